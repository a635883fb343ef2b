/** Refusals of what is done about how people play. */
export const playRiskRefusals = {
  'play_risk.unknown': 404,
  'play_risk.nothing_proposed': 409,
  'play_risk.nothing_to_review': 409,
  'play_risk.next_look': 400,
  'play_risk.contacts_invalid': 400,
  'play_risk.contacts_changed': 409,
  'play_risk.contacts_needed': 409,
} as const
