import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { BoardRow, RewardsTables } from '../../tables.ts'

type Db = Database<RewardsTables>['db']
export type ScoreRow = RewardsTables['rewards.score']
type Ranked = ScoreRow & { readonly rank: number }

const playersShownMax = 1_000_000

/** The current ranking of a brand. */
export const findRunning = (db: Db, brandId: number, now: Date): Promise<BoardRow | undefined> =>
  db
    .selectFrom('rewards.board')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()

/** The best, by points, then by the earliest to reach them; all of them without a limit. */
export const listFirst = (
  db: Db | Tx,
  boardId: number,
  limit: number | undefined,
): Promise<ScoreRow[]> =>
  tables<RewardsTables>(db as Tx)
    .selectFrom('rewards.score')
    .selectAll()
    .where('board_id', '=', boardId)
    .orderBy('score', 'desc')
    .orderBy('reached_at')
    .orderBy('member_id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()

/** The member's own place and its two neighbours. */
export const listAround = async (db: Db, boardId: number, memberId: bigint): Promise<Ranked[]> => {
  const { rows } = await sql<Ranked>`
    with me as (
      select *, rewards.step_of(score) as step from rewards.score
      where board_id = ${boardId} and member_id = ${memberId}
    ), place as (
      -- The bound keeps to the step but for its last score; what is beyond it is left out by the step.
      select (1 + (
        select coalesce(sum(p.players), 0) from rewards.score_step p
        where p.board_id = me.board_id and p.step > me.step
      ) + (
        select count(*) from rewards.score s
        where s.board_id = me.board_id and s.score >= me.score
          and s.score <= ceil(exp((me.step + 1)::double precision / 50))::bigint + 1
          and rewards.step_of(s.score) = me.step
          and (s.score > me.score or (s.reached_at, s.member_id) < (me.reached_at, me.member_id))
      ))::integer as rank from me
    )
    select a.*, p.rank - 1 as rank from place p, me cross join lateral (
      select s.* from rewards.score s where s.board_id = me.board_id and s.score >= me.score
        and (s.score > me.score or (s.reached_at, s.member_id) < (me.reached_at, me.member_id))
      order by s.score, s.reached_at desc, s.member_id desc limit 1
    ) a
    union all select me.board_id, me.member_id, me.score, me.reached_at, p.rank from me, place p
    union all select b.*, p.rank + 1 as rank from place p, me cross join lateral (
      select s.* from rewards.score s where s.board_id = me.board_id and s.score <= me.score
        and (s.score < me.score or (s.reached_at, s.member_id) > (me.reached_at, me.member_id))
      order by s.score desc, s.reached_at, s.member_id limit 1
    ) b
    order by rank`.execute(db)
  return rows
}

/** The number of players, up to the shown limit. */
export const listAllPlaces = async (db: Db, boardId: number) => {
  const { rows } = await sql<{ players: number }>`
    select least(coalesce(sum(players), 0), ${playersShownMax})::integer as players
    from rewards.score_step where board_id = ${boardId}`.execute(db)
  return rows[0]?.players ?? 0
}

export const listBrandsWithBoards = async (db: Db): Promise<readonly number[]> => {
  const rows = await db.selectFrom('rewards.board').select('brand_id').distinct().execute()
  return rows.map(({ brand_id: brandId }) => brandId)
}

/** Rankings that ended by then and are not paid yet. */
export const listOver = (db: Db, endedBy: Date): Promise<BoardRow[]> =>
  db
    .selectFrom('rewards.board')
    .selectAll()
    .where('paid_at', 'is', null)
    .where('ends_at', '<=', endedBy)
    .execute()

/** Locks the ranking until the transaction ends. @returns when it was paid */
export const lockPaidAt = async (tx: Tx, boardId: number): Promise<Date | null> => {
  const locked = await tables<RewardsTables>(tx)
    .selectFrom('rewards.board')
    .select('paid_at')
    .where('id', '=', boardId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return locked.paid_at
}

export const setPaid = async (tx: Tx, boardId: number, at: Date): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.board')
    .set({ paid_at: at })
    .where('id', '=', boardId)
    .execute()
}

/** Begins a ranking modelled on the brand's last one, unless one is running. */
export const beginBoard = async (
  db: Db,
  brandId: number,
  { now, startsAt, endsAt }: { readonly now: Date; readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> => {
  await sql`insert into rewards.board (brand_id, names, starts_at, ends_at, prizes)
    select brand_id, names, ${startsAt}, ${endsAt}, prizes
    from rewards.board b where brand_id = ${brandId} and not exists (select from rewards.board o
      where o.brand_id = b.brand_id and o.starts_at <= ${now} and o.ends_at > ${now})
    order by ends_at desc limit 1
    on conflict do nothing`.execute(db)
}
