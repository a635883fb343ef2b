import type { ReturnHundredths } from '../bets/bets.ts'
import type { BetsView } from '../bets/create-bets-engine.ts'
import type { TitleData } from '../engine/title-data.ts'

/** What winning stakes return, by kind of bet. */
export type SicBoReturns = {
  /** Small, big, odd, even; all of them lose with three of a kind. */
  readonly evenChance: ReturnHundredths
  /** For 4 and 17, 5 and 16, and so on to 10 and 11. */
  readonly totals: readonly ReturnHundredths[]
  /** The number on one, two and three dice. */
  readonly single: readonly [ReturnHundredths, ReturnHundredths, ReturnHundredths]
  /** Two different numbers. */
  readonly pair: ReturnHundredths
  /** A number on at least two dice. */
  readonly double: ReturnHundredths
  readonly triple: ReturnHundredths
  readonly anyTriple: ReturnHundredths
}

export type SicBoTitle = TitleData & {
  readonly family: 'sic-bo'
  readonly returns: SicBoReturns
}

export type SicBoOutcome = {
  /** In the order in which they were drawn. */
  readonly dice: readonly [number, number, number]
  readonly total: number
}

export type SicBoView = BetsView<SicBoOutcome>

export const placeKinds = [
  'even-chance',
  'total',
  'single',
  'pair',
  'double',
  'triple',
  'any-triple',
] as const

export type PlaceKind = (typeof placeKinds)[number]

/** A place of the table: its kind and the numbers it names. */
export type Place = {
  /** "small", "total-11", "pair-2-5". */
  readonly id: string
  readonly kind: PlaceKind
  readonly numbers: readonly number[]
}
