import { tables, type Tx } from '@trevo/database/connect.ts'
import { findMember, type Member } from '../repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'

/** Whether an account can be staked from, and whether charges for deposits may be created for it. */
export const standingOf = ({
  closedAt,
  excludedAt,
  uncheckedAt,
  blocked,
}: Pick<Member, 'closedAt' | 'excludedAt' | 'uncheckedAt' | 'blocked'>) => {
  const isOpen = closedAt === null && excludedAt === null && uncheckedAt === null
  return {
    mayDebit: isOpen && !blocked.includes('stake'),
    mayCharge: isOpen && !blocked.includes('deposit'),
  }
}

/**
 * Sets the wallet's guard and the cashier's charges to what closing, exclusion, the register, blocks, identity and
 * the limits that everybody needs together say, after one of them has changed in the caller's transaction, which holds
 * the balance's lock. Never for a trial user.
 */
export const applyStanding = async (
  { wallet, cashier, kyc, limits }: Pick<MembersNeeds, 'wallet' | 'cashier' | 'kyc' | 'limits'>,
  tx: Tx,
  memberId: bigint,
): Promise<void> => {
  const member = await findMember(tables<MemberTables>(tx), memberId)
  if (!member) return
  const { mayDebit, mayCharge } = standingOf(member)
  const isKnown = await kyc.mayStakeInTx(tx, member)
  const hasLimits = await limits.hasFirstLimitsInTx(tx, member)
  await wallet.setDebitGuard(tx, memberId, { mayDebit: mayDebit && isKnown && hasLimits })
  await (mayCharge && hasLimits
    ? cashier.allowChargesOf(tx, memberId)
    : cashier.cancelChargesOf(tx, memberId))
}
