import { tideAt } from '@trevo/game-rules/fish/swim.ts'
import type { FishChoice, FishShot, FishTitle } from '@trevo/game-rules/fish/types.ts'
import { isFish } from '@trevo/game-rules/fish/types.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findSeat, fireFromSeat, listCatches, type PondPlayer } from '../repository/ponds.ts'
import { findRound } from '../../rounds/repository/rounds.ts'
import { readWager, type RoundOrder } from '../../rounds/service/begin-round.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { onTheWayMs, requirePondTitle, tidesOf } from './pond-of.ts'

/** How many milliseconds of shots may arrive at once after a slow connection. */
const burstMs = 1_500

/** How many tides before and after this one a shot may name. */
const tidesSearched = 4

const keyOf = ({ tide, fish }: FishShot): string => `${tide}:${fish}`

type Aimed = { readonly title: FishTitle; readonly choice: FishChoice; readonly now: Date }

/** Fish that were known as caught before the shots can have left. */
const listGone = async (
  { database }: Dependencies,
  gameCode: string,
  { title, choice, now }: Aimed,
): Promise<readonly number[]> => {
  const tides = tidesOf(title, choice.pond)
  const nowMs = now.getTime()
  const oldest = Math.min(...choice.shots.map(({ tide }) => tide)) * title.pond.tideMs
  // A future tide has no catches, and one too far ahead no date.
  const since = new Date(Math.min(nowMs, Math.max(oldest, nowMs - 4 * title.pond.tideMs)))
  const caught = await listCatches(database.db, { gameCode, pond: choice.pond, since })
  const known = new Set(
    caught
      .filter(({ caught_at: at }) => at.getTime() < nowMs - onTheWayMs)
      .map(({ tide, fish }) => `${tide}:${fish}`),
  )
  const tide = tideAt(title, nowMs)
  return choice.shots.flatMap((shot, at) => {
    // Fish of other tides are not in the water, and not worth computing.
    if (Math.abs(shot.tide - tide) > tidesSearched) return [at]
    const swimmer = tides.find(shot.tide, shot.fish)
    if (swimmer?.kind.id !== shot.kind) throw new Refusal('rgs.choice_not_offered')
    const isIn = swimmer.entersMs - onTheWayMs <= nowMs && nowMs < swimmer.leavesMs + onTheWayMs
    return isIn && !known.has(keyOf(shot)) ? [] : [at]
  })
}

const fire = async (
  { database: { db } }: Dependencies,
  player: PondPlayer,
  { title, choice, shotMinor }: Omit<Aimed, 'now'> & { readonly shotMinor: bigint },
): Promise<void> => {
  const { shots, cannon } = choice
  const last = shots.at(-1)
  const fired = await fireFromSeat(db, player, {
    takeMs: shots.length * title.pond.shotMs,
    notAfter: new Date(player.now.getTime() + burstMs),
    count: shots.length,
    shown: {
      cannon,
      shot_minor: shotMinor,
      tide: BigInt(last?.tide ?? 0),
      fish: last?.fish ?? 0,
    },
  })
  if (fired) return
  const seat = await findSeat(db, player)
  if (!seat) throw new Refusal('rgs.no_pond_seat')
  const next = new Date(seat.next_shot_at.getTime() - burstMs)
  throw new Refusal('rgs.too_fast', { nextRoundAt: next.toISOString() })
}

/**
 * A volley in a pond is accepted if its player sits there, its fish are in the water, and it does not come too
 * fast. A refused volley staked nothing. It is checked before the round begins, and never again for a round that
 * did: the same id finds it. Other games have no shots.
 */
export const requireShots =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<void> => {
    if (!isFish(session.title)) return
    const { database, clock } = dependencies
    if (await findRound(database.db, order.id)) return
    const title = requirePondTitle(session)
    const { row } = session
    if (order.gameCode !== row.game_code) throw new Refusal('rgs.game_unknown')
    const wager = readWager(session, order)
    if (wager instanceof Refusal) throw wager
    const { stakeMinor } = wager
    const choice = wager.choice as FishChoice // what the engine of the pond games has read
    const now = clock.now()
    const player = { gameCode: row.game_code, playerRef: row.player_ref, now }
    const seat = await findSeat(database.db, player)
    if (seat?.pond !== choice.pond) throw new Refusal('rgs.no_pond_seat')
    const gone = await listGone(dependencies, row.game_code, { title, choice, now })
    if (gone.length > 0) throw new Refusal('rgs.fish_gone', { shots: gone })
    const shotMinor = stakeMinor / BigInt(choice.shots.length)
    await fire(dependencies, player, { title, choice, shotMinor })
  }
