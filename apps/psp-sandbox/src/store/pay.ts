import type { PoolClient } from 'pg'
import { z } from 'zod'
import { inTx } from '../in-tx.ts'
import { newEndToEndId, type Institution } from '../institution.ts'
import { expiresAtOf, type ChargeRow } from './charges.ts'
import type { PaymentRow } from './payments.ts'

/** The order of a payer's app. `force` pays even if the payer's bank would block it. */
export const PaymentOrder = z
  .object({
    location: z.string().max(77).optional(),
    txid: z
      .string()
      .regex(/^[a-zA-Z0-9]{1,35}$/)
      .optional(),
    cpf: z.string().regex(/^\d{11}$/),
    name: z.string().min(1).max(100),
    amount: z
      .string()
      .regex(/^\d{1,10}\.\d{2}$/)
      .optional(),
    message: z.string().max(140).optional(),
    paidAt: z.iso.datetime().optional(),
    times: z.int().min(1).max(10).default(1),
    force: z.boolean().default(false),
  })
  .refine(({ txid, location }) => txid === undefined || location === undefined, 'txid or location')
export type PaymentOrder = z.infer<typeof PaymentOrder>

export type PayRefusal =
  | 'unknown'
  | 'removed'
  | 'paid'
  | 'expired'
  | 'amount_fixed'
  | 'amount_missing'

/** Why a payer's bank would not pay this charge; undefined if it would. */
export const whyNotPayable = (
  charge: ChargeRow,
  amountCents: bigint,
  at: Date,
): PayRefusal | undefined => {
  if (charge.status === 'CONCLUIDA') return 'paid'
  if (charge.status !== 'ATIVA') return 'removed'
  if (at >= expiresAtOf(charge)) return 'expired'
  if (!charge.amount_changeable && amountCents !== charge.amount_cents) return 'amount_fixed'
  return undefined
}

const lockCharge = async (client: PoolClient, order: PaymentOrder) => {
  const token = order.location?.split('/').at(-1)
  const sql = 'select * from psp.charge where txid = $1 or location_token = $2 for update'
  return (await client.query<ChargeRow>(sql, [order.txid ?? null, token ?? null])).rows[0]
}

const insertPayment = async (
  institution: Institution,
  client: PoolClient,
  payment: Omit<PaymentRow, 'e2e_id' | 'payer_known_at'>,
): Promise<PaymentRow> => {
  const { now, faults } = institution
  const unknownMs = faults.take('payer_unknown')?.ms ?? 0
  const { rows } = await client.query<PaymentRow>(
    `insert into psp.payment (e2e_id, txid, pix_key, amount_cents, paid_at, payer_cpf, payer_name,
       payer_known_at, payer_message)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
    [
      newEndToEndId(payment.paid_at),
      payment.txid,
      payment.pix_key,
      payment.amount_cents,
      payment.paid_at,
      payment.payer_cpf,
      payment.payer_name,
      new Date(now().getTime() + unknownMs),
      payment.payer_message,
    ],
  )
  if (!rows[0]) throw new Error('the inserted payment was not returned')
  return rows[0]
}

// Only Pix with a txid are notified (API Pix, webhook): the others are found by polling.
const insertNotices = async (
  { now, faults }: Institution,
  client: PoolClient,
  payment: PaymentRow,
): Promise<void> => {
  if (payment.txid === null) return
  const isLost = faults.take('webhook_lost') !== undefined
  const copies = faults.take('webhook_doubled') ? 2 : 1
  const delay = faults.take('webhook_delayed') ?? faults.take('webhook_reordered')
  const dueAt = new Date(now().getTime() + (delay?.ms ?? 0))
  for (let copy = 0; copy < copies; copy += 1) {
    await client.query('insert into psp.notice (e2e_id, due_at, state) values ($1, $2, $3)', [
      payment.e2e_id,
      dueAt,
      isLost ? 'lost' : 'due',
    ])
  }
}

/** Moves money to the receiver, `times` times; returns the payments or the reason for refusal. */
export const pay = (
  institution: Institution,
  order: PaymentOrder,
): Promise<{ payments: PaymentRow[] } | { refusal: PayRefusal }> =>
  inTx(institution, async (client) => {
    const charge = await lockCharge(client, order)
    const at = order.paidAt ? new Date(order.paidAt) : institution.now()
    const asked = order.amount ? BigInt(order.amount.replace('.', '')) : undefined
    const amountCents = asked ?? charge?.amount_cents
    if (amountCents === undefined) return { refusal: 'amount_missing' }
    if (!charge && !order.force) return { refusal: 'unknown' }
    if (charge && !order.force) {
      const refusal = whyNotPayable(charge, amountCents, at)
      if (refusal) return { refusal }
    }
    const payments: PaymentRow[] = []
    for (let count = 0; count < order.times; count += 1) {
      const payment = await insertPayment(institution, client, {
        txid: charge?.txid ?? order.txid ?? null,
        pix_key: charge?.pix_key ?? institution.receiver.keys[0] ?? '',
        amount_cents: amountCents,
        paid_at: at,
        payer_cpf: order.cpf,
        payer_name: order.name,
        payer_message: order.message ?? null,
      })
      await insertNotices(institution, client, payment)
      payments.push(payment)
    }
    if (charge?.status === 'ATIVA') {
      await client.query(`update psp.charge set status = 'CONCLUIDA' where txid = $1`, [
        charge.txid,
      ])
    }
    return { payments }
  })
