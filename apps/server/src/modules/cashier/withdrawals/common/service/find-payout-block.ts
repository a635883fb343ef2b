import type { Tx } from '@trevo/database/connect.ts'
import { readUnsettled } from '../../../deposits/common/repository/read-unsettled.ts'
import type { WithdrawalContext } from '../context.ts'

/** A notice that is still open after this many queries is more than a repeated one. */
const checksMax = 4

export type PayoutBlock = 'none' | 'checking' | 'deposit_returned' | 'withdraw_blocked'

/**
 * Why a member's money must not be sent: `withdraw_blocked` if an operator blocked it, `deposit_returned` if a deposit was returned (MED) and the balance does
 * not cover it, or a return has been pending for some time; `checking` while a notice about a deposit is being
 * checked, which takes a moment. No return is booked until the transaction ends.
 */
export const findPayoutBlock = async (
  { wallet, members }: Pick<WithdrawalContext, 'wallet' | 'members'>,
  tx: Tx,
  memberId: bigint,
): Promise<{ readonly block: PayoutBlock; readonly owedMinor: bigint }> => {
  await wallet.lockBalance(tx, memberId)
  const { owedMinor, askedTimes } = await readUnsettled(tx, memberId)
  if (owedMinor > 0n || (askedTimes ?? 0) >= checksMax) {
    return { block: 'deposit_returned', owedMinor }
  }
  // Under the lock that an operator's block takes too.
  const member = await members.findWithdrawalMember(memberId, tx)
  if (member?.isBlocked) return { block: 'withdraw_blocked', owedMinor }
  return { block: askedTimes === undefined ? 'none' : 'checking', owedMinor }
}
