import type { Institution } from '../institution.ts'

export type StatementLine = {
  at: Date
  kind: 'received' | 'refunded'
  e2e_id: string
  /** The refund's own id, for refunds. */
  refund_id: string | null
  txid: string | null
  /** Signed: received in, refunded out. */
  amount_cents: bigint
  payer_cpf: string
  payer_name: string
}

/** The receiver's account statement of a period: what was received and what went back. */
export const listStatement = async (
  { pool }: Institution,
  from: Date,
  until: Date,
): Promise<StatementLine[]> => {
  const { rows } = await pool.query<StatementLine>(
    `select paid_at as at, 'received' as kind, e2e_id, null as refund_id, txid, amount_cents,
       payer_cpf, payer_name
     from psp.payment where paid_at between $1 and $2
     union all
     select ended_at, 'refunded', e2e_id, refund_id, txid, -refund.amount_cents, payer_cpf, payer_name
     from psp.refund join psp.payment using (e2e_id)
     where status = 'DEVOLVIDO' and ended_at between $1 and $2
     order by 1, 3, 4 nulls first`,
    [from, until],
  )
  return rows
}
