import { createPondTides, type PondTides } from '@trevo/game-rules/fish/swim.ts'
import { isFish, type FishTitle } from '@trevo/game-rules/fish/types.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'

/** A seat is given up after this time without a message from its player. */
export const seatHeldMs = 20_000
/** A fish that left, or was caught, this recently may still be hit: the shot was on its way. */
export const onTheWayMs = 1_500
/** How long a catch is sent to clients; by then every fish that it may concern has left. */
export const catchesKeptMs = 150_000

/** The pond game of a session. Where the rules require time between rounds nobody may shoot. */
export const requirePondTitle = ({ title, row }: OpenSession): FishTitle => {
  if (!isFish(title)) throw new Refusal('rgs.no_room')
  if (row.profile.minCycleMs > 0) throw new Refusal('rgs.game_unavailable')
  return title
}

const pondsKept = 64
const kept = new WeakMap<FishTitle, Map<number, PondTides>>()

/** The fish of a pond, as every process computes them; the last used are cached. */
export const tidesOf = (title: FishTitle, pond: number): PondTides => {
  const ponds = kept.get(title) ?? new Map<number, PondTides>()
  kept.set(title, ponds)
  const tides = ponds.get(pond) ?? createPondTides(title, pond)
  ponds.delete(pond)
  for (const oldest of ponds.keys()) if (ponds.size >= pondsKept) ponds.delete(oldest)
  ponds.set(pond, tides)
  return tides
}
