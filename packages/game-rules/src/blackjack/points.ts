import { aceRank, rankOf, type Card } from '../cards/card.ts'

/** The value of a card: an ace one, tens and face cards ten. */
export const valueOf = (card: Card): number => {
  const rank = rankOf(card)
  return rank === aceRank ? 1 : Math.min(rank + 2, 10)
}

export type Points = {
  readonly points: number
  /** Whether an ace counts eleven. */
  readonly isSoft: boolean
}

/** Points of cards by their sum, aces counting one, and whether an ace is among them. */
export const pointsOfSum = (sum: number, hasAce: boolean): Points => {
  const isSoft = hasAce && sum + 10 <= 21
  return { points: isSoft ? sum + 10 : sum, isSoft }
}

/** The points of cards, the best that does not exceed 21. */
export const pointsOf = (cards: readonly Card[]): Points => {
  const values = cards.map(valueOf)
  return pointsOfSum(
    values.reduce((sum, value) => sum + value, 0),
    values.includes(1),
  )
}

/** Two cards that make 21. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && pointsOf(cards).points === 21

/** The dealer stands on 17, soft or hard. */
export const dealerStands = (points: number): boolean => points >= 17
