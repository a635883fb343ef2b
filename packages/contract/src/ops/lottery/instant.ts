import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, Money, TypedSum } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange } from '../company/brands.ts'

/** The plan of the next edition, which those after it have too. */
export const InstantPlan = z.strictObject({
  price: TypedSum,
  ticketCount: z.int().min(100).max(200_000),
  /** From the highest prize down. */
  prizes: z
    .array(z.strictObject({ amount: TypedSum, count: z.int().min(1).max(200_000) }))
    .min(6)
    .max(12),
  /** How many days an edition is on sale at most. */
  days: z.int().min(1).max(365),
})
export type InstantPlan = z.infer<typeof InstantPlan>

const Edition = z.object({
  editionId: z.int(),
  number: z.int(),
  state: z.enum(['ready', 'open', 'closed', 'withdrawn']),
  price: Money,
  ticketCount: z.int(),
  soldCount: z.int(),
  returnBp: z.int(),
  /** What its tickets brought in, and what was paid for them. */
  staked: Money,
  paid: Money,
  openedAt: Instant.nullable(),
  closesAt: Instant.nullable(),
  closedAt: Instant.nullable(),
})

export const listInstantSales = operatorEndpoint({
  name: 'listInstantSales',
  summary:
    'Instant lotteries of the brand: the plan of their next edition, and the latest editions',
  method: 'GET',
  path: '/ops/lottery/instant',
  personal: 'none',
  right: 'lottery.read',
  approval: 'none',
  response: z.object({
    games: z
      .array(
        z.object({
          gameId: z.int(),
          gameCode: z.string(),
          names: z.record(z.string(), z.string()),
          plan: InstantPlan,
          returnBp: z.int(),
          editions: z.array(Edition).max(10),
        }),
      )
      .max(50),
    returns: z.object({ lowest: z.int(), highest: z.int() }),
  }),
  refusals: [],
})

export const planInstantEdition = operatorEndpoint({
  name: 'planInstantEdition',
  summary:
    'The next edition of an instant lottery by another plan, once a second person says so too',
  method: 'POST',
  path: '/ops/lottery/instant/:gameCode/editions',
  personal: 'none',
  right: 'lottery.change',
  approval: 'second',
  params: z.object({ gameCode: z.string().regex(/^[A-Z][A-Z0-9_]{2,23}$/) }),
  body: z.strictObject({
    requestId: ClientId,
    plan: InstantPlan,
    /** Sales of the present edition end with the second yes, and the new one begins. */
    endsPresent: z.boolean(),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: AskedChange,
  refusals: [
    'lottery.instant_unknown',
    'lottery.change_invalid',
    'lottery.return_out_of_bounds',
    ...approvalRefusals,
  ],
})
