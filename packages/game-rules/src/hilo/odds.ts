import { rankCount, type Guess, type HiloTitle } from './types.ts'

/** How many of the 13 ranks make a guess right, for each guess that a card offers, the likelier first. */
export const rightRanks = (rank: number): readonly (readonly [Guess, number])[] => {
  const both: (readonly [Guess, number])[] = [
    ['higher', rankCount + 1 - rank],
    ['lower', rank],
  ]
  if (rank === 1) return [['higher', rankCount - 1] as const, ['same', 1] as const]
  if (rank === rankCount) return [['lower', rankCount - 1] as const, ['same', 1] as const]
  return both.toSorted((one, other) => other[1] - one[1])
}

/** Whether the next card makes a guess right. */
export const isRightGuess = (guess: Guess, rank: number, next: number): boolean => {
  if (guess === 'same') return next === rank
  if (guess === 'higher') return rank === 1 ? next > rank : next >= rank
  return rank === rankCount ? next < rank : next <= rank
}

/** The probability of a run of guesses, as an exact fraction. */
export type RunOdds = { readonly right: bigint; readonly all: bigint }

export const noGuess: RunOdds = { right: 1n, all: 1n }

/** The odds of a run with one more guess, right for a number of ranks. */
export const withGuess = ({ right, all }: RunOdds, ranks: number): RunOdds => ({
  right: right * BigInt(ranks),
  all: all * BigInt(rankCount),
})

/** What a run of right guesses pays, in hundredths: its inverse probability, at the title's price. */
export const multiplierOf = ({ pricedAtBp }: HiloTitle, { right, all }: RunOdds): number =>
  Number((BigInt(pricedAtBp) * all) / (100n * right))
