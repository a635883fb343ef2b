import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import { formatMoney } from '@trevo/money/money.ts'

/** An answer before the attempt's id is added. */
export type Reply = Omit<WalletReply, 'requestId'>

export const no = (status: VendorStatus, more: Omit<Reply, 'status'> = {}): Reply => ({
  status,
  ...more,
})

/** Nothing was moved; the same message may be sent again. */
export const tryAgain = (status: VendorStatus = 'TEMPORARY_ERROR'): Reply => ({
  status,
  retry: true,
})

export const yes = (done: {
  readonly playerRef: string
  readonly balanceMinor: bigint
  readonly transferId: bigint | null
  readonly repeated: boolean
}): Reply => ({
  status: 'OK',
  playerRef: done.playerRef,
  currency: 'BRL',
  balance: formatMoney(done.balanceMinor),
  ...(done.transferId !== null && { transferId: String(done.transferId) }),
  ...(done.repeated && { repeated: true as const }),
})

/** How a refusal of wallet is told to a vendor; others are our own faults. */
export const statusOfRefusal: Partial<Record<RefusalCode, VendorStatus>> = {
  'wallet.insufficient_balance': 'NOT_ENOUGH_MONEY',
  'wallet.debit_refused': 'USER_DISABLED',
  'wallet.account_unknown': 'INVALID_PLAYER',
  'wallet.transfer_reversed': 'TRANSACTION_ROLLED_BACK',
  'request.id_reused': 'DUPLICATE_TRANSACTION',
  'wallet.busy': 'TEMPORARY_ERROR',
}

/**
 * What an answer says of the vendor that called: `fault` is what one that behaves never gets, and
 * `neither` says nothing, for the call only passed on what a stranger typed into a game's address.
 */
export const judgementOf = (status: VendorStatus): 'fault' | 'good' | 'neither' => {
  switch (status) {
    case 'WRONG_SYNTAX':
    case 'WRONG_TYPES':
    case 'WRONG_CURRENCY':
    case 'DUPLICATE_TRANSACTION':
    case 'TRANSACTION_DOES_NOT_EXIST':
    case 'TRANSACTION_ALREADY_SETTLED':
      return 'fault'
    case 'INVALID_TOKEN':
      return 'neither'
    default:
      return 'good'
  }
}
