import { aceRank, rankOf, suitOf, type Card } from '../cards/card.ts'
import { classOfScore, handClasses, scoreHand } from './score-hand.ts'

const strengthBefore = (hole: readonly Card[]): number => {
  const [high = 0, low = 0] = hole.map(rankOf).toSorted((a, b) => b - a)
  const isSuited = new Set(hole.map(suitOf)).size === 1
  if (high === low) return 0.5 + (high / aceRank) * 0.5
  const near = high - low <= 2 ? 0.05 : 0
  return ((high * 2 + low) / (aceRank * 3)) * 0.7 + (isSuited ? 0.07 : 0) + near
}

const classIndex = (cards: readonly Card[]): number =>
  handClasses.indexOf(classOfScore(scoreHand(cards)))

/** The strength of two cards on a board, from 0 to 1, as a person would judge without counting. */
export const strengthOf = (hole: readonly Card[], board: readonly Card[]): number => {
  if (board.length === 0) return strengthBefore(hole)
  const own = classIndex([...hole, ...board])
  const high = Math.max(...hole.map(rankOf)) / aceRank
  const better = own - classIndex(board)
  if (better <= 0) return 0.1 + high * 0.2
  const isPair = own === 1
  return isPair ? 0.4 + high * 0.25 : Math.min(1, 0.65 + own * 0.07)
}
