import { formatCents, parseCents } from '../cents.ts'
import { inTx } from '../in-tx.ts'
import { newReturnId, type Institution } from '../institution.ts'
import { Problem } from '../problem.ts'
import type { RefundOrder } from '../shapes.ts'

export type RefundRow = {
  e2e_id: string
  refund_id: string
  rtr_id: string
  amount_cents: bigint
  nature: string
  description: string | null
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
  reason: string | null
  requested_at: Date
  ends_at: Date
  ended_at: Date | null
}

/** A Pix can be returned for 90 days. */
const refundWindowMs = 90 * 86_400_000

type Locked = { amount_cents: bigint; paid_at: Date; refunded_cents: bigint; is_used: boolean }

const lockPaymentSql = 'select amount_cents, paid_at from psp.payment where e2e_id = $1 for update'
const sumRefundsSql = `
  select coalesce(sum(amount_cents) filter (where status <> 'NAO_REALIZADO'), 0)::bigint as refunded_cents,
    coalesce(bool_or(refund_id = $2), false) as is_used
  from psp.refund where e2e_id = $1`

const assertRefundable = (payment: Locked, amountCents: bigint, now: Date): void => {
  const refuse = (detail: string, razao: string, propriedade: string) => {
    throw new Problem('PixDevolucaoInvalida', detail, [{ razao, propriedade }])
  }
  if (payment.is_used) refuse('O id da devolução já foi utilizado.', 'id já utilizado', 'id')
  if (now.getTime() - payment.paid_at.getTime() > refundWindowMs) {
    refuse('O prazo de devolução terminou.', 'prazo de 90 dias', 'horario')
  }
  if (payment.refunded_cents + amountCents > payment.amount_cents) {
    refuse('A soma das devoluções excede o valor do Pix.', 'valor excedente', 'valor')
  }
}

/**
 * Accepts a refund. The payment's row is locked first, so that two refunds together never exceed it.
 */
export const requestRefund = async (
  institution: Institution,
  e2eId: string,
  refundId: string,
  order: RefundOrder,
): Promise<RefundRow> => {
  const { now, faults, refundMs } = institution
  return inTx(institution, async (client) => {
    const payment = (await client.query<Locked>(lockPaymentSql, [e2eId])).rows[0]
    if (!payment) throw new Problem('PixNaoEncontrado', 'Pix não encontrado.')
    const sums = (await client.query<Locked>(sumRefundsSql, [e2eId, refundId])).rows[0]
    const amountCents = parseCents(order.valor)
    const at = now()
    assertRefundable({ ...payment, ...sums }, amountCents, at)
    const endsAfterMs = faults.take('refund_slow')?.ms ?? refundMs
    const { rows } = await client.query<RefundRow>(
      `insert into psp.refund (e2e_id, refund_id, rtr_id, amount_cents, nature, description, status,
         requested_at, ends_at, ends_as)
       values ($1, $2, $3, $4, $5, $6, 'EM_PROCESSAMENTO', $7, $8, $9) returning *`,
      [
        e2eId,
        refundId,
        newReturnId(at),
        amountCents,
        order.natureza,
        order.descricao ?? null,
        at,
        new Date(at.getTime() + endsAfterMs),
        faults.take('refund_failed') ? 'NAO_REALIZADO' : 'DEVOLVIDO',
      ],
    )
    if (!rows[0]) throw new Error('the inserted refund was not returned')
    return rows[0]
  })
}

/** Completes due refunds; each is sent to the webhook. */
export const endDueRefunds = async ({ pool, now }: Institution): Promise<void> => {
  await pool.query(
    `with ended as (
       update psp.refund set status = ends_as, ended_at = ends_at,
         reason = case when ends_as = 'NAO_REALIZADO' then 'Conta do pagador encerrada.' end
       where status = 'EM_PROCESSAMENTO' and ends_at <= $1
       returning e2e_id
     )
     insert into psp.notice (e2e_id, due_at)
     select e2e_id, $1 from ended join psp.payment using (e2e_id) where txid is not null`,
    [now()],
  )
}

export const listRefundsOf = async (
  { pool }: Institution,
  e2eIds: readonly string[],
): Promise<RefundRow[]> => {
  const sql = 'select * from psp.refund where e2e_id = any($1) order by requested_at, refund_id'
  return (await pool.query<RefundRow>(sql, [e2eIds])).rows
}

export const getRefund = async (
  { pool }: Institution,
  e2eId: string,
  refundId: string,
): Promise<RefundRow> => {
  const sql = 'select * from psp.refund where e2e_id = $1 and refund_id = $2'
  const row = (await pool.query<RefundRow>(sql, [e2eId, refundId])).rows[0]
  if (!row) throw new Problem('PixDevolucaoNaoEncontrada', 'Devolução não encontrada.')
  return row
}

/** A refund as API Pix shows it. */
export const presentRefund = (refund: RefundRow) => ({
  id: refund.refund_id,
  rtrId: refund.rtr_id,
  valor: formatCents(refund.amount_cents),
  natureza: refund.nature,
  ...(refund.description !== null && { descricao: refund.description }),
  horario: {
    solicitacao: refund.requested_at.toISOString(),
    ...(refund.ended_at && { liquidacao: refund.ended_at.toISOString() }),
  },
  status: refund.status,
  ...(refund.reason !== null && { motivo: refund.reason }),
})
