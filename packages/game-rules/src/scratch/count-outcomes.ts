import type { Outcome } from '../common/exact-figures.ts'
import { combinations } from '../common/combinations.ts'
import { alphabet } from './draw-card.ts'
import { duelsOutcomes } from './duels.ts'
import { luckyNumbersOutcomes } from './lucky-numbers.ts'
import { multipliedOutcomes } from './multiplied.ts'
import { threeInLineOutcomes } from './three-in-line.ts'
import { trailOutcomes } from './trail.ts'
import type { FindSymbol, MatchThree, ScratchGame, Words } from './types.ts'
import { noPrize, outcomesOfSums, totalOf, weightsOf, withPrize } from './weighted.ts'

const ofMatchThree = ({ prizes, blankWeight }: MatchThree): readonly Outcome[] => {
  const total = totalOf(weightsOf(prizes)) + blankWeight
  return [
    ...prizes.map(({ multiplier, weight }) => ({ multiplier, probability: weight / total })),
    { multiplier: 0, probability: blankWeight / total },
  ]
}

const ofFindSymbol = ({ soughtWeights, prizes }: FindSymbol): readonly Outcome[] => {
  const total = totalOf(soughtWeights)
  let sums = noPrize
  return soughtWeights.flatMap((weight, count) => {
    if (count > 0) sums = withPrize(sums, prizes)
    return outcomesOfSums(sums, weight / total)
  })
}

/** The probability of each count of complete words on a card. */
export const wordCountChances = (
  words: readonly string[],
  letterCount: number,
): readonly number[] => {
  const subsets = Array.from({ length: 2 ** words.length }, (_, subset) =>
    words.filter((_word, index) => subset & (2 ** index)),
  )
  // All words of a subset are complete, regardless of the others.
  const atLeast = subsets.map((chosen) => {
    const letters = new Set(chosen.flatMap((word) => [...word])).size
    return (
      combinations(alphabet.length - letters, letterCount - letters) /
      combinations(alphabet.length, letterCount)
    )
  })
  // By inclusion and exclusion: exactly n are complete.
  return Array.from({ length: words.length + 1 }, (_, count) =>
    subsets.reduce((sum, chosen, subset) => {
      const size = chosen.length
      if (size < count) return sum
      const sign = (size - count) % 2 === 0 ? 1 : -1
      return sum + sign * combinations(size, count) * (atLeast[subset] ?? 0)
    }, 0),
  )
}

const ofWords = ({ cards, letterCount, pays }: Words): readonly Outcome[] =>
  cards.flatMap((words) =>
    wordCountChances(words, letterCount).map((probability, count) => ({
      probability: probability / cards.length,
      multiplier: pays[count] ?? 0,
    })),
  )

/** Everything a card can win, with its probability. */
export const outcomesOf = (game: ScratchGame): readonly Outcome[] => {
  switch (game.mechanic) {
    case 'match-three':
      return ofMatchThree(game)
    case 'find-symbol':
      return ofFindSymbol(game)
    case 'words':
      return ofWords(game)
    case 'lucky-numbers':
      return luckyNumbersOutcomes(game)
    case 'three-in-line':
      return threeInLineOutcomes(game)
    case 'multiplied':
      return multipliedOutcomes(game)
    case 'duels':
      return duelsOutcomes(game)
    case 'trail':
      return trailOutcomes(game)
    default:
      return game satisfies never
  }
}
