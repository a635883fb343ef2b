import { sql, type Kysely } from 'kysely'
import type { DrawRow, LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

/** The draw on sale and those after it. */
export const listNextDraws = (
  db: Db,
  gameId: number,
  now: Date,
  limit: number,
): Promise<DrawRow[]> =>
  db
    .selectFrom('lottery.draw')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('closes_at', '>', now)
    .where('status', 'in', ['scheduled', 'open'])
    .orderBy('closes_at')
    .limit(limit)
    .execute()

/** The last one whose sales are over. */
export const findDrawBefore = (db: Db, gameId: number, now: Date): Promise<DrawRow | undefined> =>
  db
    .selectFrom('lottery.draw')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('closes_at', '<=', now)
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Newest first. */
export const listResults = (
  db: Db,
  gameId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<DrawRow[]> =>
  db
    .selectFrom('lottery.draw')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('status', 'in', ['drawn', 'settled'])
    .orderBy('closes_at', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

/** Nobody pages further back, and counting more of them would cost every visitor. */
const countedMax = 20_000

/** The number of results, counted only as far as paging goes. */
export const countResults = async (db: Db, gameId: number): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from (
      select from lottery.draw where game_id = ${gameId} and status in ('drawn', 'settled')
      order by closes_at desc limit ${countedMax}
    ) counted`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

/** What is counted for: draws of the last day. */
const popularMs = 86_400_000

/** The draw on sale of each lottery, those with the highest stakes since yesterday first. */
export const listPopularGames = async (
  db: Db,
  gameIds: readonly number[],
  now: Date,
): Promise<DrawRow[]> => {
  if (gameIds.length === 0) return []
  const since = new Date(now.getTime() - popularMs)
  const { rows } = await sql<DrawRow>`
    select d.* from unnest(${gameIds}::integer[]) g (id)
    cross join lateral (
      select * from lottery.draw x
      where x.game_id = g.id and x.closes_at > ${now} and x.status in ('scheduled', 'open')
      order by x.closes_at limit 1
    ) d
    left join lateral (
      select sum(x.stake_minor) as stake from lottery.draw x
      where x.game_id = g.id and x.closes_at between ${since} and ${now}
    ) s on true
    order by s.stake desc nulls last, d.closes_at`.execute(db)
  return rows
}
