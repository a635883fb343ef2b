import type { Tx } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { findLastApproved } from '../../common/repository/read-withdrawals.ts'

/**
 * Whether other members sent the member money after the last approved withdrawal: money that passed through
 * several hands is reviewed before it leaves. The caller has locked the balance.
 */
export const hasReceivedMoney = async (
  { wallet, transfers, clock }: Pick<WithdrawalContext, 'wallet' | 'transfers' | 'clock'>,
  tx: Tx,
  memberId: bigint,
): Promise<boolean> => {
  const from = (await findLastApproved(tx, memberId)) ?? new Date(0)
  // The end of a span is excluded.
  const to = new Date(clock.now().getTime() + 1)
  const { receivedKinds: kinds } = transfers
  return (await wallet.sumStatementInTx(tx, { memberId, from, to, kinds })).count > 0
}
