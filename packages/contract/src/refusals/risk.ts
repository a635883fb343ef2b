/** Refusals of the risk team's cases. */
export const riskRefusals = {
  'risk.case_unknown': 404,
  'risk.case_full': 409,
} as const
