import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { EditionWithGame } from '../domain/edition-view.ts'
import type { InstantEditionRow } from '../tables.ts'
import type { LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

const withGame = (db: Db) =>
  db
    .selectFrom('lottery.instant_edition as e')
    .innerJoin('lottery.instant_game as g', 'g.id', 'e.game_id')
    .selectAll('e')
    .select(['g.code', 'g.names', 'g.look', 'g.sort_order'])

/** The edition on sale of each instant lottery of a brand. */
export const listOpenEditions = (db: Db, brandId: number): Promise<EditionWithGame[]> =>
  withGame(db)
    .where('g.brand_id', '=', brandId)
    .where('e.state', '=', 'open')
    .orderBy('g.sort_order')
    .orderBy('g.id')
    .execute()

export const findEdition = (
  db: Db,
  brandId: number,
  id: number,
): Promise<EditionWithGame | undefined> =>
  withGame(db)
    .where('g.brand_id', '=', brandId)
    .where('e.id', '=', id)
    .where('e.state', '<>', 'withdrawn')
    .executeTakeFirst()

export const listClosedEditions = (
  db: Db,
  { brandId, gameId }: { readonly brandId: number; readonly gameId: number },
  limit: number,
): Promise<EditionWithGame[]> =>
  withGame(db)
    .where('g.brand_id', '=', brandId)
    .where('g.id', '=', gameId)
    .where('e.state', '=', 'closed')
    .orderBy('e.number', 'desc')
    .limit(limit)
    .execute()

/** The latest editions of a lottery in every state, for operators. */
export const listLatestEditions = (
  db: Db,
  gameId: number,
  limit: number,
): Promise<InstantEditionRow[]> =>
  db
    .selectFrom('lottery.instant_edition')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

/** Locked: only one order at a time takes the next tickets. */
export const lockEdition = (tx: Tx, id: number): Promise<InstantEditionRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.instant_edition')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findOpenEdition = (db: Db | Tx, gameId: number): Promise<{ id: number } | undefined> =>
  tables<LotteryTables>(db as Tx)
    .selectFrom('lottery.instant_edition')
    .select('id')
    .where('game_id', '=', gameId)
    .where('state', '=', 'open')
    .executeTakeFirst()

/** Open ones whose last day is over. */
export const listOverdueEditions = (db: Db, at: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom('lottery.instant_edition')
    .select('id')
    .where('state', '=', 'open')
    .where('closes_at', '<=', at)
    .execute()

export const saveSale = async (
  tx: Tx,
  id: number,
  sale: Pick<InstantEditionRow, 'sold_count' | 'won_counts' | 'paid_minor'>,
): Promise<void> => {
  await sql`update lottery.instant_edition set sold_count = ${sale.sold_count},
    won_counts = ${[...sale.won_counts]}::integer[], paid_minor = ${sale.paid_minor}
    where id = ${id}`.execute(tx)
}

export const closeEdition = async (
  tx: Tx,
  id: number,
  by: 'sold_out' | 'day' | 'operators',
  at: Date,
): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.instant_edition')
    .set({ state: 'closed', closed_by: by, closed_at: at })
    .where('id', '=', id)
    .execute()
}

/** Puts the edition that is ready on sale, unless one is. @returns whether there was one */
export const openReadyEdition = async (tx: Tx, gameId: number, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update lottery.instant_edition set state = 'open', opened_at = ${at},
      closes_at = ${at}::timestamptz + make_interval(days => edition_days)
    where game_id = ${gameId} and state = 'ready' and not exists (
      select from lottery.instant_edition o where o.game_id = ${gameId} and o.state = 'open')
    returning id`.execute(tx)
  return rows.length > 0
}

/** An edition that is not sold, because the next one has another plan. */
export const withdrawReady = async (tx: Tx, gameId: number): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.instant_edition')
    .set({ state: 'withdrawn' })
    .where('game_id', '=', gameId)
    .where('state', '=', 'ready')
    .execute()
}

export const hasReady = async (db: Db, gameId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('lottery.instant_edition')
    .select('id')
    .where('game_id', '=', gameId)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  return row !== undefined
}

export const findLastNumber = async (db: Db, gameId: number): Promise<number> => {
  const { last } = await db
    .selectFrom('lottery.instant_edition')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export type NewEdition = Pick<
  InstantEditionRow,
  | 'game_id'
  | 'number'
  | 'price_minor'
  | 'ticket_count'
  | 'prizes'
  | 'edition_days'
  | 'commitment'
  | 'root'
  | 'published_at'
> & { readonly seed: string }

/** Nothing if another copy of the server was first. */
export const insertReady = async (tx: Tx, { seed, prizes, ...row }: NewEdition): Promise<void> => {
  const db = tables<LotteryTables>(tx)
  const inserted = await db
    .insertInto('lottery.instant_edition')
    .values({ ...row, prizes: JSON.stringify(prizes), won_counts: prizes.map(() => 0) })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  await db.insertInto('lottery.instant_seed').values({ edition_id: inserted.id, seed }).execute()
}

export const getSeed = async (db: Db, editionId: number): Promise<string> => {
  const { seed } = await db
    .selectFrom('lottery.instant_seed')
    .select('seed')
    .where('edition_id', '=', editionId)
    .executeTakeFirstOrThrow()
  return seed
}
