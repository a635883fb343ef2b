import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import type { Right } from '../rights.ts'

/** Items of queues that operators share, each with the right that shows it; an alarm by its code. */
export const queueRights = {
  alarm: 'figures.read',
  withdrawal: 'withdrawals.read',
  deposit: 'deposits.read',
  finding: 'ledger.read',
  conversation: 'desk.read',
  ticket: 'desk.read',
  signal: 'risk.read',
  case: 'risk.read',
  incident: 'games.read',
  kyc: 'kyc.read',
  aml: 'aml.read',
  member: 'members.read',
  prize: 'prizes.read',
  'play-risk': 'play.read',
  credit: 'games.read',
  redemption: 'loyalty.read',
  referral: 'loyalty.read',
  entry: 'promotions.read',
  integrity: 'risk.read',
  impediment: 'exclusion.read',
  request: 'members.read',
  dispute: 'agents.read',
  'big-prize': 'lottery.read',
  match: 'trading.read',
  file: 'compliance.read',
} as const satisfies Readonly<Record<string, Right>>
/** Of `approval`, each request names the right that shows it. */
export type QueueKind = keyof typeof queueRights | 'approval'
const kinds = ['approval', ...Object.keys(queueRights)] as [QueueKind, ...QueueKind[]]

const ItemId = typed(80).min(1)
const Kind = z.enum(kinds)

/** Who works on an item of a queue, and who else has it open. */
export const QueueWork = z.object({
  targetId: z.string(),
  assignedTo: z.string().nullable(),
  assignedAt: Instant.nullable(),
  /** Other operators who had it open within the last 30 seconds. */
  viewers: z.array(z.object({ operator: z.string(), since: Instant })),
})
export type QueueWork = z.infer<typeof QueueWork>

const common = {
  // The right depends on the queue and is checked with it.
  right: 'own',
  approval: 'none',
  personal: 'none',
} as const

export const showQueueWork = operatorEndpoint({
  name: 'showQueueWork',
  summary:
    'Who works on the items of a queue. `open` names the item that the caller has open, which others then see for 30 seconds',
  method: 'GET',
  path: '/ops/queue-work/:kind',
  ...common,
  params: z.object({ kind: Kind }),
  query: z.object({
    /** Up to 100 ids with commas between them. */
    targets: z.string().max(8_100).default(''),
    open: ItemId.optional(),
  }),
  response: z.object({ list: z.array(QueueWork) }),
  refusals: ['operator.right_required'],
})

export const assignQueueItems = operatorEndpoint({
  name: 'assignQueueItems',
  summary: 'Gives items of a queue to an operator, or to nobody',
  method: 'POST',
  path: '/ops/queue-work/:kind/assign',
  ...common,
  params: z.object({ kind: Kind }),
  body: z.strictObject({
    targetIds: z.array(ItemId).min(1).max(50),
    /** A user name of the brand who may see the queue; null takes the items back. */
    operator: typed(64).min(1).nullable(),
  }),
  response: z.object({ list: z.array(QueueWork) }),
  refusals: ['operator.right_required', 'queue.operator_unknown'],
})

export const listQueueOperators = operatorEndpoint({
  name: 'listQueueOperators',
  summary: 'The operators who may see a queue, for assigning',
  method: 'GET',
  path: '/ops/queue-work/:kind/operators',
  ...common,
  params: z.object({ kind: Kind }),
  query: z.object({
    /** The item, where each has its own right: of `approval`. */
    target: ItemId.optional(),
  }),
  response: z.object({ operators: z.array(z.string()) }),
  refusals: ['operator.right_required'],
})
