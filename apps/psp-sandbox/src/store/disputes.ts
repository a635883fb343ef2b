import { z } from 'zod'
import { parseCents } from '../cents.ts'
import { newReturnId, type Institution } from '../institution.ts'
import type { RefundRow } from './refunds.ts'

/**
 * All of a Pix, or a part, goes back to its payer: asked for by a payer's bank whose customer was defrauded (`MED_…`),
 * or a mistake of the institution, which its receiver never asked for (`ORIGINAL`).
 */
export const DisputeOrder = z.object({
  endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  amount: z
    .string()
    .regex(/^\d{1,10}\.\d{2}$/)
    .optional(),
  nature: z.enum(['MED_FRAUDE', 'MED_OPERACIONAL', 'ORIGINAL']).default('MED_FRAUDE'),
})
export type DisputeOrder = z.infer<typeof DisputeOrder>

const sql = `
  with payment as (
    select e2e_id, txid, amount_cents - coalesce((
      select sum(refund.amount_cents) from psp.refund
      where refund.e2e_id = payment.e2e_id and refund.status <> 'NAO_REALIZADO'), 0) as left_cents
    from psp.payment where e2e_id = $1 for update
  ), returned as (
    insert into psp.refund (e2e_id, refund_id, rtr_id, amount_cents, nature, description, status,
      requested_at, ends_at, ends_as, ended_at)
    select e2e_id, $2, $2, coalesce($3::bigint, left_cents), $4, 'MED', 'DEVOLVIDO', $5, $5,
      'DEVOLVIDO', $5
    from payment where left_cents > 0 and left_cents >= coalesce($3::bigint, left_cents)
    returning *
  ), told as (
    insert into psp.notice (e2e_id, due_at)
    select e2e_id, $5 from returned join payment using (e2e_id) where txid is not null
  )
  select * from returned`

/** Takes a received Pix back (MED) and notifies the webhook; undefined if nothing is left of it. */
export const dispute = async (
  { pool, now }: Institution,
  { endToEndId, amount, nature }: DisputeOrder,
): Promise<RefundRow | undefined> => {
  const at = now()
  const cents = amount === undefined ? null : parseCents(amount)
  const values = [endToEndId, newReturnId(at), cents, nature, at]
  return (await pool.query<RefundRow>(sql, values)).rows[0]
}
