import {
  promotionKinds,
  promotionStatuses,
  storedStatuses,
  heldReasons,
} from '../../promotion-names.ts'
import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { PromotionPicture } from '../../wps/promotions.ts'
import { typed } from '../../wps/session.ts'

const reason = typed(200).regex(/\S.*\S/)

/** The phase of a promotion, by the clock and its state. */
export const promotionPhases = ['running', 'planned', 'ended', 'stopped'] as const
export type PromotionPhase = (typeof promotionPhases)[number]

/** A promotion as operators see it, with its budget and what it has cost. */
export const OperatorPromotion = z.object({
  promotionId: z.string(),
  anchor: z.string(),
  kind: z.enum(promotionKinds),
  title: z.string(),
  version: z.int(),
  state: z.enum(['live', 'stopped']),
  phase: z.enum(promotionPhases),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  budget: Money.nullable(),
  spent: Money,
  stock: z.int().nullable(),
  issued: z.int(),
  waiting: z.int(),
})
export type OperatorPromotion = z.infer<typeof OperatorPromotion>

export const listOperatorPromotions = operatorEndpoint({
  name: 'listOperatorPromotions',
  summary: 'Promotions of the brand with budget, stock and what waits for a decision',
  method: 'GET',
  path: '/ops/promotions',
  right: 'promotions.read',
  approval: 'none',
  personal: 'none',
  query: z.object({
    phase: z.enum(promotionPhases).optional(),
    kind: z.enum(promotionKinds).optional(),
    before: z.string().max(20).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(100),
  }),
  response: z.object({ promotions: z.array(OperatorPromotion), next: z.string().nullable() }),
  refusals: [],
})

export const setPromotionState = operatorEndpoint({
  name: 'setPromotionState',
  summary: 'Pauses or resumes a promotion; rewards already given stay',
  method: 'POST',
  path: '/ops/promotions/:promotionId/state',
  right: 'promotions.change',
  approval: 'reason',
  personal: 'none',
  params: z.object({ promotionId: z.string().regex(/^\d{1,9}$/) }),
  body: z.strictObject({ state: z.enum(['live', 'stopped']), reason }),
  response: OperatorPromotion,
  refusals: ['promotion.unknown', 'promotion.over_bound'],
})

/** A member's participation in a promotion that waits for a decision, or had one. */
export const PromotionEntry = z.object({
  entryId: z.string(),
  promotionId: z.string(),
  anchor: z.string(),
  /** The version of the terms that it was begun under. */
  version: z.int(),
  /** `<merchant>@<username>` */
  account: z.string(),
  status: z.enum(promotionStatuses),
  amount: Money.nullable(),
  comment: z.string(),
  pictureIds: z.array(z.uuid()),
  heldReasons: z.array(z.enum(heldReasons)),
  askedAt: Instant,
  events: z.array(
    z.object({
      kind: z.string(),
      at: Instant,
      operator: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})
export type PromotionEntry = z.infer<typeof PromotionEntry>

export const listPromotionEntries = operatorEndpoint({
  name: 'listPromotionEntries',
  summary:
    'Applications and held rewards that wait for an operator, the oldest first; other entries newest first',
  method: 'GET',
  path: '/ops/promotions/entries',
  right: 'promotions.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    promotionId: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    /** `applying` waits for a decision. */
    status: z.enum(['all', ...storedStatuses]).default('applying'),
    /** The user name of a member. */
    username: typed(60).optional(),
    /** The `next` of the page before. */
    after: z.string().max(20).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  response: z.object({ entries: z.array(PromotionEntry), next: z.string().nullable() }),
  refusals: [],
})

const entryParams = z.object({ entryId: z.string().regex(/^\d{1,18}$/) })

export const decidePromotionEntry = operatorEndpoint({
  name: 'decidePromotionEntry',
  summary: 'Yes or no to an application or a held reward; a yes gives the reward at once',
  method: 'POST',
  path: '/ops/promotions/entries/:entryId/decision',
  right: 'promotions.decide',
  approval: 'reason',
  personal: 'masked',
  params: entryParams,
  body: z.strictObject({ decision: z.enum(['approve', 'reject']), reason }),
  response: PromotionEntry,
  refusals: [
    'promotion.entry_unknown',
    'promotion.entry_decided',
    'promotion.used_up',
    'promotion.member_excluded',
    'promotion.bet_needed',
    'promotion.play_first',
  ],
})

export const getEntryPicture = operatorEndpoint({
  name: 'getEntryPicture',
  summary: 'A picture of an application, for the operator who decides',
  method: 'GET',
  path: '/ops/promotions/pictures/:pictureId',
  right: 'promotions.decide',
  approval: 'none',
  personal: 'clear',
  params: z.object({ pictureId: z.uuid() }),
  response: PromotionPicture,
  refusals: ['promotion.picture_unknown'],
})
