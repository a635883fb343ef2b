import { aceRank, rankCount, rankOf, suitOf, type Card } from '../cards/card.ts'
import { handKinds, type HandKind } from './types.ts'

/** Compares the ranks in this order. */
const scoreRanks = (first: number, second: number, third: number): number =>
  (first * rankCount + second) * rankCount + third

/** More than any ranks score. */
const kindStep = rankCount * rankCount * rankCount

/** A number that is higher for a better hand of three cards, and equal for equal hands. */
export const scoreHand = (first: Card, second: Card, third: Card): number => {
  const [high = 0, middle = 0, low = 0] = [rankOf(first), rankOf(second), rankOf(third)].sort(
    (one, other) => other - one,
  )
  const isFlush = suitOf(first) === suitOf(second) && suitOf(second) === suitOf(third)
  // The ace is low below a two and a three.
  const isWheel = high === aceRank && middle === 1 && low === 0
  const isStraight = isWheel || (high === middle + 1 && middle === low + 1)
  if (isStraight) return (isFlush ? 5 : 3) * kindStep + (isWheel ? 1 : high)
  if (high === low) return 4 * kindStep + high
  if (isFlush) return 2 * kindStep + scoreRanks(high, middle, low)
  if (high === middle) return kindStep + scoreRanks(0, high, low)
  if (middle === low) return kindStep + scoreRanks(0, middle, high)
  return scoreRanks(high, middle, low)
}

/** The kind of a hand, by its score. */
export const kindOfScore = (score: number): HandKind =>
  handKinds[Math.floor(score / kindStep)] ?? 'high-card'

const queenRank = aceRank - 2

/** The minimum score with which the dealer qualifies: a queen high. */
export const qualifyingScore = scoreRanks(queenRank, 0, 0)

/** The minimum score with which playing is better than folding: queen, six and four. */
export const playingScore = scoreRanks(queenRank, 4, 2)
