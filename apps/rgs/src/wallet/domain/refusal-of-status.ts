import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'

/** The player's error if the platform does not take the stake. */
export const refusalOfStatus = {
  OK: undefined,
  TEMPORARY_ERROR: 'rgs.wallet_unavailable',
  INVALID_PARTNER: 'rgs.wallet_unavailable',
  INVALID_SIGNATURE: 'rgs.wallet_unavailable',
  INVALID_TOKEN: 'rgs.session_ended',
  TOKEN_EXPIRED: 'rgs.session_ended',
  SESSION_REAUTH_REQUIRED: 'rgs.session_ended',
  INVALID_GAME: 'rgs.game_unavailable',
  INVALID_PLAYER: 'rgs.bet_refused',
  WRONG_CURRENCY: 'rgs.wallet_unavailable',
  WRONG_SYNTAX: 'rgs.wallet_unavailable',
  WRONG_TYPES: 'rgs.wallet_unavailable',
  NOT_ENOUGH_MONEY: 'wallet.insufficient_balance',
  USER_DISABLED: 'rgs.bet_refused',
  LIMIT_REACHED: 'rgs.limit_reached',
  PLAYER_IMPEDED: 'rgs.bet_refused',
  LOCATION_REQUIRED: 'rgs.bet_refused',
  BET_LIMIT_EXCEEDED: 'rgs.bet_limit_exceeded',
  DUPLICATE_TRANSACTION: 'rgs.wallet_unavailable',
  TRANSACTION_DOES_NOT_EXIST: 'rgs.wallet_unavailable',
  TRANSACTION_ROLLED_BACK: 'rgs.round_cancelled',
  TRANSACTION_ALREADY_SETTLED: 'rgs.wallet_unavailable',
} as const satisfies Record<VendorStatus, RefusalCode | undefined>
