import type { CardTableTimes } from '@trevo/game-rules/card-tables/card-table.ts'

/** The pace of a table of Truco. */
export const trucoTimes: CardTableTimes = {
  waitMs: 600_000,
  seedMs: 15_000,
  turnMs: 20_000,
  bankMs: 60_000,
  missedMovesMax: 3,
}
