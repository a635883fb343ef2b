import type { TitleData } from '../engine/title-data.ts'

/** The number drawn is one out of this many, shown with two decimals: 0.00 to 99.99. */
export const rollCount = 10_000

export type DiceTitle = TitleData & {
  readonly family: 'dice'
  /** Chances of winning on offer: every whole percentage between these two. */
  readonly chanceMin: number
  readonly chanceMax: number
  /** The price of a win in basis points; the multiplier keeps two decimals of it. */
  readonly pricedAtBp: number
}

export const diceSides = ['under', 'over'] as const
export type DiceSide = (typeof diceSides)[number]

export type DiceChoice = {
  /** Whether the lowest numbers win or the highest. */
  readonly side: DiceSide
  /** The chance of winning in whole per cent. */
  readonly chance: number
}

export type DiceView = {
  readonly kind: 'dice'
  readonly side: DiceSide
  readonly chance: number
  /** In hundredths, like all multipliers. */
  readonly multiplier: number
  /** The number drawn in hundredths: 5042 is 50.42. */
  readonly roll: number
  readonly isWin: boolean
}
