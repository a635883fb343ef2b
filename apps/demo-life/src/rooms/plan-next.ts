import type { RoomPicture } from '@trevo/contract/rgs/rooms.ts'

/** With less time than this left, a person waits for the next game. */
const leastLeftMs = 2_000
/** A bet leaves this much time before bets are closed. */
const reserveMs = 1_500
/** A game whose end nobody knows is looked at this often. */
const lookEveryMs = 4_000
/** After the end of a game, before the next one is open. */
const afterEndMs = 1_500
const waitMaxMs = 60_000

export type Plan = {
  readonly isBet: boolean
  /** Before the bet, or before the next look, in ms. */
  readonly waitMs: number
}

const after = (ms: number): Plan => ({
  isBet: false,
  waitMs: Math.min(waitMaxMs, Math.max(afterEndMs, ms)),
})

/**
 * What a player does next in a room: bets at some moment before the close, or looks again when there is something
 * new. `lastNumber` is the game that was last bet on, or let pass; `chance` is from 0 up to 1.
 */
export const planNext = (
  { game, serverAt }: Pick<RoomPicture, 'game' | 'serverAt'>,
  { lastNumber, chance }: { readonly lastNumber: number; readonly chance: number },
): Plan => {
  if (!game) return after(lookEveryMs)
  const now = Date.parse(serverAt)
  const leftMs = Date.parse(game.fliesAt) - now
  if (game.phase === 'betting') {
    const isLate = game.number <= lastNumber || leftMs < leastLeftMs
    if (isLate) return after(leftMs + afterEndMs)
    return { isBet: true, waitMs: Math.round(chance * (leftMs - reserveMs)) }
  }
  if (game.phase === 'flying' && game.endsAt !== undefined) {
    return after(Date.parse(game.endsAt) - now + afterEndMs)
  }
  return after(lookEveryMs)
}
