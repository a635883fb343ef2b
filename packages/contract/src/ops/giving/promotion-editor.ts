import { z } from 'zod'
import { languageCodes } from '@trevo/languages/languages.ts'
import { operatorEndpoint } from '../../endpoint.ts'
import { promotionCategories, promotionKinds } from '../../promotion-names.ts'
import { PromotionAudience, PromotionTerms } from '../../promotion-terms.ts'
import { Instant, isInCentavos, Money, TypedMoney } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'

const change = { right: 'promotions.change', personal: 'none' } as const
const reason = typed(200).regex(/\S.*\S/)

const Text = z.strictObject({
  title: typed(60).regex(/\S/),
  lead: typed(120),
  body: typed(4_000),
})

/** Everything about a promotion that an operator writes. */
export const PromotionContent = z.strictObject({
  /** The word behind `/promotions#`. */
  anchor: z.string().regex(/^[a-z0-9-]{2,60}$/),
  kind: z.enum(promotionKinds),
  category: z.enum(promotionCategories),
  texts: z.partialRecord(z.enum(languageCodes), Text),
  hue: z.int().min(0).max(360),
  symbols: z.array(z.string().regex(/^[a-z0-9-]{2,40}$/)).max(5),
  terms: PromotionTerms,
  audience: PromotionAudience,
  timeZone: z.string().min(1).max(64),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  /** The most that is given in all; null is no bound. */
  budget: TypedMoney.nullable(),
  stock: z.int().min(1).max(100_000_000).nullable(),
  codes: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z0-9-]{3,30}$/),
        usesMax: z.int().min(1).max(10_000_000),
      }),
    )
    .max(20),
  sortOrder: z.int().min(0).max(10_000),
})
export type PromotionContent = z.infer<typeof PromotionContent>

/** Why a draft cannot be published yet, by the field that has to change. */
export const contentFaults = [
  'textMissing',
  'endBeforeStart',
  'ended',
  'startFixed',
  'kindFixed',
  'zoneFixed',
  'zoneUnknown',
  'periodFixed',
  'anchorFixed',
  'anchorTaken',
  'basisOfKind',
  'codeMissing',
  'codeTaken',
  'codeUsed',
  'budgetSpent',
  'stockGiven',
  'overBound',
  'boundless',
] as const
export type ContentFault = (typeof contentFaults)[number]

/** What a month of the terms costs, drawn from how sampled members played and deposited. */
export const MonthCost = z.object({
  seed: z.int(),
  months: z.int(),
  /** Days of play that months are drawn from, and the members they were read of. */
  days: z.int(),
  sampled: z.int(),
  /** Members of the audience, which the sample is scaled to. */
  audience: z.int(),
  median: Money,
  /** 19 of 20 months cost less. */
  p95: Money,
  mean: Money,
  /** Months that cost more than the budget. */
  overBudget: z.int(),
  /** Equal classes of cost, from `from` on. */
  histogram: z.array(z.object({ from: Money, months: z.int() })),
  levels: z.array(
    z.object({
      level: z.int(),
      members: z.int(),
      receive: z.int(),
      each: Money,
      cost: Money,
    }),
  ),
  /** What these members counted in stakes, a month, and the share of it that the cost is, in 1/100 percent. */
  counted: Money,
  shareBp: z.number().nullable(),
  simulatedAt: Instant,
  tookMs: z.int(),
})
export type MonthCost = z.infer<typeof MonthCost>

/** A promotion in writing: nobody plays under it. */
export const PromotionDraft = z.object({
  draftId: z.uuid(),
  /** The promotion that it changes; null for a new one. */
  promotionId: z.string().nullable(),
  revision: z.int(),
  content: PromotionContent,
  savedBy: z.string(),
  savedAt: Instant,
  faults: z.array(
    z.object({ fault: z.enum(contentFaults), values: z.record(z.string(), z.string()) }),
  ),
  /** Of this very content; null until it was simulated. */
  cost: MonthCost.nullable(),
  /** The request that waits for a second person. */
  requestId: z.uuid().nullable(),
})
export type PromotionDraft = z.infer<typeof PromotionDraft>

/** Terms as they were published; parts of members that were under way keep theirs. */
export const PromotionVersion = z.object({
  version: z.int(),
  content: PromotionContent,
  publishedAt: Instant,
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string(),
  cost: MonthCost.nullable(),
})
export type PromotionVersion = z.infer<typeof PromotionVersion>

const promotionParams = z.object({ promotionId: z.string().regex(/^\d{1,9}$/) })
const draftParams = z.object({ draftId: z.uuid() })

