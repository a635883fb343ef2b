import type { Points } from './points.ts'

/** What is possible with a hand now. */
export type Options = { readonly canDouble: boolean; readonly canSplit: boolean }

export type Advice = 'hit' | 'stand' | 'double' | 'split'

/** A hand of the player, as far as basic strategy looks at it. */
export type AdvisedHand = Points & {
  /** The value of the two cards if they are equal; otherwise undefined. */
  readonly pairOf: number | undefined
}

// The dealer's card is 2 to 10, and 11 for an ace.
type Range = readonly [from: number, to: number]

const isIn = (dealer: number, [from, to]: Range): boolean => dealer >= from && dealer <= to

const never: Range = [1, 0]
const always: Range = [2, 11]

/** By the value of the pair: the dealer's cards against which it is split. */
const splitRanges: Readonly<Record<number, readonly Range[]>> = {
  1: [always],
  2: [[2, 7]],
  3: [[2, 7]],
  4: [[5, 6]],
  6: [[2, 6]],
  7: [[2, 7]],
  8: [always],
  9: [
    [2, 6],
    [8, 9],
  ],
}

const hardDoubles: Readonly<Record<number, Range>> = { 9: [3, 6], 10: [2, 9], 11: [2, 10] }

const softDoubles: Readonly<Record<number, Range>> = {
  13: [5, 6],
  14: [5, 6],
  15: [4, 6],
  16: [4, 6],
  17: [3, 6],
  18: [3, 6],
}

const hardStands = (points: number, dealer: number): boolean => {
  if (points >= 17) return true
  if (points === 12) return isIn(dealer, [4, 6])
  return points >= 13 && dealer <= 6
}

const softStands = (points: number, dealer: number): boolean =>
  points >= 19 || (points === 18 && dealer <= 8)

/**
 * Basic strategy for six decks when the dealer stands on soft 17 and checks for a blackjack, with
 * doubling after a split: the best move by points alone. `dealerValue` is 1 for an ace.
 */
export const adviseMove = (
  { points, isSoft, pairOf }: AdvisedHand,
  dealerValue: number,
  { canDouble, canSplit }: Options,
): Advice => {
  const dealer = dealerValue === 1 ? 11 : dealerValue
  if (canSplit && pairOf !== undefined) {
    if ((splitRanges[pairOf] ?? []).some((range) => isIn(dealer, range))) return 'split'
  }
  const doubles = (isSoft ? softDoubles : hardDoubles)[points] ?? never
  if (canDouble && isIn(dealer, doubles)) return 'double'
  return (isSoft ? softStands : hardStands)(points, dealer) ? 'stand' : 'hit'
}
