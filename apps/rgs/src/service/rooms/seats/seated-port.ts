import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Seated } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { SeatedStanding } from '@trevo/game-rules/engine/seated.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import type { RoomGameRow } from '../../../repository/tables.ts'
import type { RoomDraw } from '../draw.ts'

export type SeatedDraw = RoomDraw<SeatedTitle, Json>

/** What the family of a title says of its seats. */
export const seatedOf = (title: SeatedTitle): Seated => {
  const { seated } = engineOf(title)
  if (!seated) throw new Error(`${title.gameCode} has no seats that decide`)
  return seated
}

/** Who was dealt in, and what was decided. */
export const decidedIn = ({ seats, moves }: Pick<RoomGameRow, 'seats' | 'moves'>) => ({
  dealt: seats.map(({ seat }) => seat),
  moves,
})

const known = new WeakMap<RoomGameRow, SeatedStanding>()

/** Where a game stands whose bets are closed. */
export const standingOf = ({ title, drawn }: SeatedDraw, game: RoomGameRow): SeatedStanding => {
  const found = known.get(game) ?? seatedOf(title).standing(title, { drawn, ...decidedIn(game) })
  known.set(game, found)
  return found
}
