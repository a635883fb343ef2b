import { tables, type Tx } from '@trevo/database/connect.ts'
import type { LimitsTables } from './tables.ts'

/** These accounts' stakes ask the person's limits from now on. */
export const writeHolders = async (
  tx: Tx,
  personId: bigint,
  accountIds: readonly bigint[],
): Promise<void> => {
  if (accountIds.length === 0) return
  await tables<LimitsTables>(tx)
    .insertInto('limits.holder')
    .values(accountIds.map((memberId) => ({ member_id: memberId, person_id: personId })))
    .onConflict((on) => on.column('member_id').doUpdateSet({ person_id: personId }))
    .execute()
}

export const forgetHolders = async (tx: Tx, personId: bigint): Promise<void> => {
  await tables<LimitsTables>(tx)
    .deleteFrom('limits.holder')
    .where('person_id', '=', personId)
    .execute()
}
