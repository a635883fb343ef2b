import { givenShares, stakesFor } from '@trevo/promotion-rules/given-shares.ts'

/** What is known of a friend whose stakes are enough. */
export type FriendFacts = {
  /** A deposit came from an account of the friend's own CPF. */
  readonly isVerifiedPerson: boolean
  /** Staked less what was paid for it; below zero where the friend won. In 1/10,000 BRL. */
  readonly lostMinor: bigint
}

/** Play of so many days counts as what a friend left with the house. */
export const contributionDays = 90

/**
 * What a friend has to have staked before the referral is worth this amount, in 1/10,000 BRL: what the brand
 * asks for, and never less than the stakes whose share pays for the reward.
 */
export const referralStakes = (qualifyMinor: bigint, rewardMinor: bigint): bigint => {
  const leastMinor = stakesFor(rewardMinor, givenShares.referral)
  return qualifyMinor > leastMinor ? qualifyMinor : leastMinor
}

/**
 * Whether a reward for a friend is earned: the friend is another person, as the bank that sent a deposit
 * knows, or has left more with the house than the reward gives back. An account that is made for the
 * reward alone has neither.
 */
export const isReferralEarned = (
  { isVerifiedPerson, lostMinor }: FriendFacts,
  rewardMinor: bigint,
): boolean => isVerifiedPerson || lostMinor > rewardMinor
