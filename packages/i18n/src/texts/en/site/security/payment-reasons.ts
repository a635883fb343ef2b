import type { Message } from '../../../../translate.ts'

/** Why a Pix is held or goes back: at the cashier, and on the page “Why?”. */
export const paymentReasons = {
  'cashier.reason.unknown_charge': 'It does not match any of your deposits.',
  'cashier.reason.already_paid':
    'This deposit was already paid; the second payment is being returned.',
  'cashier.reason.late': 'It arrived after the code expired.',
  'cashier.reason.amount_differs': 'The amount does not match this deposit.',
  'cashier.reason.payer_unknown': 'The bank has not yet confirmed who paid.',
  'cashier.reason.limit_reached':
    'It was above the deposit limit you chose. The money went back to the payer.',
  'cashier.reason.payer_differs':
    'It came from an account with another CPF. Pay from an account with the CPF you registered; if that one is wrong, contact customer service.',
  'cashier.reason.member_blocked': 'Deposits are blocked on your account.',
  'cashier.reason.account_closed': 'Your account was closed when it arrived.',
} as const satisfies Readonly<Record<string, Message>>
