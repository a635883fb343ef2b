import {
  termsOfContract,
  type ContractPeriod,
  type ContractType,
} from '@trevo/contract/contract-terms.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { divide } from '@trevo/money/share.ts'

/** The conditions from which this rate counts. */
export type Tier = {
  readonly minimumBetMinor: bigint
  readonly netLossMinor: bigint
  readonly activeMembers: number
  /** For a fixed amount, its share of the minimum bet: contracts are compared by it. */
  readonly rateBp: number
  /** Paid in place of the rate. */
  readonly fixedMinor?: bigint
  /** In place of the rate for rounds that the player won. */
  readonly winRateBp?: number
}

export type Terms = {
  readonly contractType: ContractType
  readonly period: ContractPeriod | null
  readonly tiers: readonly Tier[]
}

/** The highest rate the house lets a top agent offer; below, each agent's own contract sets the limit. */
export const houseRateBpMax: Readonly<Record<ContractType, number>> = {
  DIVIDEND: 5_000,
  DAILY: 200,
  MEMBER_DAILY: 200,
  HOURLY: 200,
  REALTIME: 200,
}

/** Of the highest tier, by which contracts are compared. */
export const rateOf = (tiers: readonly Tier[]): number =>
  Math.max(...tiers.map(({ rateBp }) => rateBp))

/**
 * The highest rate an agent may offer: a top agent up to the house's, any other strictly below the rate of its own
 * signed contract. Undefined if it may not offer any.
 */
export const offerableRateBp = (
  contractType: ContractType,
  giver: { readonly isTop: boolean; readonly ownRateBp: number | undefined },
): number | undefined => {
  if (giver.isTop) return houseRateBpMax[contractType]
  if (giver.ownRateBp === undefined) return undefined
  const rateBp = Math.min(giver.ownRateBp - 1, houseRateBpMax[contractType])
  return rateBp > 0 ? rateBp : undefined
}

const rateBpMost = 9_999n

/**
 * A fixed amount as the highest rate it can mean: it is never reached with less than the minimum bet. Undefined if
 * there is no minimum, or it would exceed every rate.
 */
export const equivalentRateBp = (
  fixedMinor: bigint,
  minimumBetMinor: bigint,
): number | undefined => {
  if (minimumBetMinor <= 0n) return undefined
  const rateBp = divide(fixedMinor * 10_000n, minimumBetMinor, 'ceil')
  return rateBp > rateBpMost ? undefined : Number(rateBp)
}

const isWinRateGood = ({ winRateBp, rateBp }: Tier): boolean =>
  winRateBp === undefined || winRateBp <= rateBp

/** The term that is not allowed for the type; undefined if all are (CONTRACT-3). */
export const findWrongTerm = ({ contractType, period, tiers }: Terms): string | undefined => {
  const { periods, hasNetLoss, hasActiveMember, hasFixed, hasWinRate } =
    termsOfContract[contractType]
  const isPeriodRight = period === null ? periods.length === 0 : periods.includes(period)
  if (!isPeriodRight) return 'period'
  if (tiers.length === 0) return 'details'
  if (!hasNetLoss && tiers.some(({ netLossMinor }) => netLossMinor > 0n)) return 'netLoss'
  if (!hasActiveMember && tiers.some(({ activeMembers }) => activeMembers > 0)) {
    return 'activeMember'
  }
  if (!hasFixed && tiers.some(({ fixedMinor }) => fixedMinor !== undefined)) return 'fixedAmount'
  const hasAnyWinRate = tiers.some(({ winRateBp }) => winRateBp !== undefined)
  if ((hasAnyWinRate && !hasWinRate) || !tiers.every(isWinRateGood)) return 'winRate'
  return tiers.some(({ rateBp }) => rateBp < 1) ? 'contractRate' : undefined
}

/**
 * Whether a tier pays less than the previous one: rates are compared with rates, fixed amounts with fixed amounts.
 */
const paysLess = (tier: Tier, before: Tier): boolean => {
  if (tier.fixedMinor !== undefined && before.fixedMinor !== undefined) {
    return tier.fixedMinor < before.fixedMinor
  }
  if (tier.fixedMinor !== undefined || before.fixedMinor !== undefined) return false
  return tier.rateBp < before.rateBp
}

/**
 * Number of the first tier that does not rise: its minimum bet must be above the previous one, and
 * no other term may be lower.
 */
export const findFlatTier = (tiers: readonly Tier[]): number | undefined => {
  const index = tiers.findIndex((tier, place) => {
    const before = tiers[place - 1]
    if (!before) return false
    return (
      tier.minimumBetMinor <= before.minimumBetMinor ||
      tier.netLossMinor < before.netLossMinor ||
      tier.activeMembers < before.activeMembers ||
      paysLess(tier, before)
    )
  })
  return index === -1 ? undefined : index + 1
}

/** @throws Refusal if the terms by themselves cannot be offered */
export const requireGoodTerms = (terms: Terms): void => {
  const field = findWrongTerm(terms)
  if (field !== undefined) throw new Refusal('contract.terms_invalid', { field })
  const number = findFlatTier(terms.tiers)
  if (number !== undefined) throw new Refusal('contract.tiers_not_rising', { number })
}
