import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

export type AccountGameTables = {
  'catalogue.favourite': { member_id: bigint; node_id: number; added_at: Date }
  'catalogue.recent_game': { member_id: bigint; node_id: number; opened_at: Date }
}
export type AccountGamesDb = Database<AccountGameTables>['db']

/** Node ids, oldest first. */
export const listFavourites = async (db: AccountGamesDb, memberId: bigint): Promise<number[]> => {
  const rows = await db
    .selectFrom('catalogue.favourite')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => row.node_id)
}

/**
 * False if the member already has `max` others. Additions of one member wait for each other, so that two
 * concurrent ones cannot exceed the limit together.
 */
export const addFavourite = (
  { db }: Database<AccountGameTables>,
  favourite: { memberId: bigint; nodeId: number; addedAt: Date; max: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { memberId, nodeId, addedAt, max } = favourite
    await sql`select pg_advisory_xact_lock(hashtextextended('catalogue.favourite', ${memberId}))`.execute(
      tx,
    )
    const others = await tx
      .selectFrom('catalogue.favourite')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('member_id', '=', memberId)
      .where('node_id', '<>', nodeId)
      .executeTakeFirstOrThrow()
    if (Number(others.count) >= max) return false
    await tx
      .insertInto('catalogue.favourite')
      .values({ member_id: memberId, node_id: nodeId, added_at: addedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })

export const removeFavourite = async (
  db: AccountGamesDb,
  memberId: bigint,
  nodeId: number,
): Promise<void> => {
  await db
    .deleteFrom('catalogue.favourite')
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .execute()
}

export const saveOpened = async (
  db: AccountGamesDb,
  opened: { memberId: bigint; nodeId: number; openedAt: Date },
): Promise<void> => {
  await db
    .insertInto('catalogue.recent_game')
    .values({ member_id: opened.memberId, node_id: opened.nodeId, opened_at: opened.openedAt })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'node_id']).doUpdateSet({ opened_at: opened.openedAt }),
    )
    .execute()
}

/** Node ids, last opened first. */
export const listOpened = async (db: AccountGamesDb, memberId: bigint): Promise<number[]> => {
  const rows = await db
    .selectFrom('catalogue.recent_game')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('opened_at', 'desc')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => row.node_id)
}
