import { pointsTaken } from '@trevo/game-rules/fish/catch.ts'
import {
  isFish,
  type FishChoice,
  type FishTitle,
  type FishView,
} from '@trevo/game-rules/fish/types.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dropOldHits, insertHits, listBossParts } from '../repository/boss-hits.ts'
import { dropOldCatches, findSeat, insertCatches } from '../repository/ponds.ts'
import type { PondCatchRow, PondHitRow, RoundRow } from '../../tables.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { catchesKeptMs } from './pond-of.ts'

/** What a volley took of a boss, which has this much life in all. */
type BossHit = { readonly row: PondHitRow; readonly life: number }

type Noted = { readonly title: FishTitle; readonly seat: number; readonly now: Date }

/** What a volley caught and which bosses it hit, each fish once. */
const endsOf = (round: RoundRow, { title, seat, now }: Noted) => {
  // What the engine of the pond games has read and shown.
  const { pond, cannon: cannonId } = round.choice as unknown as FishChoice
  const { shots } = round.outcome as unknown as FishView // as above
  const cannon = title.cannons.find(({ id }) => id === cannonId)
  const catches = new Map<string, PondCatchRow>()
  const hits = new Map<string, BossHit>()
  for (const { tide, fish, kind: kindId, isCaught, times, payoutMinor } of shots) {
    const kind = title.kinds.find(({ id }) => id === kindId)
    if (!isCaught || !kind || !cannon) continue
    const key = `${tide}:${fish}`
    const paidMinor = BigInt(payoutMinor)
    const row = {
      game_code: round.game_code,
      pond,
      tide: BigInt(tide),
      fish,
      seat,
      round_id: round.id,
    }
    if (kind.boss) {
      const before = hits.get(key)?.row
      const points = (before?.points ?? 0) + pointsTaken(kind, cannon, times)
      const payout_minor = (before?.payout_minor ?? 0n) + paidMinor
      hits.set(key, { life: kind.boss.life, row: { ...row, points, payout_minor, hit_at: now } })
    } else {
      const payout_minor = (catches.get(key)?.payout_minor ?? 0n) + paidMinor
      catches.set(key, { ...row, payout_minor, caught_at: now })
    }
  }
  return { catches: [...catches.values()], hits: [...hits.values()] }
}

/** The bosses whose life is over with these hits: they leave the water like a fish that was caught. */
const fallenOf = async (
  { database: { db } }: Dependencies,
  hits: readonly BossHit[],
): Promise<PondCatchRow[]> => {
  const fallen: PondCatchRow[] = []
  for (const { row, life } of hits) {
    const { points: _points, hit_at: caughtAt, ...hit } = row
    const { game_code: gameCode, pond, tide: sinceTide } = row
    const parts = await listBossParts(db, { gameCode, pond, sinceTide })
    const taken = parts
      .filter(({ tide, fish }) => tide === hit.tide && fish === hit.fish)
      .reduce((sum, { points }) => sum + points, 0)
    if (taken >= life) fallen.push({ ...hit, caught_at: caughtAt })
  }
  return fallen
}

/**
 * Reports to the pond which fish a volley caught, and what it took of a boss. Money does not wait for it: if the process
 * dies before, the fish swims on for the others, and the round is paid all the same.
 */
export const noteVolley =
  (dependencies: Dependencies) =>
  async ({ title, row }: OpenSession, round: RoundRow): Promise<void> => {
    if (!isFish(title) || round.outcome === null) return
    const {
      database: { db },
      clock,
      log,
    } = dependencies
    const now = clock.now()
    try {
      const player = { gameCode: row.game_code, playerRef: row.player_ref, now }
      const seat = await findSeat(db, player)
      if (!seat) return
      const { catches, hits } = endsOf(round, { title, seat: seat.seat, now })
      const before = new Date(now.getTime() - catchesKeptMs)
      if (hits.length > 0) {
        await insertHits(
          db,
          hits.map(({ row: hit }) => hit),
        )
        await dropOldHits(db, before)
      }
      const gone = [...catches, ...(await fallenOf(dependencies, hits))]
      if (gone.length === 0) return
      await insertCatches(db, gone)
      await dropOldCatches(db, before)
    } catch (error) {
      log.warn({ err: error, roundId: round.id }, 'catches not pushed')
    }
  }
