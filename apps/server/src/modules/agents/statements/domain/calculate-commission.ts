import type { ContractProduct, ContractType } from '@trevo/contract/contract-terms.ts'
import type { Tier } from '../../contracts/domain/contract-rules.ts'
import type { Sums } from '../../figures/domain/sums.ts'

/** The input of a contract's formula: figures of a period below its receiver, and its terms. */
export type Inputs = {
  readonly contractType: ContractType
  readonly product: ContractProduct
  readonly tiers: readonly Tier[]
  readonly sums: Sums
  readonly activeMembers: number
  /** From earlier periods, zero or less; zero if nothing is carried over. */
  readonly carriedInMinor: bigint
  readonly carriesOver: boolean
  /** If each member counts alone: the members by the highest tier reached, in the order of tiers. */
  readonly memberTiers?: readonly MemberTier[]
  /** The part of the full amount that goes to contracts below or exceeds the house's bound; 0 if left out. */
  readonly belowMinor?: bigint
  /** For a dividend: the net loss counts up to this part of stakes, in 1/100 percent. */
  readonly countedStakesBp?: number
}

/** Members whose own stakes of the day reached a tier, and their total stakes. */
export type MemberTier = { readonly members: number; readonly betMinor: bigint }

export type Commission = {
  readonly netLossMinor: bigint
  /** Number of the tier that counts, from 1; 0 for none. */
  readonly tier: number
  readonly rateBp: number
  /** By the terms alone. */
  readonly fullMinor: bigint
  /** Less the part that goes to contracts below or exceeds the house's bound. */
  readonly dueMinor: bigint
  /** For the next period: zero or less. */
  readonly carriedOutMinor: bigint
}

const wholeBp = 10_000n
/** Rounded down: never more than the rate, not by 1/10,000 BRL. */
const shareOf = (amountMinor: bigint, rateBp: number): bigint =>
  amountMinor <= 0n ? 0n : (amountMinor * BigInt(rateBp)) / wholeBp

/** The house's gain from a team's play; for one product, without money that belongs to none. */
export const netLossOf = ({ betMinor, winMinor, rebateMinor, promotionMinor }: Sums): bigint =>
  betMinor - winMinor - rebateMinor - promotionMinor

const payOf = (tier: Tier | undefined, baseMinor: bigint): bigint =>
  tier === undefined ? 0n : (tier.fixedMinor ?? shareOf(baseMinor, tier.rateBp))

const dueOf = ({ belowMinor = 0n }: Inputs, fullMinor: bigint) => ({
  fullMinor,
  dueMinor: fullMinor > belowMinor ? fullMinor - belowMinor : 0n,
})

/** The base amount of a dividend: the net loss, up to a part of the stakes. */
const dividendBase = ({ countedStakesBp, sums }: Inputs, baseMinor: bigint): bigint => {
  if (countedStakesBp === undefined) return baseMinor
  const highest = shareOf(sums.betMinor, countedStakesBp)
  return baseMinor < highest ? baseMinor : highest
}

/** Each member by the tier that their own stakes reached. */
const calculateMemberCommission = (
  inputs: Inputs,
  memberTiers: readonly MemberTier[],
): Commission => {
  const { tiers, sums } = inputs
  const index = memberTiers.findLastIndex(({ members }) => members > 0)
  return {
    netLossMinor: netLossOf(sums),
    tier: index + 1,
    rateBp: tiers[index]?.rateBp ?? 0,
    ...dueOf(
      inputs,
      tiers.reduce((due, tier, place) => {
        const { members = 0, betMinor = 0n } = memberTiers[place] ?? {}
        const { fixedMinor } = tier
        return (
          due +
          (fixedMinor === undefined ? shareOf(betMinor, tier.rateBp) : fixedMinor * BigInt(members))
        )
      }, 0n),
    ),
    carriedOutMinor: 0n,
  }
}

/**
 * Reference §3.1. The highest tier whose conditions are all met counts. A dividend is its rate of the team's loss,
 * less the amount carried over, up to a part of the stakes; salaries are its rate of the team's valid stakes. The
 * part for contracts below is subtracted.
 */
export const calculateCommission = (inputs: Inputs): Commission => {
  const { contractType, tiers, sums, activeMembers, carriedInMinor, carriesOver } = inputs
  if (inputs.memberTiers) return calculateMemberCommission(inputs, inputs.memberTiers)
  const netLossMinor = netLossOf(sums)
  const baseMinor = netLossMinor + carriedInMinor
  const index = tiers.findLastIndex(
    (tier) =>
      sums.betMinor >= tier.minimumBetMinor &&
      activeMembers >= tier.activeMembers &&
      (contractType !== 'DIVIDEND' || baseMinor >= tier.netLossMinor),
  )
  const rateBp = tiers[index]?.rateBp ?? 0
  const isDividend = contractType === 'DIVIDEND'
  return {
    netLossMinor,
    tier: index + 1,
    rateBp,
    ...dueOf(
      inputs,
      payOf(tiers[index], isDividend ? dividendBase(inputs, baseMinor) : sums.betMinor),
    ),
    carriedOutMinor: isDividend && carriesOver && baseMinor < 0n ? baseMinor : 0n,
  }
}

/**
 * A real-time salary's part for one round: the rate of its stake, from the tier's smallest stake on; another rate
 * if the player won.
 */
export const calculateRoundCommission = (
  tiers: readonly Tier[],
  { betMinor, winMinor }: { readonly betMinor: bigint; readonly winMinor: bigint },
): { readonly rateBp: number; readonly dueMinor: bigint } => {
  const tier = tiers.findLast(({ minimumBetMinor }) => betMinor >= minimumBetMinor)
  const hasGained = winMinor > betMinor
  const rateBp = (hasGained ? tier?.winRateBp : undefined) ?? tier?.rateBp ?? 0
  return { rateBp, dueMinor: shareOf(betMinor, rateBp) }
}

/** Inputs as text, the same for the same inputs: the source of a statement's hash. */
export const writeInputs = (inputs: Inputs): string =>
  JSON.stringify({
    contractType: inputs.contractType,
    product: inputs.product,
    carriesOver: inputs.carriesOver,
    carriedIn: String(inputs.carriedInMinor),
    activeMembers: inputs.activeMembers,
    sums: {
      bet: String(inputs.sums.betMinor),
      win: String(inputs.sums.winMinor),
      rebate: String(inputs.sums.rebateMinor),
      promotion: String(inputs.sums.promotionMinor),
    },
    tiers: inputs.tiers.map((tier) => ({
      minimumBet: String(tier.minimumBetMinor),
      netLoss: String(tier.netLossMinor),
      activeMembers: tier.activeMembers,
      rateBp: tier.rateBp,
      // Left out if undefined, so that texts written earlier stay the same.
      ...(tier.fixedMinor !== undefined && { fixed: String(tier.fixedMinor) }),
    })),
    ...(inputs.memberTiers && {
      memberTiers: inputs.memberTiers.map(({ members, betMinor }) => [members, String(betMinor)]),
    }),
    ...(inputs.countedStakesBp !== undefined && { countedStakesBp: inputs.countedStakesBp }),
    ...(inputs.belowMinor !== undefined && { below: String(inputs.belowMinor) }),
  })
