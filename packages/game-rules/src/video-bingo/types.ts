import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { TitleData } from '../engine/title-data.ts'

export const cardCount = 4
export const rowCount = 3
export const columnCount = 5
export const cellCount = 15
export const ballCount = 90

export type BingoPattern = {
  readonly id: string
  readonly name: InEachLanguage<string>
  /** Each form is a set of cells to be marked: places from 0, row by row. */
  readonly forms: readonly (readonly number[])[]
  /** What it pays on one card, in stakes of that card. A card pays only its most valuable pattern. */
  readonly pays: number
}

export type VideoBingoTitle = TitleData & {
  readonly family: 'video-bingo'
  /** The most valuable first. */
  readonly patterns: readonly BingoPattern[]
  readonly drawCount: number
  readonly extraCountMax: number
  /** The maximum return of an extra ball, in basis points, which sets its price. */
  readonly extraPricedAtBp: number
  /** A ball that would return less than this at a price in whole centavos is not offered. */
  readonly extraOfferedFromBp: number
}

/** Which cards are played; they are shown before the stake. */
export type VideoBingoChoice = { readonly cardSet: number }

export type VideoBingoAction = { readonly kind: 'buy' | 'finish' }

export type CardState = {
  readonly numbers: readonly number[]
  /** Places marked so far. */
  readonly marked: readonly number[]
  /** The pattern it currently pays, by its id. */
  readonly pattern: string | null
  /** In stakes of the card. */
  readonly pays: number
  /** Numbers that would raise its payout, and to what. */
  readonly waitsFor: readonly { readonly number: number; readonly pays: number }[]
}

export type VideoBingoView = {
  readonly kind: 'video-bingo'
  readonly cardSet: number
  /** The thirty, in the order in which they came. */
  readonly balls: readonly number[]
  readonly extraBalls: readonly number[]
  readonly cards: readonly CardState[]
  /** The price of the next ball in 1/10,000 BRL as text; null if none is offered. */
  readonly extraPriceMinor: string | null
  /** What the round pays if it ends now, in 1/10,000 BRL as text. */
  readonly wonMinor: string
  readonly end: 'finish' | 'none-offered' | 'last-ball' | null
}