export const showOperatorPromotion = operatorEndpoint({
  name: 'showOperatorPromotion',
  summary:
    'A promotion with what is published, its versions, the draft in writing and its entries by status',
  method: 'GET',
  path: '/ops/promotions/:promotionId/detail',
  right: 'promotions.read',
  approval: 'none',
  personal: 'none',
  params: promotionParams,
  response: z.object({
    promotionId: z.string(),
    version: z.int(),
    state: z.enum(['live', 'stopped']),
    content: PromotionContent,
    spent: Money,
    issued: z.int(),
    needsBetBefore: z.boolean(),
    /** Newest first, at most 50. */
    versions: z.array(PromotionVersion),
    draftId: z.uuid().nullable(),
    /** Entries by stored status; counting stops at 10,000. */
    entries: z.array(z.object({ status: z.string(), count: z.int() })),
    /** What was given by day, the last 30. */
    spentByDay: z.array(z.object({ day: z.iso.date(), amount: Money, count: z.int() })),
    events: z.array(
      z.object({ kind: z.string(), at: Instant, operator: z.string(), reason: z.string() }),
    ),
  }),
  refusals: ['promotion.unknown'],
})

export const listPromotionDrafts = operatorEndpoint({
  name: 'listPromotionDrafts',
  summary: 'Promotions in writing, the last saved first',
  method: 'GET',
  path: '/ops/promotion-drafts',
  right: 'promotions.read',
  approval: 'none',
  personal: 'none',
  query: z.object({
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(
      z.object({
        draftId: z.uuid(),
        promotionId: z.string().nullable(),
        anchor: z.string(),
        title: z.string(),
        kind: z.enum(promotionKinds),
        revision: z.int(),
        savedBy: z.string(),
        savedAt: Instant,
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: [],
})

export const showPromotionDraft = operatorEndpoint({
  name: 'showPromotionDraft',
  summary: 'A promotion in writing, what is wrong with it, and what a month of it costs',
  method: 'GET',
  path: '/ops/promotion-drafts/:draftId',
  right: 'promotions.read',
  approval: 'none',
  personal: 'none',
  params: draftParams,
  response: PromotionDraft.extend({
    /** What is published; null for a new promotion. */
    published: z.object({ version: z.int(), content: PromotionContent }).nullable(),
    publishedCost: MonthCost.nullable(),
    needsBetBefore: z.boolean(),
  }),
  refusals: ['promotion.draft_unknown'],
})

export const savePromotionDraft = operatorEndpoint({
  name: 'savePromotionDraft',
  summary: 'Saves what was written; another revision meanwhile is refused and nothing is lost',
  method: 'POST',
  path: '/ops/promotion-drafts/:draftId',
  ...change,
  approval: 'none',
  params: draftParams,
  body: z.strictObject({
    promotionId: z
      .string()
      .regex(/^\d{1,9}$/)
      .nullable(),
    /** The revision that was changed; 0 for a new draft. */
    revision: z.int().min(0).max(1_000_000_000),
    content: PromotionContent.refine(({ terms }) => isInCentavos(terms), { path: ['terms'] }),
  }),
  response: PromotionDraft,
  refusals: ['promotion.draft_unknown', 'promotion.draft_changed', 'promotion.unknown'],
})

export const dropPromotionDraft = operatorEndpoint({
  name: 'dropPromotionDraft',
  summary: 'Deletes a draft; what is published stays',
  method: 'POST',
  path: '/ops/promotion-drafts/:draftId/drop',
  ...change,
  approval: 'none',
  params: draftParams,
  body: z.strictObject({ revision: z.int().min(1).max(1_000_000_000) }),
  response: z.object({ draftId: z.uuid() }),
  refusals: ['promotion.draft_unknown', 'promotion.draft_changed'],
})

export const simulatePromotion = operatorEndpoint({
  name: 'simulatePromotion',
  summary:
    'What a month of a draft costs, by the rules that give it and the play of sampled members',
  method: 'POST',
  path: '/ops/promotion-drafts/:draftId/simulate',
  ...change,
  approval: 'none',
  params: draftParams,
  body: z.strictObject({
    revision: z.int().min(1).max(1_000_000_000),
    /** The same seed draws the same months from the same play. */
    seed: z.int().min(0).max(2_147_483_647).default(1),
  }),
  response: MonthCost,
  refusals: ['promotion.draft_unknown', 'promotion.draft_changed'],
})

export const publishPromotion = operatorEndpoint({
  name: 'publishPromotion',
  summary:
    'A draft counts from now on: the first yes, or that of a second person; entries under way keep their terms',
  method: 'POST',
  path: '/ops/promotion-drafts/:draftId/publish',
  ...change,
  approval: 'second',
  params: draftParams,
  body: z.strictObject({
    requestId: z.uuid().optional(),
    revision: z.int().min(1).max(1_000_000_000),
    reason,
  }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [
    'promotion.draft_unknown',
    'promotion.draft_changed',
    'promotion.draft_faulty',
    'promotion.not_simulated',
    'promotion.over_bound',
    ...approvalRefusals,
  ],
})
