import type { Tx } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { findLastApproved } from '../../common/repository/read-withdrawals.ts'

/**
 * Whether other members sent the member money that no approved withdrawal came after: money that
 * passed through several hands is looked at before it leaves. The caller has locked the balance.
 */
export const hasReceivedMoney = async (
  { wallet, transfers, clock }: Pick<WithdrawalContext, 'wallet' | 'transfers' | 'clock'>,
  tx: Tx,
  memberId: bigint,
): Promise<boolean> => {
  const from = (await findLastApproved(tx, memberId)) ?? new Date(0)
  // The end is not part of a span.
  const to = new Date(clock.now().getTime() + 1)
  const { receivedKinds: kinds } = transfers
  return (await wallet.sumStatementInTx(tx, { memberId, from, to, kinds })).count > 0
}
