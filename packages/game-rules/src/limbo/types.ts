import type { TitleData } from '../engine/title-data.ts'

/** The drawn number is one of this many. */
export const drawCount = 100_000_000

export type LimboTitle = TitleData & {
  readonly family: 'limbo'
  /** Targets on offer, in hundredths: every hundredth between these two. */
  readonly targetMin: number
  readonly targetMax: number
  /** The price of a win, in basis points. */
  readonly pricedAtBp: number
}

/** The multiplier to be reached, in hundredths. */
export type LimboChoice = { readonly target: number }

export type LimboView = {
  readonly kind: 'limbo'
  readonly target: number
  /** The multiplier drawn, in hundredths; never below 100. */
  readonly result: number
  readonly isWin: boolean
}
