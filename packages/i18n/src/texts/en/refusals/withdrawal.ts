/** Sentences of payees, withdrawals, payments between people and reconciliations. */
export const texts = {
  'payee.invalid': 'Check the {field}: it does not look right.',
  'payee.key_unknown': 'This Pix key does not exist. Check it and try again.',
  'payee.not_own':
    'This key or account does not belong to your registered CPF, and we only pay into your own accounts. If it is yours, check your CPF in the security center; if the CPF is wrong, contact customer service.',
  'payee.cpf_required': 'Add your CPF in the security center first.',
  'payee.already_added': 'You have already added this one.',
  'payee.unknown': 'We could not find this Pix key or account.',
  'withdraw.bank.card.max': 'You already have {max}. Remove one to add another.',
  'withdrawal.amount_out_of_range': 'Enter an amount between {min} and {max}.',
  'withdrawal.not_allowed': 'Withdrawals are not available for your account right now.',
  'withdrawal.turnover_left': 'You need to bet another {left} before you can withdraw.',
  'withdrawal.deposit_taken_back':
    'A bank reversed a deposit on this account. You cannot withdraw until it is repaid. Still owed: {owed}.',
  'withdrawal.member_blocked':
    'An operator blocked this member from withdrawing. Give that back first, or refuse.',
  'withdrawal.unknown': 'We could not find this withdrawal.',
  'withdrawal.too_late': 'This withdrawal is already on its way and can no longer be cancelled.',
  'withdrawal.question_open': 'The member was asked already and has not answered yet.',
  'withdrawal.question_answered': 'This question no longer waits for an answer.',
  'withdrawal.picture_required': 'Add a picture of the document.',
  'withdrawal.picture_unreadable': 'We could not read this picture. Send a JPEG, PNG or WebP.',
  'withdrawal.institution_unavailable': 'The bank did not answer. Try again in a moment.',
  'reconciliation.day_out_of_range': 'Choose a day in the last five years, up to today.',
  'reconciliation.unknown': 'We could not find this reconciliation.',
  'reconciliation.finding_unknown': 'This difference is not among those of the day.',
  'reconciliation.day_closed': 'This day is closed.',
  'reconciliation.day_not_ready':
    'Differences still open: {count}. Note each of them before closing the day.',
  'reconciliation.run_newer': 'A newer comparison of this day exists. Look at it before closing.',
  'cashier_settings.unknown': 'This brand has no settings of its cashier.',
  'cashier_settings.unchanged': 'Nothing differs from the present settings.',
  'cashier_settings.changed': 'Someone else has changed: {fields}. Compare and ask again.',
  'cashier_settings.invalid': 'Check {field}: the limits contradict each other.',
  'peer_payment.unknown': 'We could not find this payment.',
  'peer_payment.answered': 'This payment has already been answered.',
  'peer_payment.proof_unreadable': 'We cannot read this picture. Send a JPEG, PNG or WebP.',
} as const
