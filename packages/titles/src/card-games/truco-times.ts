import type { CardTableTimes, HouseOpponent } from '@trevo/game-rules/card-tables/card-table.ts'

/** The pace of a table of Truco. */
export const trucoTimes: CardTableTimes = {
  waitMs: 600_000,
  seedMs: 15_000,
  turnMs: 20_000,
  bankMs: 60_000,
  missedMovesMax: 3,
}

/** The house opponent of Truco. */
export const trucoHouse: HouseOpponent = { afterMs: 5_000, thinkMs: { least: 900, most: 2_600 } }
