import type { Card } from '../cards/card.ts'
import { pointsOf, valueOf } from './points.ts'

/** A hand of a player. Its stake is the main bet, twice that when doubled. */
export type PlayedHand = {
  readonly cards: readonly Card[]
  readonly isDoubled: boolean
  /** Split aces take one card each. */
  readonly isSplitAce: boolean
  readonly isDone: boolean
}

/** A hand of these cards; 21 is done. */
export const handOf = (cards: readonly Card[], isSplitAce = false): PlayedHand => ({
  cards,
  isDoubled: false,
  isSplitAce,
  isDone: pointsOf(cards).points >= 21 || (isSplitAce && cards.length === 2),
})

/** Whether the hand being played may become two: it has two cards of the same value. Split aces are done. */
export const canSplit = ({ cards }: PlayedHand): boolean => {
  const [first, second, third] = cards
  if (first === undefined || second === undefined || third !== undefined) return false
  return valueOf(first) === valueOf(second)
}

/** The two hands of a split, each with one card. */
export const splitHand = ({ cards }: PlayedHand): readonly PlayedHand[] =>
  cards.map((card) => handOf([card], valueOf(card) === 1))

/** The hand after a decision about it alone. */
export const playHand = (
  hand: PlayedHand,
  kind: 'hit' | 'stand' | 'double',
  draw: () => Card,
): PlayedHand => {
  if (kind === 'stand') return { ...hand, isDone: true }
  if (kind === 'hit') return handOf([...hand.cards, draw()])
  return { ...hand, cards: [...hand.cards, draw()], isDoubled: true, isDone: true }
}
