import { prizeLists, type PrizeList } from '@trevo/contract/ops/compliance/prizes.ts'
import { sql, type RawBuilder } from 'kysely'
import { agedBefore, agedLists, type PrizeLaw } from '../domain/prize-law.ts'
import type { EventRow, ItemRow, PrizesDb } from './tables.ts'

type Whose = { readonly brandId: number; readonly law: PrizeLaw; readonly now: Date }

/** What belongs to a list, as a condition on open items. */
const conditionOf = (list: PrizeList, { law, now }: Whose): RawBuilder<unknown> => {
  if (list === 'late') return sql`due_at <= ${now}`
  const before = agedBefore(list, law, now)
  if (!before) return sql`false`
  return sql`kind = any (${[...agedLists[list].kinds]}::text[]) and since <= ${before}`
}

export type ItemFilter = Whose & {
  readonly list: PrizeList
  readonly product: string | undefined
  readonly cause: string | undefined
  /** Began by then. */
  readonly until: Date | undefined
  readonly after: { readonly at: Date; readonly id: bigint } | undefined
  readonly limit: number
}

/** Open items of a list, the oldest first. */
export const listItems = async (db: PrizesDb, filter: ItemFilter): Promise<ItemRow[]> => {
  const { brandId, list, product, cause, until, after, limit } = filter
  const { rows } = await sql<ItemRow>`
    select * from prizes.item
    where brand_id = ${brandId} and ended_at is null and ${conditionOf(list, filter)}
      ${product === undefined ? sql`` : sql`and product = ${product}`}
      ${cause === undefined ? sql`` : sql`and cause = ${cause}`}
      ${until ? sql`and since <= ${until}` : sql``}
      ${after ? sql`and (since, item_id) > (${after.at}, ${after.id})` : sql``}
    order by since, item_id limit ${limit}`.execute(db)
  return rows
}

/** How many each list has, up to a bound. */
export const countLists = async (
  db: PrizesDb,
  whose: Whose,
  most: number,
): Promise<Readonly<Record<PrizeList, number>>> => {
  const counts = prizeLists.map(
    (list) => sql`(select count(*) from (
      select from prizes.item
      where brand_id = ${whose.brandId} and ended_at is null and ${conditionOf(list, whose)}
      limit ${most}) found)::integer as ${sql.id(list)}`,
  )
  const { rows } = await sql<Record<PrizeList, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] ?? { late: 0, held: 0, unclaimed: 0, undeliverable: 0 }
}

/** Prizes past the time of the law; withdrawals have an alarm of their own. */
export const countLatePrizes = async (
  db: PrizesDb,
  brandId: number,
  now: Date,
): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from prizes.item
    where brand_id = ${brandId} and ended_at is null and due_at <= ${now} and product <> 'withdrawals'`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** One of the brand, ended or not. */
export const findItem = (
  db: PrizesDb,
  brandId: number,
  itemId: bigint,
): Promise<ItemRow | undefined> =>
  db
    .selectFrom('prizes.item')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockItem = (
  db: PrizesDb,
  brandId: number,
  itemId: bigint,
): Promise<ItemRow | undefined> =>
  db
    .selectFrom('prizes.item')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst()

export const endItem = async (db: PrizesDb, itemId: bigint, at: Date): Promise<void> => {
  await db.updateTable('prizes.item').set({ ended_at: at }).where('item_id', '=', itemId).execute()
}

/** What was tried, the latest first. */
export const listEvents = (db: PrizesDb, itemId: bigint, limit: number): Promise<EventRow[]> =>
  db
    .selectFrom('prizes.event')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('event_id', 'desc')
    .limit(limit)
    .execute()

export const insertEvent = async (
  db: PrizesDb,
  event: Omit<EventRow, 'event_id'>,
): Promise<void> => {
  await db.insertInto('prizes.event').values(event).execute()
}
