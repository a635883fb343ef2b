import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Texts } from '@trevo/languages/texts.ts'
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

/** The same with those no longer offered. */
export const listAllModels = (db: Db, brandId: number): Promise<ModelRow[]> =>
  db
    .selectFrom('chat.model')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('place')
    .orderBy('id')
    .limit(50)
    .execute()

/** All subjects of the brand; changes of them wait for the end of the transaction. */
export const lockModels = async (tx: Tx, brandId: number): Promise<ModelRow[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('chat:subjects:' || ${brandId}::text, 0))`.execute(
    tx,
  )
  return listAllModels(tables<ChatTables>(tx), brandId)
}

type SavedModel = {
  readonly code: string
  readonly titles: Texts<string>
  readonly abouts: Texts<string>
  readonly isOffered: boolean
}

/** Writes the subjects of a brand in this order; none is deleted. */
export const saveModels = async (
  tx: Tx,
  brandId: number,
  models: readonly SavedModel[],
): Promise<void> => {
  await sql`
    insert into chat.model (brand_id, code, titles, abouts, is_on, place)
    select ${brandId}, m->>'code', m->'titles', m->'abouts', (m->>'isOffered')::boolean, n - 1
    from jsonb_array_elements(${JSON.stringify(models)}::jsonb) with ordinality x (m, n)
    on conflict (brand_id, code) do update set titles = excluded.titles, abouts = excluded.abouts,
      is_on = excluded.is_on, place = excluded.place`.execute(tx)
}

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
