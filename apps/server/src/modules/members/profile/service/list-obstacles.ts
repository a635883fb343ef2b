import { tables, type Tx } from '@trevo/database/connect.ts'
import { findMember } from '../../common/repository/find-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds, OpenMatter } from '../../needs.ts'

const centavo = 100n

type Closing = {
  readonly memberId: bigint
  /** The movement of the balance up to which the bet record is complete. */
  readonly projectedSeq: bigint
  readonly at: Date
}

export type Obstacle = 'balance' | 'open_rounds' | 'withdrawal' | OpenMatter

/** What prevents closing an account. Read through the transaction, in which the balance does not move. */
export const listObstacles = async (
  needs: Pick<MembersNeeds, 'wallet' | 'play' | 'cashier' | 'listOpenMatters'>,
  tx: Tx,
  { memberId, projectedSeq, at }: Closing,
): Promise<readonly Obstacle[]> => {
  const { wallet, play, cashier } = needs
  const balance = await wallet.lockBalance(tx, memberId)
  if (!balance) throw new Error(`member ${memberId} has no accounts`)
  const { availableMinor, heldMinor, seq } = balance
  // A movement that is not in the bet record yet may be a stake.
  const hasOpenRounds = seq !== projectedSeq || (await play.hasOpenRounds(tx, memberId))
  const isWithdrawing = await cashier.hasWithdrawalUnderWay(memberId, tx)
  const matters = await needs.listOpenMatters(tx, memberId, at)
  // An excluded member cannot claim rewards, so these do not keep the account open.
  const member = await findMember(tables<MemberTables>(tx), memberId)
  const isExcluded = (member?.excludedAt ?? null) !== null
  return [
    // The held amount of a withdrawal is reported as the withdrawal.
    // Less than a centavo can be paid out by nobody.
    ...(availableMinor >= centavo || (heldMinor !== 0n && !isWithdrawing)
      ? (['balance'] as const)
      : []),
    ...(hasOpenRounds ? (['open_rounds'] as const) : []),
    ...(isWithdrawing ? (['withdrawal'] as const) : []),
    ...matters.filter((matter) => !(isExcluded && matter === 'rewards')),
  ]
}
