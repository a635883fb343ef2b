import type { Institution } from '../institution.ts'

export type StatementLine = {
  at: Date
  kind: 'received' | 'refunded' | 'sent' | 'sent_back'
  e2e_id: string
  /** The refund's own id, for refunds. */
  refund_id: string | null
  /** The payout's id, for money sent. */
  payout_id: string | null
  txid: string | null
  /** Signed: received or returned to us is positive, refunded or sent negative. */
  amount_cents: bigint
  /** The other side: the payer or the payee. */
  payer_cpf: string
  payer_name: string
}

/** The account's statement for a period: received, refunded, sent, and returned. */
export const listStatement = async (
  { pool }: Institution,
  from: Date,
  until: Date,
): Promise<StatementLine[]> => {
  const { rows } = await pool.query<StatementLine>(
    `select paid_at as at, 'received' as kind, e2e_id, null as refund_id,
       null as payout_id, txid, amount_cents, payer_cpf, payer_name
     from psp.payment where paid_at between $1 and $2
     union all
     select ended_at, 'refunded', e2e_id, refund_id, null, txid, -refund.amount_cents, payer_cpf, payer_name
     from psp.refund join psp.payment using (e2e_id)
     where status = 'DEVOLVIDO' and ended_at between $1 and $2
     union all
     select ended_at, 'sent', e2e_id, null, payout_id, null, -amount_cents, holder_cpf, holder_name
     from psp.payout
     where mode = 'PIX' and status in ('REALIZADO', 'DEVOLVIDO') and ended_at between $1 and $2
     union all
     select returned_at, 'sent_back', e2e_id, null, payout_id, null, amount_cents, holder_cpf,
       holder_name
     from psp.payout where status = 'DEVOLVIDO' and returned_at between $1 and $2
     union all
     select part.ended_at, 'sent', part.e2e_id, null, part.payout_id, null, -part.amount_cents,
       holder_cpf, holder_name
     from psp.payout_part part join psp.payout using (payout_id)
     where part.status in ('RECEBIDA', 'COMPROVADA') and part.ended_at between $1 and $2
     order by 1, 3, 4 nulls first`,
    [from, until],
  )
  return rows
}
