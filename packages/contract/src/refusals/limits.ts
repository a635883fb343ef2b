/** Limits that members set for themselves. */
export const limitsRefusals = {
  'limit.reached': 409,
  'limit.check_due': 409,
  'limit.elsewhere': 409,
  'limit.period_unknown': 400,
  'limit.value_unknown': 400,
  'limit.above_longer': 409,
  'limit.required': 409,
  'limit.missing': 403,
  'limit.already_set': 409,
  'limit.nothing_waits': 409,
  'limit.not_open': 409,
  'limit.not_lower': 409,
  'session_contract.looser': 409,
  'vault.full': 409,
} as const
