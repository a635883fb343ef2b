import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ClaimLost } from './claim.ts'
import { LimitsUnasked } from './stake-guard.ts'

/** The result codes of the posting functions (migrations/0003). */
export const outcome = {
  applied: 0,
  duplicate: 1,
  idReused: 2,
  insufficientBalance: 3,
  accountUnknown: 4,
  reversedBefore: 5,
  debitRefused: 6,
  tombstoneLeft: 7,
  claimLost: 8,
  limitsUnasked: 10,
} as const

/** The error for the code of a command that was not applied. */
export const refusalOf = (
  code: number,
  about: { readonly txnId: string; readonly balanceMinor: bigint | null },
): Error => {
  switch (code) {
    case outcome.idReused:
      return new Refusal('request.id_reused', { id: about.txnId })
    case outcome.insufficientBalance:
      return new Refusal('wallet.insufficient_balance', {
        balance: formatMoney(about.balanceMinor ?? 0n),
      })
    case outcome.accountUnknown:
      return new Refusal('wallet.account_unknown')
    case outcome.reversedBefore:
      return new Refusal('wallet.transfer_reversed', { id: about.txnId })
    case outcome.debitRefused:
      return new Refusal('wallet.debit_refused')
    case outcome.claimLost:
      return new ClaimLost(about.txnId)
    case outcome.limitsUnasked:
      return new LimitsUnasked(about.txnId)
    default:
      return new Error(`wallet: the database answered outcome ${code}`)
  }
}
