import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Selectable } from 'kysely'
import type { StaffDb, StaffTables } from './tables.ts'

export type CommentRow = Selectable<StaffTables['staff.change_comment']>

export const findComment = (tx: Tx, id: string): Promise<CommentRow | undefined> =>
  tables<StaffTables>(tx)
    .selectFrom('staff.change_comment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()

/** Comments on a request, the oldest first. */
export const listComments = (
  db: StaffDb,
  requestId: string,
  limit: number,
): Promise<CommentRow[]> =>
  db
    .selectFrom('staff.change_comment')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute()

export const insertComment = async (tx: Tx, row: CommentRow): Promise<void> => {
  await tables<StaffTables>(tx).insertInto('staff.change_comment').values(row).execute()
}
