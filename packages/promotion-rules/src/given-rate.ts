import type { Condition, PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { lossShareBp } from './facts.ts'
import { hasCondition } from './has-condition.ts'

const wholeBp = 10_000
const daysOfWeek = 7

/** How often the same stakes can be counted for one person; unlimited if each span counts all. */
const timesCounted = ({ countedOver, perPerson: { times, per } }: PromotionTerms): number => {
  if (countedOver === 'promotion') return per === 'promotion' ? times : Infinity
  return countedOver === 'lastWeek' && per === 'day' ? times * daysOfWeek : times
}

const tierRate = ({ from, amount }: { readonly from: string; readonly amount: string }): number => {
  const [fromMinor, amountMinor] = [Number(parseMoney(from)), Number(parseMoney(amount))]
  if (amountMinor === 0) return 0
  return fromMinor === 0 ? Infinity : (amountMinor * wholeBp) / fromMinor
}

/**
 * The most that a promotion gives per counted real, in 1/100 percent: a share of stakes, or of a loss,
 * which counts up to 4 % of them. Fixed amounts and shares of deposits are 0: see `paysFromBudget`.
 */
export const givenRateBp = (terms: PromotionTerms): number => {
  const { value } = terms.reward
  if (value.form === 'fixed' || value.of === 'deposit') return 0
  const rateBp = value.form === 'percent' ? value.bp : Math.max(...value.tiers.map(tierRate))
  if (rateBp === 0) return 0
  const part = value.of === 'staked' ? 1 : lossShareBp / wholeBp
  return rateBp * part * timesCounted(terms)
}

const asksForPlay = (conditions: Condition): boolean =>
  hasCondition(conditions, 'stakedAtLeast', 'depositStaked', 'netLossAtLeast', 'levelAtLeast')

/**
 * Whether a promotion gives something for play that is not a share of it, such as a fixed amount or a
 * ticket: that is paid from the member's budget, as missions are.
 */
export const paysFromBudget = ({ conditions, reward: { prize, value } }: PromotionTerms): boolean =>
  value.form === 'fixed'
    ? asksForPlay(conditions)
    : prize === 'ticket' && (value.of !== 'deposit' || asksForPlay(conditions))
