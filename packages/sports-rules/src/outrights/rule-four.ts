import type { Odds } from '../markets/price.ts'
import { placesOf, type OutrightKind } from './market.ts'

/**
 * Rule 4: a competitor's price at its withdrawal, up to and including this, deducts this many
 * hundredths of the winnings on the others. It is the published table of horse-race betting, with its
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

/** The maximum total deduction, however many are withdrawn. */
export const deductionMaxPct = 90

/**
 * The deduction from winnings for one withdrawal, in hundredths. With several winning places, the
 * price is for one of them: the table is read at that price times the places. Without a price nothing
 * is deducted.
 */
export const deductionFor = (kind: OutrightKind, odds: Odds | undefined): number => {
  if (odds === undefined) return 0
  return ruleFour.find(([upTo]) => odds * placesOf[kind] <= upTo)?.[1] ?? 0
}

/** A competitor no longer in the season, and its last price. */
export type Withdrawal = {
  readonly code: string
  /** Version of the book from which it was known: older bets are subject to the deduction. */
  readonly version: number
  readonly odds: Readonly<Partial<Record<OutrightKind, Odds>>>
}

/** The deduction from the winnings of a bet with this version of the book, in hundredths. */
export const deductionOf = (
  kind: OutrightKind,
  version: number,
  withdrawals: readonly Withdrawal[],
): number => {
  const later = withdrawals.filter((one) => version < one.version)
  const sum = later.reduce((total, { odds }) => total + deductionFor(kind, odds[kind]), 0)
  return Math.min(deductionMaxPct, sum)
}
