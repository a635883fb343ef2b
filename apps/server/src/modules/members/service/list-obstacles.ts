import type { Tx } from '@trevo/database/connect.ts'
import type { MembersNeeds } from '../needs.ts'

type Closing = {
  readonly memberId: bigint
  /** The movement of the balance up to which the bet record was brought. */
  readonly projectedSeq: bigint
}

/** What keeps an account open. Read through the transaction, in which the balance does not move. */
export const listObstacles = async (
  { wallet, play, cashier }: Pick<MembersNeeds, 'wallet' | 'play' | 'cashier'>,
  tx: Tx,
  { memberId, projectedSeq }: Closing,
): Promise<readonly ('balance' | 'open_rounds' | 'withdrawal')[]> => {
  const balance = await wallet.lockBalance(tx, memberId)
  if (!balance) throw new Error(`member ${memberId} has no accounts`)
  const { availableMinor, heldMinor, seq } = balance
  // A movement that is not in the bet record yet may be a stake.
  const hasOpenRounds = seq !== projectedSeq || (await play.hasOpenRounds(tx, memberId))
  const isWithdrawing = await cashier.hasWithdrawalUnderWay(memberId, tx)
  return [
    // What a withdrawal holds is told as the withdrawal.
    ...(availableMinor !== 0n || (heldMinor !== 0n && !isWithdrawing)
      ? (['balance'] as const)
      : []),
    ...(hasOpenRounds ? (['open_rounds'] as const) : []),
    ...(isWithdrawing ? (['withdrawal'] as const) : []),
  ]
}
