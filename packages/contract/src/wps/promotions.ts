import { plainText } from '@trevo/field-rules/plain-text.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  bonusStates,
  commentMax,
  heldReasons,
  pictureBytesMax,
  picturesMax,
  pictureTypes,
  promotionCategories,
  promotionKinds,
  promotionStatuses,
} from '../promotion-names.ts'
import { ConditionLeaf, PromotionTerms } from '../promotion-terms.ts'
import { CacheBuster, Instant, Money, NodeId } from '../shapes.ts'
import { LastingExclusion } from './security/exclusion.ts'
import { typed } from './session.ts'

/** How far one condition is met; amounts as money, counts and days as whole numbers. */
const Progress = z.object({
  condition: ConditionLeaf,
  have: z.string(),
  want: z.string(),
  isMet: z.boolean(),
})

/** Its state for the calling member; without a member, its general state. */
const Standing = z.object({
  status: z.enum(promotionStatuses),
  progress: z.array(Progress),
  /** What would be given now; null while that depends on future events. */
  amount: Money.nullable(),
  /** Why it waits for a person's review. */
  heldReasons: z.array(z.enum(heldReasons)),
  /** The operator's text for a refusal. */
  reason: z.string().nullable(),
  bonusId: z.string().nullable(),
})

export const Promotion = z.object({
  promotionId: z.string(),
  /** The word after `/promotions#`. */
  anchor: z.string(),
  kind: z.enum(promotionKinds),
  category: z.enum(promotionCategories),
  title: z.string(),
  lead: z.string(),
  body: z.string(),
  hue: z.int(),
  /** Drawings of its picture. */
  symbols: z.array(z.string()),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  timeZone: z.string(),
  terms: PromotionTerms,
  /** Games with a separate weight, by name. */
  weightedGames: z.array(z.object({ nodeId: NodeId, name: z.string(), bp: z.int() })),
  /** How many are left; null if unlimited. */
  left: z.int().nullable(),
  /** The law requires a settled bet before anything is given. */
  needsBetBefore: z.boolean(),
  standing: Standing,
})
export type Promotion = z.infer<typeof Promotion>

const PromotionId = z.string().regex(/^\d{1,9}$/)

export const listPromotions = endpoint({
  name: 'listPromotions',
  summary:
    'Promotions of the brand with their terms, and the state of each for the caller; empty for members who are excluded from play',
  method: 'GET',
  path: '/wps/relay/MCS2_listPromotions',
  family: 'wps',
  auth: 'optional',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    list: z.array(Promotion),
    /** Why the list is empty for an excluded member; null for everybody else. */
    exclusion: LastingExclusion.nullable(),
  }),
  refusals: [],
})

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const
const few = { max: 30, windowSec: 60 } as const

export const joinPromotion = endpoint({
  name: 'joinPromotion',
  summary: 'Takes part, or signs in for today where days are counted',
  method: 'POST',
  path: '/wps/relay/MCS2_joinPromotion',
  ...common,
  startsMoney: true,
  permission: 'bonus',
  body: z.strictObject({ promotionId: PromotionId }),
  response: Promotion,
  refusals: [
    'promotion.unknown',
    'promotion.closed',
    'promotion.taken',
    'promotion.member_excluded',
  ],
  rateLimit: few,
})

const claimRefusals = [
  'promotion.unknown',
  'promotion.closed',
  'promotion.not_met',
  'promotion.taken',
  'promotion.used_up',
  'promotion.member_excluded',
  'promotion.bet_needed',
  'promotion.play_first',
] as const

export const claimPromotion = endpoint({
  name: 'claimPromotion',
  summary: 'Takes what a promotion gives; once in its span, or it waits for a person to look at it',
  method: 'POST',
  path: '/wps/relay/MCS2_claimPromotion',
  ...common,
  startsMoney: true,
  permission: 'bonus',
  body: z.strictObject({ promotionId: PromotionId }),
  response: Promotion,
  refusals: claimRefusals,
  rateLimit: few,
})

export const redeemPromotionCode = endpoint({
  name: 'redeemPromotionCode',
  summary: 'Takes what a code gives',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemPromotionCode',
  ...common,
  startsMoney: true,
  permission: 'bonus',
  body: z.strictObject({ code: typed(40).min(3) }),
  response: Promotion,
  refusals: [...claimRefusals, 'promotion.code_invalid'],
  rateLimit: { max: 10, windowSec: 60 },
})

