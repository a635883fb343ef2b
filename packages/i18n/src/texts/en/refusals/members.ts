import type { memberRefusals } from '@trevo/contract/refusals/members.ts'

/** Sentences for what operators do with members. */
export const texts = {
  'member.unknown': 'There is no such member in this brand.',
  'member.is_trial': 'This is the brand’s trial user, which nobody owns.',
  'member.too_many_tags': 'A member can have at most {max} tags. Remove some first.',
  'member.block_end': 'The end of a block must lie ahead, at most five years.',
  'member.not_blocked': 'None of these permissions is blocked by an operator.',
  'member.contact_invalid': 'This is not a complete email address or phone number.',
  'member.contact_same': 'The account already has this contact, and it is confirmed.',
  'member.not_closed': 'This account is open.',
  'member.reopen_too_late':
    'A closed account can be reopened within 30 days; this one until {until}.',
  'member.has_newer_account':
    'This person has a newer account at the brand, and may have one only. The closed account stays closed.',
  'member.type_unknown': 'The brand has no such type. Possible: {types}.',
  'member.type_same': 'The account has this type already.',
  'member.has_team': 'This agent has people below. Move them first.',
} as const satisfies Readonly<Record<keyof typeof memberRefusals, string>>
