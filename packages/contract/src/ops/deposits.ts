import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'
import { EndToEndId, PaymentReason } from '../wps/cashier/deposit.ts'
import { typed } from '../wps/session.ts'

/** A Pix that was received and has not been settled yet. */
export const HeldPayment = z.object({
  endToEndId: z.string(),
  depositId: z.uuid(),
  /** `<merchant>@<username>` */
  account: z.string(),
  amount: Money,
  paidAt: Instant,
  /** As far as the institution knows; the CPF is masked. */
  payerName: z.string().nullable(),
  payerDocument: z.string().nullable(),
  reason: PaymentReason.nullable(),
})
export type HeldPayment = z.infer<typeof HeldPayment>

export const listHeldPayments = operatorEndpoint({
  name: 'listHeldPayments',
  summary: 'Pix that are held because the institution does not know who paid, the oldest first',
  method: 'GET',
  path: '/ops/deposits/held',
  right: 'deposits.read',
  approval: 'none',
  personal: 'clear',
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
  response: z.object({ payments: z.array(HeldPayment) }),
  refusals: [],
})

export const listUnreadableElements = operatorEndpoint({
  name: 'listUnreadableElements',
  summary:
    'What the institution sent in lists and notices and could not be read, the last seen first',
  method: 'GET',
  path: '/ops/deposits/unreadable',
  right: 'deposits.read',
  approval: 'none',
  personal: 'clear',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  response: z.object({
    /** How many notices are stored in total. */
    count: z.int(),
    elements: z.array(
      z.object({
        source: z.enum(['pix', 'refund', 'charge', 'payout', 'part', 'notice']),
        /** As received, cut at 4,000 characters. */
        raw: z.string(),
        firstSeenAt: Instant,
        lastSeenAt: Instant,
        timesSeen: z.int(),
      }),
    ),
  }),
  refusals: [],
})

export const returnHeldPayment = operatorEndpoint({
  name: 'returnHeldPayment',
  summary: 'Sends a held Pix back to who paid it, without waiting for the day to end',
  method: 'POST',
  path: '/ops/deposits/held/:endToEndId/return',
  right: 'deposits.return',
  approval: 'reason',
  personal: 'clear',
  params: z.object({ endToEndId: EndToEndId }),
  body: z.strictObject({ reason: typed(200).regex(/\S.*\S/) }),
  response: z.object({ endToEndId: z.string(), amount: Money }),
  refusals: ['deposit.payment_unknown', 'deposit.payment_not_held'],
})
