import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getMissionLeaderboard } from '@trevo/contract/wps/rewards/missions.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { formatCountOf } from '../domain/score.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { nextMonth, thisMonth } from '../../common/domain/periods.ts'
import { prizeOfPlace } from '../domain/ranking-prize.ts'
import { Tiers, type Tier } from '../../common/domain/tiers.ts'
import type { RewardsNeeds } from '../../needs.ts'
import {
  beginBoard,
  findRunning,
  listAllPlaces,
  listAround,
  listBrandsWithBoards,
  listFirst,
  listOver,
  lockPaidAt,
  setPaid,
  type ScoreRow,
} from '../repository/boards.ts'
import type { BoardRow } from '../../tables.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'

type Viewer = { readonly memberId: bigint; readonly brandId: number; readonly reader: Reader }
const firstShown = 10
/** How long after its end late settlements still count. */
const graceMs = minuteMs
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

/** The last place with a prize; undefined if every further one has. */
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
      if (await lockPaidAt(tx, board.id)) return []
      // Later counts and corrections are paid by the next run.
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
      await setPaid(tx, board.id, clock.now())
      return given
    })
    if (paid.length > 0) listeners.onChanged(paid)
  }

/** CALL-54: the current ranking, and its payment when it is over. */
export const createLeaderboard = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  return {
    getMissionLeaderboard: getMissionLeaderboardOf(needs),

    /** A job: pays finished rankings, and begins this month's modelled on the last one. */
    runBoards: async (): Promise<void> => {
      const { database, clock, settings } = needs
      const now = clock.now()
      const over = await listOver(database.db, new Date(now.getTime() - graceMs))
      const payOver = () => doEach(over, (board) => payBoard(needs)(board, grantInTx))
      const beginOf = (brandId: number) => {
        const timeZone = settings.timeZoneOf(brandId)
        const span = { startsAt: thisMonth(now, timeZone), endsAt: nextMonth(now, timeZone) }
        return beginBoard(database.db, brandId, { now, ...span })
      }
      const begin = async () => doEach(await listBrandsWithBoards(database.db), beginOf)
      await doEach([payOver, begin], (part): Promise<unknown> => part())
    },
  }
}
