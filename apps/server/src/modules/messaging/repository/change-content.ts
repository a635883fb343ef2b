import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { AnnouncementRow, BannerRow, HelpTopicRow, MessagingTables } from './tables.ts'

type Db = Kysely<MessagingTables>
const inside = (tx: Tx): Db => tables<MessagingTables>(tx)
const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

/** The position in the list: the instant of publication, and the number within its table. */
export type Place = { readonly publishedAt: Date; readonly id: number }
type Wanted = {
  readonly brandId: number
  readonly limit: number
  readonly before: Place | undefined
  readonly state: 'shown' | 'scheduled' | 'over' | 'off' | undefined
  readonly at: Date
}

/** Rows before a place in the list, in a state at an instant. */
const isWanted = ({ before, state, at }: Wanted) => {
  const isDue = sql<boolean>`published_at <= ${at} and (ends_at is null or ends_at > ${at})`
  const byState = {
    off: sql<boolean>`not enabled`,
    shown: sql<boolean>`enabled and ${isDue}`,
    scheduled: sql<boolean>`enabled and published_at > ${at}`,
    over: sql<boolean>`enabled and ends_at <= ${at}`,
  }
  const place = before
    ? sql<boolean>`(published_at, id) < (${before.publishedAt}, ${before.id})`
    : sql<boolean>`true`
  return sql<boolean>`${place} and ${state ? byState[state] : sql<boolean>`true`}`
}

/** Banners of a brand, the newest first. */
export const pageBanners = (db: Db, wanted: Wanted): Promise<BannerRow[]> =>
  db
    .selectFrom('messaging.banner')
    .selectAll()
    .where('brand_id', '=', wanted.brandId)
    .where(isWanted(wanted))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .execute()

/** Announcements of a brand, of one kind or all, the newest first. */
export const pageAnnouncements = (
  db: Db,
  wanted: Wanted,
  kind: AnnouncementRow['kind'] | undefined,
): Promise<AnnouncementRow[]> =>
  db
    .selectFrom('messaging.announcement')
    .selectAll()
    .where('brand_id', '=', wanted.brandId)
    .where(isWanted(wanted))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'PL'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .execute()

export const findBanner = (db: Db, brandId: number, id: number) =>
  db
    .selectFrom('messaging.banner')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst()

export const findAnnouncement = (db: Db, brandId: number, id: number) =>
  db
    .selectFrom('messaging.announcement')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The banners of a group in their order, locked until the transaction ends. */
export const lockGroup = (tx: Tx, brandId: number, groupName: string): Promise<BannerRow[]> =>
  inside(tx)
    .selectFrom('messaging.banner')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('group_name', '=', groupName)
    .orderBy('sort_order')
    .forUpdate()
    .execute()

/** Positions are unique, so all move out of the way first. */
export const saveOrder = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`update messaging.banner set sort_order = sort_order + 1000000
    where id = any(${sql.val([...ids])}::int[])`.execute(tx)
  await sql`update messaging.banner b set sort_order = o.n - 1
    from unnest(${sql.val([...ids])}::int[]) with ordinality o (id, n) where b.id = o.id`.execute(
    tx,
  )
}

type BannerColumns = Omit<BannerRow, 'id' | 'brand_id' | 'symbols' | 'version'>
type AnnouncementColumns = Omit<AnnouncementRow, 'id' | 'brand_id' | 'symbols' | 'version' | 'name'>

export const insertBanner = async (
  tx: Tx,
  brandId: number,
  row: BannerColumns,
): Promise<number> => {
  const { id } = await inside(tx)
    .insertInto('messaging.banner')
    .values({ ...row, texts: json(row.texts), brand_id: brandId, symbols: [] } as never) // numbered by the table
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertAnnouncement = async (
  tx: Tx,
  brandId: number,
  row: AnnouncementColumns,
): Promise<number> => {
  const { id } = await inside(tx)
    .insertInto('messaging.announcement')
    .values({ ...row, texts: json(row.texts), brand_id: brandId, symbols: [] } as never) // numbered and named by the table
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False if its version is another one by now. */
export const updateBanner = async (
  tx: Tx,
  { id, version }: Pick<BannerRow, 'id' | 'version'>,
  row: BannerColumns,
): Promise<boolean> => {
  const { numUpdatedRows } = await inside(tx)
    .updateTable('messaging.banner')
    .set({ ...row, texts: json(row.texts), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False if its version is another one by now. */
export const updateAnnouncement = async (
  tx: Tx,
  { id, version }: Pick<AnnouncementRow, 'id' | 'version'>,
  row: AnnouncementColumns,
): Promise<boolean> => {
  const { numUpdatedRows } = await inside(tx)
    .updateTable('messaging.announcement')
    .set({ ...row, texts: json(row.texts), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether another announcement of the brand has this anchor. */
export const isAnchorTaken = async (
  tx: Tx,
  brandId: number,
  anchor: string,
  except: number | undefined,
): Promise<boolean> => {
  const found = await inside(tx)
    .selectFrom('messaging.announcement')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('anchor', '=', anchor)
    .where('id', '!=', except ?? 0)
    .executeTakeFirst()
  return found !== undefined
}

/** Locks a help topic until the transaction ends. */
export const lockHelpTopic = (tx: Tx, brandId: number, topicId: string) =>
  inside(tx)
    .selectFrom('messaging.help_topic')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('topic_id', '=', topicId)
    .forUpdate()
    .executeTakeFirst()

export const saveHelpTopic = async (tx: Tx, row: HelpTopicRow): Promise<void> => {
  const { sort_order, changed_at } = row
  const texts = json(row.texts)
  await inside(tx)
    .insertInto('messaging.help_topic')
    .values({ ...row, texts })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'topic_id']).doUpdateSet({ sort_order, changed_at, texts }),
    )
    .execute()
}
