import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { DrawEventRow, DrawRow, DrawStatus, LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

export const insertSeed = async (
  tx: Tx,
  row: LotteryTables['lottery.draw_seed'],
): Promise<void> => {
  await tables<LotteryTables>(tx).insertInto('lottery.draw_seed').values(row).execute()
}

export const getSeed = async (db: Db, drawId: bigint, attempt: number): Promise<string> => {
  const { seed } = await db
    .selectFrom('lottery.draw_seed')
    .select('seed')
    .where('draw_id', '=', drawId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  return seed
}

export const findLastDraw = (db: Db, gameId: number): Promise<DrawRow | undefined> =>
  db
    .selectFrom('lottery.draw')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const countDrawsAfter = async (db: Db, gameId: number, at: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('lottery.draw')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('game_id', '=', gameId)
    .where('closes_at', '>', at)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const getDraw = (db: Db, drawId: bigint): Promise<DrawRow> =>
  db.selectFrom('lottery.draw').selectAll().where('id', '=', drawId).executeTakeFirstOrThrow()

export const findDrawByNumber = (
  db: Db,
  gameId: number,
  drawNumber: string,
): Promise<DrawRow | undefined> =>
  db
    .selectFrom('lottery.draw')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('draw_number', '=', drawNumber)
    .executeTakeFirst()

/** Locks only the draw, for changing its state: no stake or cancellation meanwhile. */
export const lockDraw = (tx: Tx, drawId: bigint): Promise<DrawRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.draw')
    .selectAll()
    .where('id', '=', drawId)
    .forUpdate()
    .executeTakeFirst()

/**
 * Draws under shared locks, in the order of their ids: stakes and returns on them are committed before any of them
 * closes.
 */
export const lockDrawsForSale = (tx: Tx, ids: readonly bigint[]): Promise<DrawRow[]> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.draw')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute()

/** A draw and those that follow it, up to the given number. */
export const listDrawsFrom = (
  db: Db,
  { gameId, from, limit }: { gameId: number; from: Date; limit: number },
): Promise<DrawRow[]> =>
  db
    .selectFrom('lottery.draw')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('closes_at', '>=', from)
    .where('status', '<>', 'cancelled')
    .orderBy('closes_at')
    .limit(limit)
    .execute()

export const setDraw = async (
  tx: Tx,
  drawId: bigint,
  change: Partial<Omit<DrawRow, 'id'>>,
): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.draw')
    .set(change)
    .where('id', '=', drawId)
    .execute()
}

export const insertEvent = async (tx: Tx, event: DrawEventRow): Promise<void> => {
  await tables<LotteryTables>(tx).insertInto('lottery.draw_event').values(event).execute()
}

/** When something last happened to a draw; null before the first. */
export const findLastEventAt = async (db: Db): Promise<Date | null> => {
  const last = await db
    .selectFrom('lottery.draw_event')
    .select('at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.at ?? null
}

/** Whether a draw must be opened, closed or drawn by now, or lacks its root. */
export const isDrawDue = async (db: Db, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (select from lottery.draw where status = 'scheduled' and opens_at <= ${at})
      or exists (select from lottery.draw where status = 'open' and closes_at <= ${at})
      or exists (select from lottery.draw where status = 'closed' and draws_at <= ${at})
      or exists (select from lottery.draw where status = 'closed' and root is null) as is_due`.execute(
    db,
  )
  return rows[0]?.is_due ?? false
}

/** Opens due draws, including those that should be closed by now: closing follows. */
export const openDueDraws = async (db: Db, at: Date): Promise<void> => {
  await db
    .updateTable('lottery.draw')
    .set({ status: 'open' })
    .where('status', '=', sql.lit('scheduled'))
    .where('opens_at', '<=', at)
    .execute()
}

/**
 * Draws that a job must work on now, oldest first. The state is a literal in the statement, so that every plan of
 * it may use the index of that state.
 */
export const listDueDraws = (
  db: Db,
  { status, at, limit }: { status: DrawStatus; at: Date; limit: number },
): Promise<DrawRow[]> =>
  db
    .selectFrom('lottery.draw')
    .selectAll()
    .where('status', '=', sql.lit(status))
    .where(status === 'open' ? 'closes_at' : 'draws_at', '<=', at)
    .where('trouble', 'is', null)
    .where(({ or, eb }) => or([eb('worked_until', 'is', null), eb('worked_until', '<=', at)]))
    .orderBy('closes_at')
    .limit(limit)
    .execute()

/** Closed by a copy that stopped before computing the root. */
export const listUnsealed = (
  db: Db,
  limit: number,
): Promise<Pick<DrawRow, 'id' | 'game_id' | 'draw_number'>[]> =>
  db
    .selectFrom('lottery.draw')
    .select(['id', 'game_id', 'draw_number'])
    .where('status', '=', sql.lit('closed'))
    .where('root', 'is', null)
    .limit(limit)
    .execute()

export type Lease = { readonly drawId: bigint; readonly worker: string }

/** The draw is leased until then, or not at all; renewing is the same call. */
export const leaseDraw = async (
  db: Db,
  { drawId, worker }: Lease,
  at: Date,
  until: Date,
): Promise<DrawRow | undefined> =>
  db
    .updateTable('lottery.draw')
    .set({ worked_by: worker, worked_until: until })
    .where('id', '=', drawId)
    .where(({ or, eb }) =>
      or([
        eb('worked_until', 'is', null),
        eb('worked_until', '<=', at),
        eb('worked_by', '=', worker),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

export const endLease = async (db: Db, { drawId, worker }: Lease): Promise<void> => {
  await db
    .updateTable('lottery.draw')
    .set({ worked_by: null, worked_until: null })
    .where('id', '=', drawId)
    .where('worked_by', '=', worker)
    .execute()
}

/** The last draws with numbers of some lotteries, one each. */
export const listLastResults = async (
  { db }: Pick<Database<LotteryTables>, 'db'>,
  gameIds: readonly number[],
): Promise<DrawRow[]> => {
  if (gameIds.length === 0) return []
  const { rows } = await sql<DrawRow>`
    select d.* from unnest(${gameIds}::integer[]) g (id)
    cross join lateral (
      select * from lottery.draw x
      where x.game_id = g.id and x.result is not null and x.status in ('drawn', 'settled')
      order by x.closes_at desc limit 1
    ) d`.execute(db)
  return rows
}

/** Settled draws whose linked accounts have not been compared, oldest first. */
export const listUncompared = async (db: Db, limit: number): Promise<DrawRow[]> => {
  const { rows } = await sql<DrawRow>`
    select * from lottery.draw where status = 'settled' and not accounts_compared
    order by id limit ${limit}`.execute(db)
  return rows
}

export const markCompared = async (db: Db, drawId: bigint): Promise<void> => {
  await sql`update lottery.draw set accounts_compared = true where id = ${drawId}`.execute(db)
}
