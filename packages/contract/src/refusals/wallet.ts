/** Refusals of the wallet, the only way to move money. */
export const walletRefusals = {
  'wallet.insufficient_balance': 409,
  'wallet.transfer_reversed': 409,
  'wallet.account_unknown': 404,
  'wallet.debit_refused': 403,
  'wallet.busy': 503,
  'request.id_reused': 409,
} as const
