import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, Money, TypedMoney, TypedSum } from '../../shapes.ts'
import { WinTurnover } from '../../win-turnover.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange } from '../company/brands.ts'

const Name = typed(60).regex(/\S.*\S/)

/** Free rounds for everybody who is in a shared segment at the second yes. */
const FreeRoundGift = z.strictObject({
  segmentId: z.uuid(),
  /** As members read it in the reward center. */
  names: z.strictObject({ PT: Name, EN: Name }),
  rounds: z.int().min(1).max(500),
  /** Of one round. */
  stake: TypedSum,
  winTurnover: WinTurnover,
  expiresAt: Instant,
})

export const previewFreeRoundGift = operatorEndpoint({
  name: 'previewFreeRoundGift',
  summary: 'Shared segments, and how many members one has and what rounds for them cost',
  method: 'GET',
  path: '/ops/free-rounds/gifts/preview',
  personal: 'none',
  right: 'catalogue.read',
  approval: 'none',
  query: z.object({
    segmentId: z.uuid().optional(),
    rounds: z.coerce.number().pipe(z.int().min(1).max(500)).default(1),
    stake: TypedMoney.default('0'),
  }),
  response: z.object({
    segments: z.array(z.object({ segmentId: z.uuid(), name: z.string() })),
    members: z.int().nullable(),
    /** At most; null without a segment. */
    cost: Money.nullable(),
    membersMax: z.int(),
  }),
  refusals: ['segment.unknown'],
})

export const giveFreeRounds = operatorEndpoint({
  name: 'giveFreeRounds',
  summary: 'Free rounds for all members of a segment, once a second person says so too',
  method: 'POST',
  path: '/ops/free-rounds/gifts',
  personal: 'none',
  right: 'catalogue.change',
  approval: 'second',
  body: z.strictObject({
    requestId: ClientId,
    gift: FreeRoundGift,
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: AskedChange,
  refusals: [
    'segment.unknown',
    'segment.empty',
    'segment.too_large',
    'segment.gift_invalid',
    ...approvalRefusals,
  ],
})
