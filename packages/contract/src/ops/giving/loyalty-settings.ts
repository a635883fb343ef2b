import { z } from 'zod'
import { languageCodes } from '@trevo/languages/languages.ts'
import { WinTurnover } from '../../win-turnover.ts'
import { PointRewardType } from '../../wps/points.ts'
import { MissionType } from '../../wps/rewards/missions.ts'
import { TicketKind } from '../../wps/rewards/tickets.ts'
import { typed } from '../../wps/session.ts'

/** Not negative, at most R$ 100,000,000.00, in whole centavos. */
export const Sum = z.string().regex(/^(0|[1-9]\d{0,8})\.\d{2}$/)
/** A text in every language. */
const textsOf = (max: number) => z.record(z.enum(languageCodes), typed(max).regex(/\S/))
const Names = textsOf(60)
/** The name of a drawing of the site. */
const Drawing = z.string().regex(/^[a-z0-9-]{2,40}$/)
const Product = z.string().regex(/^[A-Z]{2,12}$/)
/** In 1/100 percent of what counts of a stake. */
const rebateBp = z.int().min(0).max(500)
const Id = z.int().min(1).max(2_147_483_647)

/** Places or friends from one number to another; without an end, all further ones. */
export const SettingTier = z.strictObject({
  from: z.int().min(1).max(1_000_000),
  to: z.int().min(1).max(1_000_000).nullable(),
  amount: Sum,
})
export type SettingTier = z.infer<typeof SettingTier>

export const RebateSetting = z.strictObject({
  subject: z.literal('rebate'),
  products: z
    .array(
      z.strictObject({ product: Product, rateBp: rebateBp, weightBp: z.int().min(0).max(10_000) }),
    )
    .max(20),
})

export const LevelSetting = z.strictObject({
  names: textsOf(40),
  /** What must count of stakes in 30 days, and in all. */
  period: Sum,
  total: Sum,
  upgrade: Sum,
  month: Sum,
  birthday: Sum,
  rebateBp,
})
export type LevelSetting = z.infer<typeof LevelSetting>

/** The ladder from the level that everybody has; a rank is the place in the list. */
export const LevelsSetting = z.strictObject({
  subject: z.literal('levels'),
  levels: z.array(LevelSetting).min(1).max(30),
})

export const ReferralSetting = z.strictObject({
  subject: z.literal('referral'),
  /** What must count of a friend's stakes. */
  qualify: Sum,
  tiers: z.array(SettingTier).min(1).max(20),
})

export const RaffleSetting = z.strictObject({
  subject: z.literal('raffle'),
  names: Names,
  /** Counted stakes for one ticket. */
  ticketFor: Sum,
  /** Money of each prize, the first one first. */
  prizes: z.array(Sum).min(1).max(100),
})

export const RankingSetting = z.strictObject({
  subject: z.literal('ranking'),
  names: Names,
  prizes: z.array(SettingTier).max(20),
})

export const PointsSetting = z.strictObject({
  subject: z.literal('points'),
  /** Points for one real; null: they are not sold. */
  perReal: Sum.nullable(),
  convertMin: Sum,
  /** For each `stake` that counts at a product, so many points. */
  rules: z.array(z.strictObject({ product: Product, stake: Sum, points: Sum })).max(20),
})

export const DrawPrizeSetting = z.strictObject({
  type: z.enum(['cash', 'points', 'freeRounds', 'physical']),
  /** Money, points, the stake of a free round, or what a thing costs. */
  amount: Sum,
  /** Of free rounds. */
  count: z.int().min(1).max(1_000).nullable(),
  winTurnover: WinTurnover,
  /** Of a thing. */
  names: Names.nullable(),
  /** Parts of 1,000,000; those of all prizes add up to it. */
  weight: z.int().min(1).max(1_000_000),
  /** How many there are; null: no limit. */
  stock: z.int().min(0).max(100_000_000).nullable(),
})
export type DrawPrizeSetting = z.infer<typeof DrawPrizeSetting>

export const DrawSetting = z.strictObject({
  subject: z.literal('draw'),
  kind: TicketKind,
  names: Names,
  prizes: z.array(DrawPrizeSetting).min(1).max(30),
})

export const MissionPrize = z.strictObject({
  type: z.enum(['cash', 'points', 'freeRounds', 'draw']),
  /** Money, points, or the stake of a free round; 0.00 for a ticket. */
  amount: Sum,
  count: z.int().min(1).max(1_000).nullable(),
  winTurnover: WinTurnover,
  /** The ticket that is given. */
  draw: TicketKind.nullable(),
})

export const missionPeriods = ['DAILY', 'WEEKLY', 'ONCE'] as const

export const MissionSetting = z.strictObject({
  subject: z.literal('mission'),
  /** The mission that it takes over from; null for a new one. */
  missionId: Id.nullable(),
  names: Names,
  drawing: Drawing,
  type: MissionType,
  period: z.enum(missionPeriods),
  /** Money with two decimals for stakes, otherwise a whole number. */
  target: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{2})?$/),
  /** The mission that must be done first. */
  after: Id.nullable(),
  prize: MissionPrize,
  place: z.int().min(0).max(1_000),
})
export type MissionSetting = z.infer<typeof MissionSetting>

export const MallSetting = z.strictObject({
  subject: z.literal('mallItem'),
  /** Null for a new one. */
  itemId: Id.nullable(),
  kind: PointRewardType,
  names: Names,
  conditions: textsOf(300),
  drawing: Drawing,
  points: Sum,
  /** Money to pay beside the points. */
  amount: Sum,
  /** Money that it pays; of a `PROMOTION` alone. */
  prize: Sum.nullable(),
  stock: z.int().min(0).max(1_000_000_000),
  perMember: z.int().min(1).max(100_000),
  needsDecision: z.boolean(),
  isOn: z.boolean(),
  place: z.int().min(0).max(1_000),
})
export type MallSetting = z.infer<typeof MallSetting>

/** Everything in loyalty that moves money or odds; two persons change it. */
export const LoyaltySetting = z.discriminatedUnion('subject', [
  RebateSetting,
  LevelsSetting,
  ReferralSetting,
  RaffleSetting,
  RankingSetting,
  PointsSetting,
  DrawSetting,
  MissionSetting,
  MallSetting,
])
export type LoyaltySetting = z.infer<typeof LoyaltySetting>
export type LoyaltySubject = LoyaltySetting['subject']
export type LoyaltySettingOf<Subject extends LoyaltySubject> = Extract<
  LoyaltySetting,
  { readonly subject: Subject }
>

/** What one person changes with a reason: neither money nor odds. */
export const LoyaltyAdjustment = z.discriminatedUnion('subject', [
  z.strictObject({
    subject: z.literal('missionLook'),
    missionId: Id,
    names: Names,
    drawing: Drawing,
    place: z.int().min(0).max(1_000),
  }),
  /** It ends with the period that runs; one that is done once, a week from the next day on. */
  z.strictObject({ subject: z.literal('missionEnd'), missionId: Id }),
  z.strictObject({
    subject: z.literal('mallLook'),
    itemId: Id,
    names: Names,
    conditions: textsOf(300),
    drawing: Drawing,
    place: z.int().min(0).max(1_000),
  }),
  z.strictObject({ subject: z.literal('mallOff'), itemId: Id }),
  /** The game of free rounds that are given from now on; null: they are paid in money. */
  z.strictObject({ subject: z.literal('freeGame'), nodeId: Id.nullable() }),
])
export type LoyaltyAdjustment = z.infer<typeof LoyaltyAdjustment>
