import type { ReturnHundredths } from '../bets/bets.ts'
import type { BetsView } from '../bets/create-bets-engine.ts'
import type { Pocket, RouletteOutcome, WheelTitle } from '../roulette/types.ts'

/** An item that is drawn with a weight. */
export type Weighted<Item> = Item & { readonly weight: number }

/** Roulette in which numbers are lit before the ball is thrown: a straight bet on one pays more if it comes. */
export type LitRouletteTitle = WheelTitle & {
  readonly family: 'lit-roulette'
  /** What a straight bet returns on a number that is not lit; less than usual, which pays for those that are. */
  readonly straightReturn: ReturnHundredths
  /** How many numbers are lit. */
  readonly counts: readonly Weighted<{ readonly count: number }>[]
  /** What a lit number pays to one; drawn for each of them. */
  readonly litOdds: readonly Weighted<{ readonly odds: number }>[]
}

export type LitNumber = { readonly pocket: Pocket; readonly odds: number }

export type LitRouletteOutcome = RouletteOutcome & {
  /** Different numbers, in the order in which they were drawn. */
  readonly lit: readonly LitNumber[]
}

export type LitRouletteView = BetsView<LitRouletteOutcome>
