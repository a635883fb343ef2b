import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { listPayeesOf, lockHolder } from '../repository/payees.ts'
import type { PayeeRow, WithdrawalTables } from '../../common/repository/tables.ts'

/** All payees of the member, locked. @throws Refusal `payee.unknown` if the named one is not theirs. */
export const lockPayees = async (
  tx: Tx,
  memberId: bigint,
  payeeId: string,
): Promise<PayeeRow[]> => {
  await lockHolder(tx, memberId)
  const all = await listPayeesOf(tables<WithdrawalTables>(tx), memberId)
  if (!all.some(({ id }) => id === payeeId)) throw new Refusal('payee.unknown')
  return all
}
