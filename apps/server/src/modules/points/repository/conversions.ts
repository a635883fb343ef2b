import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable } from 'kysely'
import type { PointsTables } from './tables.ts'

/** @returns false if the member's client id has a conversion already */
export const insertConversion = async (
  tx: Tx,
  conversion: Insertable<PointsTables['points.conversion']>,
): Promise<boolean> => {
  const inserted = await tables<PointsTables>(tx)
    .insertInto('points.conversion')
    .values(conversion)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export const getConversion = (tx: Tx, memberId: bigint, clientId: string) =>
  tables<PointsTables>(tx)
    .selectFrom('points.conversion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
