/** Refusals of contracts between an agent and the agents directly below. */
export const agentsRefusals = {
  'contract.terms_invalid': 400,
  'contract.tiers_not_rising': 400,
  'contract.rate_too_high': 409,
  'contract.none_of_own': 409,
  'contract.not_downline': 403,
  'contract.waiting': 409,
  'contract.unknown': 404,
  'contract.answered': 409,
} as const
