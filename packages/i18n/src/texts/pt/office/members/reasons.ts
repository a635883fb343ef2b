import type { Message } from '../../../../translate.ts'
import type { texts as en } from '../../../en/office/members/reasons.ts'
import { paymentReasons } from '../../site/security/payment-reasons.ts'
import { reasons } from '../../site/security/reasons.ts'
import { standing } from '../../site/security/standing.ts'

export const texts = {
  ...standing,
  ...reasons,
  ...paymentReasons,
  'members.reasons': 'Por quê?',
  'members.reasonsHint': 'O que limita ou atrasa algo, nas palavras que o membro lê',
  'members.tab.why': 'Por quê?',
} as const satisfies Readonly<Record<keyof typeof en, Message>>
