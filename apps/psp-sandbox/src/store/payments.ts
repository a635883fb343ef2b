import { formatCents } from '../cents.ts'
import type { Institution } from '../institution.ts'
import { Problem } from '../problem.ts'
import type { PaymentWindow } from '../shapes.ts'
import { listRefundsOf, presentRefund, type RefundRow } from './refunds.ts'

export type PaymentRow = {
  e2e_id: string
  txid: string | null
  pix_key: string
  amount_cents: bigint
  paid_at: Date
  payer_cpf: string
  payer_name: string
  payer_known_at: Date
  payer_message: string | null
}

export const findPayment = async (
  { pool }: Institution,
  e2eId: string,
): Promise<PaymentRow | undefined> =>
  (await pool.query<PaymentRow>('select * from psp.payment where e2e_id = $1', [e2eId])).rows[0]

export const getPayment = async (institution: Institution, e2eId: string): Promise<PaymentRow> => {
  const payment = await findPayment(institution, e2eId)
  if (!payment) throw new Problem('PixNaoEncontrado', 'Pix não encontrado.')
  return payment
}

/** Payments received in a window, oldest first, with the total before paging. */
export const listPayments = async ({ pool }: Institution, window: PaymentWindow) => {
  const { rows } = await pool.query<PaymentRow & { total: bigint }>(
    `select payment.*, count(*) over () as total from psp.payment
     where paid_at between $1 and $2
       and ($3::text is null or txid = $3)
       and ($4::boolean is null or (txid is not null) = $4)
       and ($5::boolean is null or exists (select from psp.refund where refund.e2e_id = payment.e2e_id) = $5)
       and ($6::text is null or payer_cpf = $6) and $7::text is null
     order by paid_at, e2e_id limit $8 offset $9`,
    [
      window.inicio,
      window.fim,
      window.txid ?? null,
      window.txIdPresente ?? null,
      window.devolucaoPresente ?? null,
      window.cpf ?? null,
      window.cnpj ?? null,
      window['paginacao.itensPorPagina'],
      window['paginacao.paginaAtual'] * window['paginacao.itensPorPagina'],
    ],
  )
  return { rows, total: Number(rows[0]?.total ?? 0n) }
}

/** A received Pix exactly as in the standard: it does not name the payer. */
export const presentStandardPayment = (payment: PaymentRow, refunds: readonly RefundRow[]) => ({
  endToEndId: payment.e2e_id,
  ...(payment.txid !== null && { txid: payment.txid }),
  valor: formatCents(payment.amount_cents),
  chave: payment.pix_key,
  horario: payment.paid_at.toISOString(),
  ...(payment.payer_message !== null && { infoPagador: payment.payer_message }),
  ...(refunds.length > 0 && { devolucoes: refunds.map(presentRefund) }),
})

/** As some institutions print the payer's CPF: `***.982.247-**`. */
const maskCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

/**
 * The same with our proprietary extension `pagador`: the standard's Pix (2.9.0) has no payer, and a merchant that
 * may accept money only from the account holder needs one.
 */
export const presentPayment = (
  { now, faults }: Institution,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
) => ({
  ...presentStandardPayment(payment, refunds),
  ...(payment.payer_known_at <= now() && {
    pagador: {
      cpf: faults.take('payer_masked') ? maskCpf(payment.payer_cpf) : payment.payer_cpf,
      nome: payment.payer_name,
    },
  }),
})

export const presentPayments = async (
  institution: Institution,
  payments: readonly PaymentRow[],
) => {
  const refunds = await listRefundsOf(
    institution,
    payments.map(({ e2e_id }) => e2e_id),
  )
  return payments.map((payment) =>
    presentPayment(
      institution,
      payment,
      refunds.filter(({ e2e_id }) => e2e_id === payment.e2e_id),
    ),
  )
}
