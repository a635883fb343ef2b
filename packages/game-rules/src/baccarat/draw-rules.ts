import { rankOf, type Card } from '../cards/card.ts'
import type { Winner } from './types.ts'

/** Points of a card: an ace one, two to nine their value, all others zero. */
export const pointsOf = (card: Card): number => {
  const rank = rankOf(card)
  if (rank === 12) return 1
  return rank < 8 ? rank + 2 : 0
}

/** Points of a hand: the last digit of the sum. */
export const sumPoints = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + one, 0) % 10

/** Whether either side's first two cards end the round. */
export const isNatural = (playerPoints: number, bankerPoints: number): boolean =>
  playerPoints >= 8 || bankerPoints >= 8

/** The player draws a third card up to five points. */
export const playerDraws = (playerPoints: number): boolean => playerPoints <= 5

/**
 * For two-card points of the banker: the points of the player's third card at which the banker draws.
 * Without one the banker draws as the player does.
 */
const bankerDrawsTo: readonly (readonly [from: number, to: number] | undefined)[] = [
  [0, 9],
  [0, 9],
  [0, 9],
  [0, 9],
  [2, 7],
  [4, 7],
  [6, 7],
  undefined,
]

/** Whether the banker draws a third card. */
export const bankerDraws = (bankerPoints: number, playerThird: number | undefined): boolean => {
  if (playerThird === undefined) return bankerPoints <= 5
  if (bankerPoints === 3) return playerThird !== 8
  const range = bankerDrawsTo[bankerPoints]
  return range !== undefined && playerThird >= range[0] && playerThird <= range[1]
}

/** The side with more points. */
export const winnerOf = (playerPoints: number, bankerPoints: number): Winner => {
  if (playerPoints === bankerPoints) return 'tie'
  return playerPoints > bankerPoints ? 'player' : 'banker'
}
