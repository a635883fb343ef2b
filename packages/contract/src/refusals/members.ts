/** Refusals of what operators do with members. */
export const memberRefusals = {
  'member.unknown': 404,
  'member.is_trial': 409,
  'member.too_many_tags': 409,
  'member.block_end': 400,
  'member.not_blocked': 409,
  'member.contact_invalid': 400,
  'member.contact_same': 409,
  'member.not_closed': 409,
  'member.reopen_too_late': 409,
  'member.has_newer_account': 409,
  'member.type_unknown': 400,
  'member.type_same': 409,
  'member.has_team': 409,
} as const
