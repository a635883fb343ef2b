import { isFish, type FishChoice, type FishView } from '@trevo/game-rules/fish/types.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dropOldCatches, findSeat, insertCatches } from '../repository/ponds.ts'
import type { PondCatchRow, RoundRow } from '../../tables.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { catchesKeptMs } from './pond-of.ts'

/** The fish that a volley caught, each once. */
const catchesOf = (
  round: RoundRow,
  { seat, now }: { readonly seat: number; readonly now: Date },
): PondCatchRow[] => {
  // What the engine of the pond games has read and shown.
  const { pond } = round.choice as unknown as FishChoice
  const { shots } = round.outcome as unknown as FishView // as above
  const paid = new Map<string, PondCatchRow>()
  for (const { tide, fish, isCaught, payoutMinor } of shots) {
    if (!isCaught) continue
    const key = `${tide}:${fish}`
    const before = paid.get(key)?.payout_minor ?? 0n
    paid.set(key, {
      game_code: round.game_code,
      pond,
      tide: BigInt(tide),
      fish,
      seat,
      round_id: round.id,
      payout_minor: before + BigInt(payoutMinor),
      caught_at: now,
    })
  }
  return [...paid.values()]
}

/**
 * Reports to the pond which fish a volley caught. Money does not wait for it: if the process dies before, the fish
 * swims on for the others, and the round is paid all the same.
 */
export const noteVolley =
  ({ database: { db }, clock, log }: Dependencies) =>
  async ({ title, row }: OpenSession, round: RoundRow): Promise<void> => {
    if (!isFish(title) || round.outcome === null) return
    const now = clock.now()
    try {
      const player = { gameCode: row.game_code, playerRef: row.player_ref, now }
      const seat = await findSeat(db, player)
      const catches = seat ? catchesOf(round, { seat: seat.seat, now }) : []
      if (catches.length === 0) return
      await insertCatches(db, catches)
      await dropOldCatches(db, new Date(now.getTime() - catchesKeptMs))
    } catch (error) {
      log.warn({ err: error, roundId: round.id }, 'catches not pushed')
    }
  }
