import { sql, type Kysely } from 'kysely'
import type { ChatQueue } from './conversations.ts'
import type { ChatTables, ModelRow } from './tables.ts'

type Db = Kysely<ChatTables>

/** The subjects of a brand's conversations, in its order. */
export const listModels = (db: Db, brandId: number): Promise<ModelRow[]> =>
  db
    .selectFrom('chat.model')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('is_on', '=', true)
    .orderBy('place')
    .orderBy('id')
    .limit(50)
    .execute()

/** All subjects, including those no longer offered: older conversations have them. */
export const findModel = (db: Db, id: number): Promise<ModelRow | undefined> =>
  db.selectFrom('chat.model').selectAll().where('id', '=', id).executeTakeFirst()

/** The number of waiting conversations of one queue, by subject. */
export const countWaiting = async (
  db: Db,
  { brandId, isGuest }: ChatQueue,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ model_id: number; count: number }>`
    select model_id, count(*)::integer as count from chat.conversation
    where brand_id = ${brandId} and (member_id is null) = ${isGuest} and waiting_since is not null group by model_id`.execute(
    db,
  )
  return new Map(rows.map(({ model_id: id, count }) => [id, count]))
}
