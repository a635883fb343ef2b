import type { TitleData } from '../engine/title-data.ts'

export const doubleColours = ['red', 'black', 'white'] as const
export type DoubleColour = (typeof doubleColours)[number]

export type DoubleTitle = TitleData & {
  readonly family: 'double'
  /** The colour of each field of the strip; a field's number is its index. */
  readonly fields: readonly DoubleColour[]
  /** What a colour pays, in hundredths of the stake on it. */
  readonly pays: Readonly<Record<DoubleColour, number>>
  /** Maximum stake on one colour, in 1/10,000 BRL. */
  readonly betMinorMax: bigint
}

/** The stake on each colour, in 1/10,000 BRL as text; "0" for none. */
export type DoubleChoice = Readonly<Record<DoubleColour, string>>

export type DoubleView = {
  readonly kind: 'double'
  readonly bets: DoubleChoice
  /** The field drawn, by its number. */
  readonly field: number
  readonly colour: DoubleColour
  readonly multiplier: number
}
