import type { Tx } from '@trevo/database/connect.ts'
import type { MembersNeeds } from '../../needs.ts'

/** The accounts of a new member; without `mayDebit` they cannot be staked from. */
export const openAccounts = async (
  { wallet }: Pick<MembersNeeds, 'wallet'>,
  tx: Tx,
  memberId: bigint,
  { mayDebit }: { readonly mayDebit: boolean },
): Promise<void> => {
  await wallet.openAccounts(tx, memberId)
  if (!mayDebit) await wallet.setDebitGuard(tx, memberId, { mayDebit })
}
