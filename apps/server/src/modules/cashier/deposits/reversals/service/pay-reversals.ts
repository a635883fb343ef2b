import type { Tx } from '@trevo/database/connect.ts'
import type { DepositContext } from '../../common/context.ts'
import { receivablePaid } from '../../common/domain/transfers.ts'
import { payReversal } from '../../common/repository/reversals.ts'
import type { ReversalRow } from '../../common/repository/tables.ts'
import { postUpTo } from './post-up-to.ts'

/**
 * Pays the member's debt from the balance, as far as it reaches, oldest first. The caller locks the reversals
 * before any posting of the transaction.
 */
export const payReversals = async (
  { wallet, clock }: DepositContext,
  tx: Tx,
  reversals: readonly ReversalRow[],
): Promise<bigint> => {
  let sumMinor = 0n
  for (const reversal of reversals) {
    const named = {
      endToEndId: reversal.e2e_id,
      refundId: reversal.refund_id,
      memberId: reversal.member_id,
      depositId: reversal.deposit_id,
      what: reversal.what,
    }
    const paidMinor = await postUpTo(reversal.owed_minor, async (amountMinor) => {
      if (amountMinor === 0n) return
      await wallet.postInTx(tx, receivablePaid(named, reversal.payments + 1, amountMinor))
    })
    if (paidMinor > 0n) await payReversal(tx, reversal, paidMinor, clock.now())
    sumMinor += paidMinor
    if (paidMinor < reversal.owed_minor) break
  }
  return sumMinor
}
