import type { Tx } from '@trevo/database/connect.ts'
import type { RewardToReverse } from '../../../needs.ts'
import type { DepositContext } from '../../common/context.ts'
import { depositCredited, type Reversal } from '../../common/domain/transfers.ts'
import { findDepositInTx } from '../../common/repository/deposits.ts'
import { sumReturnedOf } from '../../common/repository/reversals.ts'

/**
 * Notifies the modules that counted or rewarded a deposit of a return that is about to be booked; the payment is
 * locked. Returns the money that the member already has from it.
 */
export const endDepositRewards = async (
  { wallet, depositReturns }: Pick<DepositContext, 'wallet' | 'depositReturns'>,
  tx: Tx,
  reversal: Reversal,
): Promise<RewardToReverse | undefined> => {
  const { endToEndId, memberId, depositId, amountMinor } = reversal
  const { source, txnId } = depositCredited(reversal)
  const credit = await wallet.findTransferInTx(tx, source, txnId)
  const deposit = await findDepositInTx(tx, depositId)
  if (!credit || !deposit) throw new Error(`payment ${endToEndId} was never credited`)
  const before = await sumReturnedOf(tx, endToEndId)
  const reward = await depositReturns.onReturned(tx, {
    memberId,
    brandId: deposit.brand_id,
    depositId,
    transferId: credit.transferId,
    creditedAt: credit.at,
    creditedMinor: credit.amountMinor,
    amountMinor,
    returnedMinor: before + amountMinor,
  })
  return reward && reward.amountMinor > 0n ? reward : undefined
}
