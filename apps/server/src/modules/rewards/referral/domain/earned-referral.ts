import { givenShares, stakesFor } from '@trevo/promotion-rules/given-shares.ts'

/** What is known about a friend with enough stakes. */
export type FriendFacts = {
  /** A deposit came from an account of the friend's own CPF. */
  readonly isVerifiedPerson: boolean
  /** Stakes less their payouts; below zero if the friend won. In 1/10,000 BRL. */
  readonly lostMinor: bigint
}

/** The days of play that count as the friend's loss to the house. */
export const contributionDays = 90

/**
 * The stakes that a friend needs before the referral is worth this amount, in 1/10,000 BRL: the brand's
 * requirement, and never less than the stakes whose share pays for the reward.
 */
export const referralStakes = (qualifyMinor: bigint, rewardMinor: bigint): bigint => {
  const leastMinor = stakesFor(rewardMinor, givenShares.referral)
  return qualifyMinor > leastMinor ? qualifyMinor : leastMinor
}

/**
 * Whether a reward for a friend is earned: the friend is another person, as confirmed by the bank that sent a
 * deposit, or has lost more to the house than the reward returns. An account created only for the reward has
 * neither.
 */
export const isReferralEarned = (
  { isVerifiedPerson, lostMinor }: FriendFacts,
  rewardMinor: bigint,
): boolean => isVerifiedPerson || lostMinor > rewardMinor
