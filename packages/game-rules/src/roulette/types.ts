import type { BetsView } from '../bets/create-bets-engine.ts'
import type { TitleData } from '../engine/title-data.ts'

/** A pocket of the wheel: 0 to 36 as they are, 37 for the double zero. */
export type Pocket = number

export const doubleZero: Pocket = 37

export type WheelKind = 'european' | 'american'

/** What every title with a roulette wheel says of it. */
export type WheelTitle = TitleData & {
  readonly wheel: WheelKind
  /** On zero, even chances get half of their stake back. */
  readonly laPartage: boolean
}

export type RouletteTitle = WheelTitle & { readonly family: 'roulette' }

export type RouletteOutcome = { readonly pocket: Pocket }

export type RouletteView = BetsView<RouletteOutcome>

export const placeKinds = [
  'straight',
  'split',
  'street',
  'corner',
  'top-line',
  'six-line',
  'column',
  'dozen',
  'even-chance',
] as const

export type PlaceKind = (typeof placeKinds)[number]

/** A place of the table that takes chips. */
export type Place = {
  /** "straight-17", "split-17-20", "red". */
  readonly id: string
  readonly kind: PlaceKind
  readonly pockets: readonly Pocket[]
}
