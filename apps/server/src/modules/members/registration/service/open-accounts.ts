import type { Tx } from '@trevo/database/connect.ts'
import type { MemberBrand, MembersNeeds } from '../../needs.ts'

/**
 * The accounts of a new member; without `mayDebit` they cannot be staked from. The database may have given the member
 * a known person by the CPF, whose limits hold from the first stake.
 */
export const openAccounts = async (
  { wallet, limits }: Pick<MembersNeeds, 'wallet' | 'limits'>,
  tx: Tx,
  memberId: bigint,
  { mayDebit }: { readonly mayDebit: boolean },
): Promise<void> => {
  await wallet.openAccounts(tx, memberId)
  if (!mayDebit) await wallet.setDebitGuard(tx, memberId, { mayDebit })
  await limits.admitAccountInTx(tx, memberId)
}

/** Whether an account of the brand may be staked from as soon as it is there. */
export const mayStakeAtOnce = ({
  identityBeforeStake,
  asksLimits,
}: Pick<MemberBrand, 'identityBeforeStake' | 'asksLimits'>): boolean =>
  !identityBeforeStake && !asksLimits
