import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Seated } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { BetRound, SeatedStanding } from '@trevo/game-rules/engine/seated.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import type { RoomGameRow, RoundRow } from '../../../tables.ts'
import type { RoomDraw } from '../../common/service/draw.ts'

export type SeatedDraw = RoomDraw<SeatedTitle, Json>

/** The rules of a title's family for its seats. */
export const seatedOf = (title: SeatedTitle): Seated => {
  const { seated } = engineOf(title)
  if (!seated) throw new Error(`${title.gameCode} has no seats that decide`)
  return seated
}

/** The dealt seats, and their decisions. */
export const decidedIn = ({ seats, moves }: Pick<RoomGameRow, 'seats' | 'moves'>) => ({
  dealt: seats.map(({ seat }) => seat),
  moves,
})

/**
 * The round as a bet sees it. The previous version wrote no numbers of raises: at its tables a further stake was
 * that of the one double.
 */
export const betRoundOf = (
  { drawn }: Pick<SeatedDraw, 'drawn'>,
  game: RoomGameRow,
  bet: RoundRow,
): BetRound => {
  const { raised_with: numbers, further_stake_minor: furtherMinor, table_place: place } = bet
  const own = game.moves.filter(({ seat }) => place?.endsWith(`-${seat}`) === true)
  const isOld = furtherMinor > 0n && numbers.length === 0
  const doubles = own.flatMap(({ kind }, at) => (kind === 'double' ? [at + 1] : []))
  return { drawn, ...decidedIn(game), raisedWith: isOld ? doubles : numbers }
}

const known = new WeakMap<RoomGameRow, SeatedStanding>()

/** The state of a game whose bets are closed. */
export const standingOf = ({ title, drawn }: SeatedDraw, game: RoomGameRow): SeatedStanding => {
  const found = known.get(game) ?? seatedOf(title).standing(title, { drawn, ...decidedIn(game) })
  known.set(game, found)
  return found
}
