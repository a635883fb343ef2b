import { z } from 'zod'
import { gameCategories } from './wps/games/game-categories.ts'
import { MoneyInput } from './shapes.ts'
import { WinTurnover } from './win-turnover.ts'

const Product = z.enum(gameCategories)
const Bp = z.int().min(0)
const Count = z.int().min(1)

/** One thing that must be so; amounts in BRL. Of stakes only settled ones count. */
export const ConditionLeaf = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('depositedAtLeast'), amount: MoneyInput }),
  z.strictObject({ op: z.literal('depositsAtLeast'), count: Count }),
  z.strictObject({
    op: z.literal('stakedAtLeast'),
    amount: MoneyInput,
    products: z.array(Product).min(1).optional(),
  }),
  /** What was deposited for this promotion has been staked as often. */
  z.strictObject({ op: z.literal('depositStaked'), times: Count }),
  z.strictObject({
    op: z.literal('netLossAtLeast'),
    amount: MoneyInput,
    products: z.array(Product).min(1).optional(),
  }),
  z.strictObject({ op: z.literal('balanceAtMost'), amount: MoneyInput }),
  z.strictObject({ op: z.literal('signedDaysAtLeast'), days: Count }),
  z.strictObject({ op: z.literal('levelAtLeast'), level: Count }),
  z.strictObject({ op: z.literal('registeredDaysAtLeast'), days: Count }),
  z.strictObject({ op: z.literal('birthday') }),
])
export type ConditionLeaf = z.infer<typeof ConditionLeaf>

const conditionsMax = 10
const Group = z.strictObject({
  op: z.enum(['all', 'any']),
  of: z.array(ConditionLeaf).min(1).max(conditionsMax),
})
/** A small tree: all or any of what is below it, two levels at most. */
export const Condition = z.strictObject({
  op: z.enum(['all', 'any']),
  of: z.array(z.union([ConditionLeaf, Group])).max(conditionsMax),
})
export type Condition = z.infer<typeof Condition>

/** What a share of is given: a deposit, what was lost, what was staked. */
const Basis = z.enum(['deposit', 'netLoss', 'staked'])
export type RewardBasis = z.infer<typeof Basis>

const tiersMax = 10
/** How much: fixed, a share with a cap, or by tiers of which the highest that is reached counts. */
export const RewardValue = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('fixed'), amount: MoneyInput }),
  z.strictObject({ form: z.literal('percent'), of: Basis, bp: Bp.min(1), cap: MoneyInput }),
  z.strictObject({
    form: z.literal('tiers'),
    of: Basis,
    tiers: z
      .array(z.strictObject({ from: MoneyInput, amount: MoneyInput }))
      .min(1)
      .max(tiersMax),
  }),
])
export type RewardValue = z.infer<typeof RewardValue>

/** Money at once, bonus money that is locked until it was wagered, or what the reward center keeps. */
export const PromotionReward = z.strictObject({
  prize: z.enum(['cash', 'bonus', 'points', 'freeRounds', 'ticket']),
  value: RewardValue,
  /** Of free rounds: the stake of one, while the value is that of all; without it there is one. */
  roundStake: MoneyInput.optional(),
  /** Of free rounds; without it what they win need not be staked. */
  winTurnover: WinTurnover.optional(),
})
export type PromotionReward = z.infer<typeof PromotionReward>

/** What must be staked before bonus money becomes money. */
export const Wagering = z.strictObject({
  /** How often the bonus has to be staked. */
  multiplier: z.int().min(0).max(100),
  /** How much of a stake counts, in Bp; a product that is not named counts nothing. */
  weights: z.partialRecord(Product, Bp.max(10_000)),
  /** The same of single games, by node; comes before the product. */
  gameWeights: z.record(z.string().regex(/^\d{1,9}$/), Bp.max(10_000)).default({}),
  /** Of a larger stake only so much counts. */
  stakeCap: MoneyInput.nullable(),
  /** The most that becomes money; the rest of the bonus is dropped. */
  prizeCap: MoneyInput.nullable(),
  expiresInDays: z.int().min(1).max(365),
})
export type Wagering = z.infer<typeof Wagering>

/** Over which days facts are counted: the whole promotion, or the last full day or week before today. */
const Span = z.enum(['promotion', 'lastDay', 'lastWeek'])

/** All that a promotion promises and asks; its page and what the server does are made from this. */
export const PromotionTerms = z
  .strictObject({
    conditions: Condition,
    countedOver: Span,
    reward: PromotionReward,
    wagering: Wagering.nullable(),
    depositMin: MoneyInput.nullable(),
    /** How often one person may have it, and in which span. */
    perPerson: z.strictObject({
      times: z.int().min(1).max(100),
      per: z.enum(['promotion', 'day', 'week', 'month', 'year']),
    }),
  })
  .refine(({ reward, wagering }) => (reward.prize === 'bonus') === (wagering !== null))
  .refine(({ reward }) => reward.roundStake === undefined || reward.prize === 'freeRounds')
  .refine(({ reward }) => reward.winTurnover === undefined || reward.prize === 'freeRounds')
export type PromotionTerms = z.infer<typeof PromotionTerms>

/** Who may take part; nothing named lets everybody in. */
export const PromotionAudience = z.strictObject({
  levelMin: z.int().min(0).optional(),
  /** Registered at most this many days ago. */
  registeredWithinDays: Count.optional(),
  hasDeposited: z.boolean().optional(),
  /** A settled stake in the last so many days. */
  activeWithinDays: Count.optional(),
  /** Marks that an operator gave the member. */
  tags: z.array(z.string().max(40)).max(20).optional(),
})
export type PromotionAudience = z.infer<typeof PromotionAudience>
