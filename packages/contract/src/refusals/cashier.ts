/** Refusals of deposits and withdrawals. */
export const cashierRefusals = {
  'deposit.amount_out_of_range': 400,
  'deposit.unknown': 404,
  'deposit.not_allowed': 403,
  'deposit.cpf_required': 409,
  'deposit.due_day_out_of_range': 400,
  'deposit.promotion_unknown': 409,
  'deposit.payment_unknown': 404,
  'deposit.institution_unavailable': 503,
} as const
