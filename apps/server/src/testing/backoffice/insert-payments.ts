import { randomUUID } from 'node:crypto'
import type { Pool } from '@trevo/database/connect.ts'

type Payment = {
  readonly status: 'held' | 'credited' | 'unclaimed'
  readonly amountMinor: bigint
}

const lettersOf = (id: string): string => id.replaceAll('-', '').slice(0, 31)

/** Rows of money that came in, as an institution would have left them, for pages that show them. */
export const insertPayments = (pool: Pool) => {
  const memberOf = async (): Promise<bigint> => {
    const { rows } = await pool.query<{ id: bigint }>(
      'select member_id as id from members.member where type = 0 order by 1 desc limit 1',
    )
    return BigInt(rows[0]?.id ?? 0)
  }
  return {
    /** A deposit with a Pix in this state; answers its ids. */
    deposit: async ({ status, amountMinor }: Payment) => {
      const id = randomUUID()
      const endToEndId = `E${lettersOf(randomUUID())}`
      const memberId = await memberOf()
      const isCredited = status === 'credited'
      await pool.query(
        `insert into cashier.deposit (member_id, id, brand_id, client_id, amount_minor, status, txid,
           charge_sec, location, created_at, expires_at, credited_e2e_id, credited_at)
         values ($1, $2, 1, $2, $3, $4, $5, 900, 'pix.example/1', now() - interval '1 hour',
           now() - interval '45 minutes', $6, $7)`,
        [
          memberId,
          id,
          amountMinor,
          isCredited ? 'credited' : 'awaiting',
          id.replaceAll('-', ''),
          isCredited ? endToEndId : null,
          isCredited ? new Date() : null,
        ],
      )
      await pool.query(
        `insert into cashier.payment (e2e_id, status, reason, noticed_at, noticed_by, txid, amount_minor,
           paid_at, payer_document, payer_name, member_id, deposit_id, decided_at)
         values ($1, $2, $3, now() - interval '50 minutes', 'webhook', $4, $5,
           now() - interval '51 minutes', '52998224725', 'Marina Alves', $6, $7, $8)`,
        [
          endToEndId,
          status,
          isCredited ? null : 'payer_unknown',
          id.replaceAll('-', ''),
          amountMinor,
          memberId,
          id,
          isCredited ? new Date() : null,
        ],
      )
      return { depositId: id, endToEndId, memberId }
    },
    /** A bank's return of a credited Pix, of which a part is owed. */
    reversal: async (
      pix: { readonly endToEndId: string; readonly memberId: bigint; readonly depositId: string },
      amountMinor: bigint,
      owedMinor: bigint,
    ): Promise<void> => {
      await pool.query(
        `insert into cashier.reversal (e2e_id, refund_id, member_id, deposit_id, amount_minor,
           covered_minor, owed_minor, reversed_at, settled_at)
         values ($1, $2, $3, $4, $5, $6, $7, now() - interval '2 days', $8)`,
        [
          pix.endToEndId,
          `D${lettersOf(randomUUID())}`,
          pix.memberId,
          pix.depositId,
          amountMinor,
          amountMinor - owedMinor,
          owedMinor,
          owedMinor === 0n ? new Date() : null,
        ],
      )
    },
    /** A finished comparison of a day, yesterday by default, with differences that only a person can end. */
    run: async (subjects: readonly string[], daysAgo = 1): Promise<void> => {
      const runId = randomUUID()
      await pool.query(
        `insert into cashier.reconciliation_run (id, cause, brand_id, from_at, until_at, asked_at, status,
           leased_until, done_at, received_count_theirs, received_minor_theirs, returned_minor_theirs,
           received_count_ours, received_minor_ours, returned_minor_ours, charges, mended, incidents,
           sent_count_theirs, sent_minor_theirs, sent_back_minor_theirs, sent_count_ours,
           sent_minor_ours, sent_back_minor_ours)
         values ($1, 'nightly', 1, date_trunc('day', now() - interval '3 hours') + interval '3 hours' - $3 * interval '1 day',
           date_trunc('day', now() - interval '3 hours') + interval '3 hours' - ($3 - 1) * interval '1 day', now(), 'done', now(),
           now(), 12, 4200000, 0, 12, 4150000, 0, 14, 1, $2, 3, 900000, 0, 3, 900000, 0)`,
        [runId, subjects.length, daysAgo],
      )
      for (const subject of subjects) {
        await pool.query(
          `insert into cashier.finding (run_id, kind, subject, mended, detail, found_at)
           values ($1, 'amount_differs', $2, false, '{"theirs": "500000", "ours": "450000"}', now())`,
          [runId, subject],
        )
      }
    },
  }
}