const Comment = z
  .string()
  .regex(plainText)
  // Characters as people count them, not code units.
  .refine((text) => [...text].length <= commentMax)

export const uploadPromotionPicture = endpoint({
  name: 'uploadPromotionPicture',
  summary: 'Hands over a picture for an application; it is decoded, drawn again and kept',
  method: 'POST',
  path: '/wps/relay/MCS2_uploadPromotionPicture',
  ...common,
  // The picture in base64, four characters for three bytes, with a margin.
  bodyBytesMax: Math.ceil((pictureBytesMax * 4) / 3) + 4_096,
  body: z.strictObject({ content: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/) }),
  response: z.object({ pictureId: z.uuid(), width: z.int(), height: z.int() }),
  refusals: [
    'promotion.picture_type',
    'promotion.picture_too_large',
    'promotion.pictures_too_many',
    'picture.too_complex',
    'picture.busy',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const applyForPromotion = endpoint({
  name: 'applyForPromotion',
  summary: 'Applies with a comment and up to three pictures; an operator decides',
  method: 'POST',
  path: '/wps/relay/MCS2_applyForPromotion',
  ...common,
  startsMoney: true,
  permission: 'bonus',
  body: z.strictObject({
    promotionId: PromotionId,
    comment: Comment,
    pictureIds: z.array(z.uuid()).max(picturesMax),
  }),
  response: Promotion,
  refusals: [
    'promotion.unknown',
    'promotion.closed',
    'promotion.taken',
    'promotion.used_up',
    'promotion.picture_unknown',
    'promotion.member_excluded',
  ],
  rateLimit: few,
})

/** A picture of an application. */
export const PromotionPicture = z.object({
  pictureId: z.uuid(),
  type: z.enum(pictureTypes),
  /** In base64. */
  content: z.string(),
})

export const getPromotionPicture = endpoint({
  name: 'getPromotionPicture',
  summary: 'A picture that the member handed over; nobody else gets it but operators',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionPicture',
  ...common,
  query: z.object({ pictureId: z.uuid(), _: CacheBuster }),
  response: PromotionPicture,
  refusals: ['promotion.picture_unknown'],
})

export const PromotionApplication = z.object({
  entryId: z.string(),
  promotionId: z.string(),
  anchor: z.string(),
  title: z.string(),
  status: z.enum(promotionStatuses),
  amount: Money.nullable(),
  comment: z.string(),
  pictureIds: z.array(z.uuid()),
  heldReasons: z.array(z.enum(heldReasons)),
  reason: z.string().nullable(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
})
export type PromotionApplication = z.infer<typeof PromotionApplication>

export const listMyApplications = endpoint({
  name: 'listMyApplications',
  summary: 'What the member applied for or waits for, newest first',
  method: 'GET',
  path: '/wps/relay/MCS2_listMyApplications',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: z.object({ list: z.array(PromotionApplication) }),
  refusals: [],
})

/** Bonus money: locked next to the balance until its wagering requirement was met with real money. */
export const Bonus = z.object({
  bonusId: z.string(),
  /** Null if no promotion gave it. */
  anchor: z.string().nullable(),
  title: z.string(),
  state: z.enum(bonusStates),
  amount: Money,
  required: Money,
  wagered: Money,
  /** What counted, by product, with its weight. */
  products: z.array(z.object({ product: z.string(), staked: Money, counted: Money })),
  stakeCap: Money.nullable(),
  /** What is converted to money once all is wagered. */
  becomes: Money,
  converted: Money.nullable(),
  grantedAt: Instant,
  expiresAt: Instant,
  endedAt: Instant.nullable(),
})
export type Bonus = z.infer<typeof Bonus>

export const listMyBonuses = endpoint({
  name: 'listMyBonuses',
  summary: 'Bonus money of the member with how far it is wagered, what runs first, then the newest',
  method: 'GET',
  path: '/wps/relay/MCS2_listMyBonuses',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: z.object({ list: z.array(Bonus) }),
  refusals: [],
})

export const cancelBonus = endpoint({
  name: 'cancelBonus',
  summary: 'Gives bonus money up; the balance stays as it is',
  method: 'POST',
  path: '/wps/relay/MCS2_cancelBonus',
  ...common,
  body: z.strictObject({ bonusId: z.string().regex(/^\d{1,18}$/) }),
  response: Bonus,
  refusals: ['bonus.unknown', 'bonus.ended'],
  rateLimit: few,
})
