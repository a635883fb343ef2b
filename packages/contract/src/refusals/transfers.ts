/** Refusals of transfers between the member's wallets and between people. */
export const transfersRefusals = {
  'transfer.single_wallet': 403,
  'transfer.wallet_unknown': 404,
  'transfer.amount_invalid': 400,
  'transfer.not_allowed_here': 403,
  'transfer.no_upline': 409,
  'transfer.not_downline': 404,
  'transfer.over_limit': 409,
  'transfer.turnover_left': 409,
} as const
