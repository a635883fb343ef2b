import type { TitleData } from '../engine/title-data.ts'

/** The number drawn is one of these many. */
export const drawCount = 100_000_000

export type LimboTitle = TitleData & {
  readonly family: 'limbo'
  /** Targets on offer, in hundredths: every hundredth between these two. */
  readonly targetMin: number
  readonly targetMax: number
  /** What a win is priced at, in basis points. */
  readonly pricedAtBp: number
}

/** The multiplier that has to be reached, in hundredths. */
export type LimboChoice = { readonly target: number }

export type LimboView = {
  readonly kind: 'limbo'
  readonly target: number
  /** The multiplier drawn, in hundredths; never below 100. */
  readonly result: number
  readonly isWin: boolean
}
