import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { approvalRefusals } from './approvals.ts'
import { Instant, Money } from '../shapes.ts'
import { typed } from '../wps/session.ts'

/** `lapsed`: nobody claimed it, and it went to the funds that the law names. */
const Status = z.enum(['held', 'released', 'refused', 'rolled_back', 'lapsed'])

/** A vendor's credit above what its game can pay: accepted, and held for an operator. */
export const HeldCredit = z.object({
  creditId: z.uuid(),
  /** `<merchant>@<username>` */
  account: z.string(),
  vendor: z.string(),
  /** In every language of the brand. */
  gameNames: z.record(z.string(), z.string()),
  roundId: z.string(),
  /** The vendor's ids of the credit and of the stake it pays. */
  transactionId: z.string(),
  referenceTransactionId: z.string(),
  stake: Money,
  amount: Money,
  /** The most that all credits of the stake could add up to, and the amount already paid. */
  cap: Money,
  paid: Money,
  /** `rolled_back`: the vendor reversed it, before or after the decision. */
  status: Status,
  /** Who gave the first yes to its release; null where none waits for a second one. */
  askedBy: z.string().nullable(),
  heldAt: Instant,
  /** Operator and reason are null if the vendor did it. */
  events: z.array(
    z.object({
      kind: Status,
      at: Instant,
      operator: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})
export type HeldCredit = z.infer<typeof HeldCredit>

const params = z.object({ creditId: z.uuid() })
const body = z.strictObject({ reason: typed(200).regex(/\S.*\S/) })

export const listHeldCredits = operatorEndpoint({
  name: 'listHeldCredits',
  summary: 'Credits above what their game can pay that wait for an operator, the oldest first',
  method: 'GET',
  path: '/ops/held-credits',
  right: 'games.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
  response: z.object({ credits: z.array(HeldCredit) }),
  refusals: [],
})

export const showHeldCredit = operatorEndpoint({
  name: 'showHeldCredit',
  summary: 'One such credit of the brand with everything that happened to it',
  method: 'GET',
  path: '/ops/held-credits/:creditId',
  right: 'games.read',
  approval: 'none',
  personal: 'masked',
  params,
  response: HeldCredit,
  refusals: ['credit.unknown'],
})

export const releaseHeldCredit = operatorEndpoint({
  name: 'releaseHeldCredit',
  summary:
    'Pays a held credit to its member; from the brand’s threshold on the first yes, or that of a second person',
  method: 'POST',
  path: '/ops/held-credits/:creditId/release',
  right: 'games.decide',
  approval: 'second',
  personal: 'masked',
  params,
  body,
  response: HeldCredit,
  refusals: ['credit.unknown', 'credit.not_held', ...approvalRefusals],
})

export const refuseHeldCredit = operatorEndpoint({
  name: 'refuseHeldCredit',
  summary: 'Gives the money of a held credit back to the house; the member is not paid',
  method: 'POST',
  path: '/ops/held-credits/:creditId/refuse',
  right: 'games.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body,
  response: HeldCredit,
  refusals: ['credit.unknown', 'credit.not_held'],
})
