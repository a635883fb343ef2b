import type { Odds } from '../markets/price.ts'
import { placesOf, type OutrightKind } from './market.ts'

/**
 * Rule 4: the price of a competitor at the moment of its withdrawal, up to and including so much, takes so
 * many hundredths of the winnings on the others. It is the table that betting on races publishes, with its
 * fractions as decimals.
 */
export const ruleFour: readonly (readonly [Odds, number])[] = [
  [111, 90],
  [118, 85],
  [125, 80],
  [130, 75],
  [140, 70],
  [153, 65],
  [162, 60],
  [180, 55],
  [195, 50],
  [220, 45],
  [250, 40],
  [275, 35],
  [325, 30],
  [400, 25],
  [500, 20],
  [650, 15],
  [1_000, 10],
  [1_500, 5],
]

/** However many are withdrawn, no more than this is taken. */
export const deductionMaxPct = 90

/**
 * What one withdrawal takes of the winnings, in hundredths. With several places to win, the price is
 * for one of them: the table is read at that price times the places. Without a price nothing is
 * taken.
 */
export const deductionFor = (kind: OutrightKind, odds: Odds | undefined): number => {
  if (odds === undefined) return 0
  return ruleFour.find(([upTo]) => odds * placesOf[kind] <= upTo)?.[1] ?? 0
}

/** A competitor that is no longer in the season, and what it was offered at. */
export type Withdrawal = {
  readonly code: string
  /** Of the book from which on it was known: older bets pay the deduction. */
  readonly version: number
  readonly odds: Readonly<Partial<Record<OutrightKind, Odds>>>
}

/** What is taken of the winnings of a bet from this version of the book, in hundredths. */
export const deductionOf = (
  kind: OutrightKind,
  version: number,
  withdrawals: readonly Withdrawal[],
): number => {
  const later = withdrawals.filter((one) => version < one.version)
  const sum = later.reduce((total, { odds }) => total + deductionFor(kind, odds[kind]), 0)
  return Math.min(deductionMaxPct, sum)
}
