import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import type { SeatRow } from '../../tables.ts'

/** Whether the clock moves for a seat at once: it has timed out too often, or is away for now. */
export const isAway = (
  { cash, sitAndGo, times }: Pick<CardGame, 'cash' | 'sitAndGo' | 'times'>,
  { missed_moves: missed, is_sitting_out: isOut }: SeatRow,
): boolean => {
  if (sitAndGo) return isOut
  return cash !== undefined && missed >= times.missedMovesMax
}
