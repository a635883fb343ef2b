import type { Card } from '../cards/card.ts'
import { isBlackjack, pointsOf } from './points.ts'
import type { HandResult } from './types.ts'

/** How a hand ends against the dealer's; `isNatural`: its first two cards are a blackjack. */
export const resultOf = (
  dealer: readonly Card[],
  cards: readonly Card[],
  isNatural: boolean,
): HandResult => {
  const { points } = pointsOf(cards)
  const dealerPoints = pointsOf(dealer).points
  if (points > 21) return 'bust'
  if (isBlackjack(dealer)) return isNatural ? 'push' : 'lost'
  if (isNatural) return 'blackjack'
  if (dealerPoints > 21 || points > dealerPoints) return 'won'
  return points === dealerPoints ? 'push' : 'lost'
}

/** What a hand returns, in halves of its stake: a blackjack pays three to two. */
export const halvesOf: Readonly<Record<HandResult, bigint>> = {
  blackjack: 5n,
  won: 4n,
  push: 2n,
  lost: 0n,
  bust: 0n,
}
