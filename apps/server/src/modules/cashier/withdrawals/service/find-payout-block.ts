import type { Tx } from '@trevo/database/connect.ts'
import { readUnsettled } from '../../deposits/repository/read-unsettled.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'

/** A notice that stays open for so many questions is more than a repeated one. */
const askedMax = 4

/**
 * What stands against sending a member's money: `taken_back` when a bank took a deposit back and it
 * is not covered, or has been taking one back for some time; `asking` while a notice of a deposit is
 * being cleared up, which takes a moment. No return is booked until the transaction ends.
 */
export const findStop = async (
  { wallet }: Pick<WithdrawalDependencies, 'wallet'>,
  tx: Tx,
  memberId: bigint,
): Promise<{
  readonly stop: 'none' | 'asking' | 'taken_back'
  readonly owedMinor: bigint
}> => {
  await wallet.lockBalance(tx, memberId)
  const { owedMinor, askedTimes } = await readUnsettled(tx, memberId)
  if (owedMinor > 0n || (askedTimes ?? 0) >= askedMax) return { stop: 'taken_back', owedMinor }
  return { stop: askedTimes === undefined ? 'none' : 'asking', owedMinor }
}
