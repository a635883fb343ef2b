import { tables, type Tx } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import { findMembers, type Member } from '../repository/find-member.ts'
import { listAccountIds, lockPersons, personOf } from '../repository/persons.ts'

/**
 * Locks the balances of all accounts of a person, at every brand of the company, in ascending order, and reads them
 * under the locks. What holds for the person is written to all of them in the same transaction.
 */
export const lockAccounts = async (
  { wallet }: Pick<MembersNeeds, 'wallet'>,
  tx: Tx,
  memberId: bigint,
): Promise<readonly Member[]> => {
  const db = tables<MemberTables>(tx)
  const { personId } = await personOf(db, memberId)
  // No account joins the person meanwhile.
  await lockPersons(db, [personId])
  const ids = await listAccountIds(db, personId)
  for (const id of ids) await wallet.lockBalance(tx, id)
  const members = await findMembers(db, ids)
  return members.toSorted(ascending((one) => one.memberId))
}
