import type { playRiskRefusals } from '@trevo/contract/refusals/law/play-risk.ts'

/** The sentences about how people play. */
export const texts = {
  'play_risk.unknown': 'We could not find this person.',
  'play_risk.nothing_proposed': 'This proposal is over. Reload the page to see what holds.',
  'play_risk.nothing_to_review': 'Nothing to review here: another operator decided first.',
  'play_risk.next_look': 'Choose a day for the next look, from tomorrow on and within 90 days.',
  'play_risk.contacts_invalid': 'Each contact needs a code of its own.',
  'play_risk.contacts_changed':
    'The contacts changed meanwhile. Reload the page and make the change again.',
  'play_risk.contacts_needed': 'At least one contact with a phone or an address has to stay.',
} as const satisfies Record<keyof typeof playRiskRefusals, string>
