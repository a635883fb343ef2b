/** Refusals of the reward center, its tickets, missions, referral and rebate. */
export const rewardsRefusals = {
  'rewards.unknown': 404,
  'rewards.claimed': 409,
  'rewards.expired': 409,
  'rewards.not_allowed': 403,
  'rewards.bet_first': 403,
  'rewards.prizes_gone': 409,
  'rewards.raffle_not_won': 409,
  'rewards.raffle_not_drawn': 409,
  'rewards.nothing_to_claim': 409,
  'rewards.referral_unknown': 404,
  'rewards.referral_decided': 409,
} as const
