import type { ReviewReason } from '@trevo/contract/wps/cashier/withdrawal.ts'

/** Why a withdrawal is looked at by a person. */
export const reviewReasons = [
  'amount',
  'velocity',
  'first',
  'new_device',
  'unplayed',
  'won_from_members',
  'transfers_received',
  'play_signal',
  'deposit_taken_back',
  'withdraw_blocked',
] as const satisfies readonly ReviewReason[]
