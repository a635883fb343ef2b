import type { PromotionReward, RewardBasis, RewardValue } from '@trevo/contract/promotion-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { share } from '@trevo/money/share.ts'
import { returnedLossOf, stakedOf, type Facts } from './facts.ts'

/** The base of a share or tier, in 1/10,000 BRL. */
export const basisOf = (of: RewardBasis, facts: Facts): bigint => {
  switch (of) {
    case 'deposit':
      return facts.deposit.amountMinor
    case 'netLoss':
      return returnedLossOf(facts)
    case 'staked':
      return stakedOf(facts)
    default:
      return of satisfies never
  }
}

const centavos = (amountMinor: bigint): bigint => amountMinor - (amountMinor % 100n)

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The amount of a value for a basis, in 1/10,000 BRL, whole centavos, rounded down. */
export const amountFor = (value: RewardValue, basisMinor: bigint): bigint => {
  switch (value.form) {
    case 'fixed':
      return parseMoney(value.amount)
    case 'percent':
      return centavos(least(share(basisMinor, value.bp, 'floor'), parseMoney(value.cap)))
    case 'tiers': {
      const reached = value.tiers.filter(({ from }) => basisMinor >= parseMoney(from))
      const amounts = reached.map(({ amount }) => parseMoney(amount) as bigint)
      return amounts.reduce((best, amount) => (amount > best ? amount : best), 0n)
    }
    default:
      return value satisfies never
  }
}

/** What a person gets now; zero if nothing is due. */
export const rewardAmount = ({ value }: PromotionReward, facts: Facts): bigint =>
  amountFor(value, value.form === 'fixed' ? 0n : basisOf(value.of, facts))

/** The most that one reward can cost. */
export const amountMax = ({ value }: PromotionReward): bigint => {
  if (value.form === 'fixed') return parseMoney(value.amount)
  if (value.form === 'percent') return parseMoney(value.cap)
  const amounts = value.tiers.map(({ amount }) => parseMoney(amount) as bigint)
  return amounts.reduce((best, amount) => (amount > best ? amount : best), 0n)
}
