import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getMissionLeaderboard } from '@trevo/contract/wps/rewards/missions.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { formatCountOf } from '../domain/score.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { sql } from 'kysely'
import { doEach } from '../../../../platform/do-each.ts'
import { nextMonth, thisMonth } from '../../common/domain/periods.ts'
import { prizeOfPlace } from '../domain/ranking-prize.ts'
import { Tiers, type Tier } from '../../common/domain/tiers.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { BoardRow, RewardsTables } from '../../tables.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'

type Db = Database<RewardsTables>['db']
type Viewer = { readonly memberId: bigint; readonly brandId: number; readonly reader: Reader }
type ScoreRow = RewardsTables['rewards.score']
type Ranked = ScoreRow & { readonly rank: number }

const firstShown = 10
/** So long after its end stakes that were settled just before are still counted. */
const graceMs = 60_000
const playersShownMax = 1_000_000

const findRunning = (db: Db, brandId: number, now: Date): Promise<BoardRow | undefined> =>
  db
    .selectFrom('rewards.board')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()

/** The best, by points, then by who had them first; without a limit all of them. */
const listFirst = (db: Db | Tx, boardId: number, limit: number | undefined): Promise<ScoreRow[]> =>
  tables<RewardsTables>(db as Tx)
    .selectFrom('rewards.score')
    .selectAll()
    .where('board_id', '=', boardId)
    .orderBy('score', 'desc')
    .orderBy('reached_at')
    .orderBy('member_id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()

/** The member's own place with the one above and the one below. */
const listAround = async (db: Db, boardId: number, memberId: bigint): Promise<Ranked[]> => {
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

const listAllPlaces = async (db: Db, boardId: number) => {
  const { rows } = await sql<{ players: number }>`
    select least(coalesce(sum(players), 0), ${playersShownMax})::integer as players
    from rewards.score_step where board_id = ${boardId}`.execute(db)
  return rows[0]?.players ?? 0
}

const getMissionLeaderboardOf =
  (needs: RewardsNeeds) =>
  async ({ memberId, brandId, reader }: Viewer): Promise<Answer<typeof getMissionLeaderboard>> => {
    const { database, clock, members } = needs
    const { db } = database
    const board = await findRunning(db, brandId, clock.now())
    if (!board) return { board: null }
    const tiers = Tiers.parse(board.prizes)
    const [first, around, players] = await Promise.all([
      listFirst(db, board.id, firstShown),
      listAround(db, board.id, memberId),
      listAllPlaces(db, board.id),
    ])
    const ids = [...first, ...around].map(({ member_id: id }) => id)
    const names = await members.findMaskedNames([...new Set(ids)])
    const place = (row: ScoreRow, rank: number) => {
      const worth = prizeOfPlace(tiers, rank, row.score)
      return {
        rank,
        customerName: names.get(row.member_id) ?? '***',
        score: formatCountOf(row.score),
        reward: worth > 0n ? formatMoney(worth) : null,
        me: row.member_id === memberId,
      }
    }
    return {
      board: {
        name: textFor(board.names, reader),
        endsAt: board.ends_at.toISOString(),
        players,
        first: first.map((row, index) => place(row, index + 1)),
        around: around.map((row) => place(row, row.rank)),
        prizes: tiers.map(({ from, to, amount }) => ({ from, to: to ?? from, amount })),
      },
    }
  }

const isSameRanking = (first: readonly ScoreRow[], second: readonly ScoreRow[]): boolean =>
  first.length === second.length &&
  first.every(({ member_id: memberId }, at) => second[at]?.member_id === memberId)

/** The last place that is worth something; undefined where every further one is. */
const lastOf = (tiers: readonly Tier[]): number | undefined =>
  tiers.some(({ to }) => to === null)
    ? undefined
    : Math.max(0, ...tiers.map(({ from, to }) => to ?? from))

const payBoard =
  (needs: RewardsNeeds) =>
  async (board: BoardRow, grantInTx: GrantInTx): Promise<void> => {
    const { database, clock, members, listeners } = needs
    const tiers = Tiers.parse(board.prizes)
    const last = lastOf(tiers)
    const ranked = await listFirst(database.db, board.id, last)
    const eligible = await members.findEligibles(ranked.map(({ member_id: id }) => id))
    const paid = await database.inTx(async (tx) => {
      const own = tables<RewardsTables>(tx)
      const locked = await own
        .selectFrom('rewards.board')
        .select('paid_at')
        .where('id', '=', board.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (locked.paid_at) return []
      // What was counted or taken back since is paid by the next run.
      if (!isSameRanking(ranked, await listFirst(tx, board.id, last))) return []
      const given: bigint[] = []
      for (const [index, { member_id: memberId, score }] of ranked.entries()) {
        const amountMinor = prizeOfPlace(tiers, index + 1, score)
        if (amountMinor === 0n || !eligible.has(memberId)) continue
        await grantInTx(tx, {
          memberId,
          brandId: board.brand_id,
          kind: 'RANKING',
          names: board.names,
          prize: { type: 'cash', amountMinor },
          source: 'board',
          sourceId: `${board.id}:${memberId}`,
        })
        given.push(memberId)
      }
      await own
        .updateTable('rewards.board')
        .set({ paid_at: clock.now() })
        .where('id', '=', board.id)
        .execute()
      return given
    })
    if (paid.length > 0) listeners.onChanged(paid)
  }

const listBrandsWithBoards = async (db: Db): Promise<readonly number[]> => {
  const rows = await db.selectFrom('rewards.board').select('brand_id').distinct().execute()
  return rows.map(({ brand_id: brandId }) => brandId)
}

/** CALL-54: the ranking that runs, and its payment when it is over. */
export const createLeaderboard = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  return {
    getMissionLeaderboard: getMissionLeaderboardOf(needs),

    /** A job: pays rankings that are over, and begins this month's after the last one's example. */
    runBoards: async (): Promise<void> => {
      const { database, clock, settings } = needs
      const now = clock.now()
      const over = await database.db
        .selectFrom('rewards.board')
        .selectAll()
        .where('paid_at', 'is', null)
        .where('ends_at', '<=', new Date(now.getTime() - graceMs))
        .execute()
      const payOver = () => doEach(over, (board) => payBoard(needs)(board, grantInTx))
      const beginOf = (brandId: number) => {
        const timeZone = settings.timeZoneOf(brandId)
        return sql`insert into rewards.board (brand_id, names, starts_at, ends_at, prizes)
        select brand_id, names, ${thisMonth(now, timeZone)}, ${nextMonth(now, timeZone)}, prizes
        from rewards.board b where brand_id = ${brandId} and not exists (select from rewards.board o
          where o.brand_id = b.brand_id and o.starts_at <= ${now} and o.ends_at > ${now})
        order by ends_at desc limit 1
        on conflict do nothing`.execute(database.db)
      }
      const begin = async () => doEach(await listBrandsWithBoards(database.db), beginOf)
      await doEach([payOver, begin], (part): Promise<unknown> => part())
    },
  }
}
