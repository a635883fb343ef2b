import { z } from 'zod'

/**
 * Business answer of a wallet call, always with HTTP 200. Other HTTP statuses mean that the call
 * was not understood as a call at all (401 signature, 400 no HTTP or JSON, 404 path or method, 413
 * too long, 429 and 5xx later): their body is `{ status, requestId: '' }`, unsigned, with WRONG_SYNTAX
 * or TEMPORARY_ERROR where none fits better.
 */
export const vendorStatuses = [
  'OK',
  /** Nothing was moved and nothing will be: the platform failed before deciding. Retry. */
  'TEMPORARY_ERROR',
  'INVALID_PARTNER',
  'INVALID_SIGNATURE',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_GAME',
  'INVALID_PLAYER',
  'WRONG_CURRENCY',
  'WRONG_SYNTAX',
  'WRONG_TYPES',
  'NOT_ENOUGH_MONEY',
  'USER_DISABLED',
  'LIMIT_REACHED',
  'PLAYER_IMPEDED',
  'LOCATION_REQUIRED',
  'SESSION_REAUTH_REQUIRED',
  'BET_LIMIT_EXCEEDED',
  /** The id was used before with different content. */
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'TRANSACTION_ROLLED_BACK',
  /** A rollback names a debit that was paid out: the credit must be rolled back first. */
  'TRANSACTION_ALREADY_SETTLED',
] as const
export const VendorStatus = z.enum(vendorStatuses)
export type VendorStatus = (typeof vendorStatuses)[number]

/** HTTP status per business status; 200 unless the call itself was not acceptable. */
export const vendorHttpStatus = (status: VendorStatus): number => {
  if (status === 'INVALID_SIGNATURE' || status === 'INVALID_PARTNER') return 401
  return 200
}
