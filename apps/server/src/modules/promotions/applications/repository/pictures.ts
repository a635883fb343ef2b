import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { PictureRow, PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']

export const insertPicture = async (tx: Tx, picture: PictureRow): Promise<void> => {
  await tables<PromotionsTables>(tx).insertInto('promotions.picture').values(picture).execute()
}

export const findPicture = (db: Db, id: string): Promise<PictureRow | undefined> =>
  db.selectFrom('promotions.picture').selectAll().where('id', '=', id).executeTakeFirst()

/** Pictures that a member uploaded since then and that belong to no application. */
export const countLoose = async (tx: Tx, memberId: bigint, since: Date): Promise<number> => {
  const { count } = await tables<PromotionsTables>(tx)
    .selectFrom('promotions.picture')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('entry_id', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Assigns unassigned pictures of the member to an application. @returns how many there were. */
export const attachPictures = async (
  tx: Tx,
  memberId: bigint,
  entryId: bigint,
  ids: readonly string[],
): Promise<number> => {
  if (ids.length === 0) return 0
  const done = await tables<PromotionsTables>(tx)
    .updateTable('promotions.picture')
    .set({ entry_id: entryId })
    .where('id', 'in', [...ids])
    .where('member_id', '=', memberId)
    .where('entry_id', 'is', null)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

export const listPicturesOf = (db: Db, entryIds: readonly bigint[]): Promise<PictureRow[]> =>
  entryIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('promotions.picture')
        .selectAll()
        .where('entry_id', 'in', [...entryIds])
        .orderBy('created_at')
        .execute()

/** Unassigned pictures, oldest first. */
export const listForgotten = (db: Db, before: Date, limit: number): Promise<PictureRow[]> =>
  db
    .selectFrom('promotions.picture')
    .selectAll()
    .where('entry_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()

export const deletePicture = async (tx: Tx, id: string): Promise<boolean> => {
  const done = await tables<PromotionsTables>(tx)
    .deleteFrom('promotions.picture')
    .where('id', '=', id)
    .where('entry_id', 'is', null)
    .executeTakeFirst()
  return done.numDeletedRows === 1n
}
