import type { PromotionReward } from '@trevo/contract/promotion-terms.ts'
import type { PromotionResultDay } from '@trevo/contract/wps/rewards/promotion-results.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { scale } from '@trevo/money/share.ts'
import { amountMax } from './reward-amount.ts'

/** Sums over several days; amounts in 1/10,000 BRL. */
export type ResultSums = Readonly<Record<Exclude<keyof PromotionResultDay, 'day'>, bigint>>

/** The sums of several days of one promotion. */
export const sumResultDays = (days: readonly PromotionResultDay[]): ResultSums => {
  const sum = (field: keyof ResultSums): bigint =>
    days.reduce((total, day) => total + BigInt(day[field]), 0n)
  return {
    rewards: sum('rewards'),
    given: sum('given'),
    ended: sum('ended'),
    completed: sum('completed'),
    promised: sum('promised'),
    paid: sum('paid'),
    required: sum('required'),
    wagered: sum('wagered'),
  }
}

/** The least and the most that one reward can be, in 1/10,000 BRL; a percentage begins at zero. */
export const declaredAmounts = (
  reward: PromotionReward,
): { readonly lowestMinor: bigint; readonly highestMinor: bigint } => {
  const highestMinor = amountMax(reward)
  const { value } = reward
  if (value.form === 'fixed') return { lowestMinor: highestMinor, highestMinor }
  if (value.form === 'percent') return { lowestMinor: 0n, highestMinor }
  const amounts = value.tiers.map(({ amount }) => parseMoney(amount) as bigint)
  const lowestMinor = amounts.reduce((least, one) => (one < least ? one : least), highestMinor)
  return { lowestMinor, highestMinor }
}

/** Of the standard normal distribution: 99 % lie within. */
const z99 = 2.575_829

export type CompletedShare = {
  readonly shareBp: number
  readonly lowerBp: number
  readonly upperBp: number
}

/**
 * The share of ended bonus money that was turned over completely, in 1/100 percent, and between which shares
 * the true one lies with 99 % confidence; undefined while none has ended.
 * Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, JASA 22 (1927),
 * which holds for few cases too.
 */
export const completedShare = ({
  ended,
  completed,
}: Pick<ResultSums, 'ended' | 'completed'>): CompletedShare | undefined => {
  if (ended === 0n) return undefined
  const count = Number(ended)
  const share = Number(completed) / count
  const squared = z99 ** 2 / count
  const middle = (share + squared / 2) / (1 + squared)
  const half = (z99 / (1 + squared)) * Math.sqrt((share * (1 - share) + squared / 4) / count)
  return {
    shareBp: share * 10_000,
    lowerBp: Math.max(0, middle - half) * 10_000,
    upperBp: Math.min(1, middle + half) * 10_000,
  }
}

/** An amount divided among so many, in whole centavos as 1/10,000 BRL; zero among none. */
export const meanOf = (amountMinor: bigint, count: bigint): bigint =>
  count === 0n
    ? 0n
    : scale(amountMinor, { numerator: 1n, denominator: count * 100n }, 'half-up') * 100n
