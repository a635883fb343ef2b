import type { Message } from '../../../../translate.ts'
import { paymentReasons } from '../../site/security/payment-reasons.ts'
import { reasons } from '../../site/security/reasons.ts'
import { standing } from '../../site/security/standing.ts'

/** Why something is not possible for a member. */
export const texts = {
  // The member’s own words.
  ...standing,
  ...reasons,
  ...paymentReasons,
  'members.reasons': 'Why?',
  'members.reasonsHint': 'What restricts or delays something, in the words that the member reads',
  'members.tab.why': 'Why?',
} as const satisfies Readonly<Record<string, Message>>
