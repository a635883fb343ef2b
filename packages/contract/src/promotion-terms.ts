import { z } from 'zod'
import { gameCategories } from './wps/games/game-categories.ts'
import { SegmentConditions } from './segment-conditions.ts'
import { MoneyInput } from './shapes.ts'
import { typed } from './wps/session.ts'
import { WinTurnover } from './win-turnover.ts'

const Product = z.enum(gameCategories)
const Bp = z.int().min(0).max(10_000_000)
const Count = z.int().min(1).max(1_000_000)

/** One condition; amounts in BRL. Only settled stakes count. */
export const ConditionLeaf = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('depositedAtLeast'), amount: MoneyInput }),
  z.strictObject({ op: z.literal('depositsAtLeast'), count: Count }),
  z.strictObject({
    op: z.literal('stakedAtLeast'),
    amount: MoneyInput,
    products: z.array(Product).min(1).max(gameCategories.length).optional(),
  }),
  /** The deposit made for this promotion has been staked this many times. */
  z.strictObject({ op: z.literal('depositStaked'), times: Count }),
  z.strictObject({
    op: z.literal('netLossAtLeast'),
    amount: MoneyInput,
    products: z.array(Product).min(1).max(gameCategories.length).optional(),
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
/** A small tree: all or any of its children, at most two levels. */
export const Condition = z.strictObject({
  op: z.enum(['all', 'any']),
  of: z.array(z.union([ConditionLeaf, Group])).max(conditionsMax),
})
export type Condition = z.infer<typeof Condition>

/** What a percentage is taken of: a deposit, losses, stakes. */
const Basis = z.enum(['deposit', 'netLoss', 'staked'])
export type RewardBasis = z.infer<typeof Basis>

const tiersMax = 10
/** The amount: fixed, a percentage with a cap, or by tiers, of which the highest one reached counts. */
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

/** Money at once, bonus money locked until wagered, or something that the reward center holds. */
export const PromotionReward = z.strictObject({
  prize: z.enum(['cash', 'bonus', 'points', 'freeRounds', 'ticket']),
  value: RewardValue,
  /** For free rounds: the stake of one, while the value is that of all; if absent there is one. */
  roundStake: MoneyInput.optional(),
  /** For free rounds; if absent their winnings need not be staked. */
  winTurnover: WinTurnover.optional(),
})
export type PromotionReward = z.infer<typeof PromotionReward>

/** What must be staked before bonus money is converted to money. */
export const Wagering = z.strictObject({
  /** How often the bonus must be staked. */
  multiplier: z.int().min(0).max(100),
  /** Which share of a stake counts, in Bp; a product that is not named counts nothing. */
  weights: z.partialRecord(Product, Bp.max(10_000)),
  /** The same for single games, by node; takes precedence over the product. */
  gameWeights: z.record(z.string().regex(/^\d{1,9}$/), Bp.max(10_000)).default({}),
  /** At most this much of a single stake counts. */
  stakeCap: MoneyInput.nullable(),
  /** The most that is converted to money; the rest of the bonus is forfeited. */
  prizeCap: MoneyInput.nullable(),
  expiresInDays: z.int().min(1).max(365),
})
export type Wagering = z.infer<typeof Wagering>

/** Days for which facts are counted: the whole promotion, or the last full day or week before today. */
const Span = z.enum(['promotion', 'lastDay', 'lastWeek'])

/** Everything that a promotion promises and requires; its page and the server's behaviour are derived from this. */
export const PromotionTerms = z
  .strictObject({
    conditions: Condition,
    countedOver: Span,
    reward: PromotionReward,
    wagering: Wagering.nullable(),
    depositMin: MoneyInput.nullable(),
    /** How often one person may have it, and per which period. */
    perPerson: z.strictObject({
      times: z.int().min(1).max(100),
      per: z.enum(['promotion', 'day', 'week', 'month', 'year']),
    }),
  })
  .refine(({ reward, wagering }) => (reward.prize === 'bonus') === (wagering !== null))
  .refine(({ reward }) => reward.roundStake === undefined || reward.prize === 'freeRounds')
  .refine(({ reward }) => reward.winTurnover === undefined || reward.prize === 'freeRounds')
export type PromotionTerms = z.infer<typeof PromotionTerms>

/** Who may take part; if nothing is named, everybody. */
export const PromotionAudience = z.strictObject({
  levelMin: z.int().min(0).max(99).optional(),
  /** Registered at most this many days ago. */
  registeredWithinDays: Count.optional(),
  hasDeposited: z.boolean().optional(),
  /** A settled stake in the last days, this many. */
  activeWithinDays: Count.optional(),
  /** Labels that an operator gave the member. */
  tags: z.array(typed(40)).max(20).optional(),
  /** The conditions of a saved segment as they were when it was chosen: later changes of it change no terms. */
  segment: z
    .strictObject({
      segmentId: z.uuid(),
      name: typed(60).min(1),
      conditions: SegmentConditions,
    })
    .optional(),
})
export type PromotionAudience = z.infer<typeof PromotionAudience>
