import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type QueryExecutorProvider } from 'kysely'
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

/** Persons whose stakes are counted, in the order of their ids, each with the number of accounts held to the limits. */
export const listCountedPersons = async (
  db: QueryExecutorProvider,
  afterId: bigint,
  limit: number,
): Promise<readonly { readonly personId: bigint; readonly holders: number }[]> => {
  const { rows } = await sql<{ person_id: bigint; holders: number }>`
    select c.person_id, (
      select count(*)::integer from limits.holder h where h.person_id = c.person_id
    ) as holders
    from limits.counter c where c.person_id > ${afterId} and c.is_on
    order by c.person_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ personId: row.person_id, holders: row.holders }))
}
