import type { PaymentReason } from '@trevo/contract/wps/cashier/deposit.ts'
import { sql, type Kysely } from 'kysely'

/** A Pix of a member that is not in the balance: held, or on its way back, or returned since an instant. */
export type DepositTrouble = {
  readonly status: 'held' | 'refund_due' | 'refunding' | 'refunded' | 'unclaimed'
  readonly reason: PaymentReason | null
  /** In 1/10,000 BRL. */
  readonly amountMinor: bigint
  readonly paidAt: Date
}

const troublesMax = 20

type Row = {
  status: DepositTrouble['status']
  reason: PaymentReason | null
  amount_minor: bigint
  paid_at: Date
}

/** The newest first, twenty at most. */
export const listDepositTroubles = async <Tables>(
  db: Kysely<Tables>,
  memberId: bigint,
  returnedSince: Date,
): Promise<readonly DepositTrouble[]> => {
  const { rows } = await sql<Row>`
    select status, reason, amount_minor, coalesce(paid_at, noticed_at) as paid_at
    from cashier.payment
    where member_id = ${memberId}
      and (status in ('held', 'refund_due', 'refunding', 'unclaimed')
        or (status = 'refunded' and refunded_at > ${returnedSince}))
    order by noticed_at desc, e2e_id
    limit ${troublesMax}`.execute(db)
  return rows.map(({ status, reason, amount_minor: amountMinor, paid_at: paidAt }) => ({
    status,
    reason,
    amountMinor,
    paidAt,
  }))
}

/** What a member owes from reversed deposits; undefined for nothing. */
export const findOwed = async <Tables>(
  db: Kysely<Tables>,
  memberId: bigint,
): Promise<{ readonly owedMinor: bigint; readonly since: Date } | undefined> => {
  const { rows } = await sql<{ owed: bigint | null; since: Date | null }>`
    select sum(owed_minor)::bigint as owed, min(reversed_at) as since
    from cashier.reversal where member_id = ${memberId} and owed_minor > 0`.execute(db)
  const [row] = rows
  return row?.owed && row.since ? { owedMinor: row.owed, since: row.since } : undefined
}
