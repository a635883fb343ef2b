import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { TitleData } from '../engine/title-data.ts'

/** A prize in hundredths of the stake, and its weight among all. */
export type WeightedPrize = { readonly multiplier: number; readonly weight: number }

/** Nine fields; a prize that appears three times is won. */
export type MatchThree = {
  readonly mechanic: 'match-three'
  readonly prizes: readonly WeightedPrize[]
  /** Weight of the cards that win nothing. */
  readonly blankWeight: number
}

/** Twelve fields, each a picture above a prize; the prizes under the target picture are won. */
export type FindSymbol = {
  readonly mechanic: 'find-symbol'
  readonly fieldCount: number
  /** Name of the target picture. */
  readonly sought: InEachLanguage<string>
  /** Weights of cards with none, one, two and so on of the target pictures. */
  readonly soughtWeights: readonly number[]
  readonly prizes: readonly WeightedPrize[]
  /** The number of other pictures. */
  readonly otherCount: number
}

/** Letters are uncovered; the more words of the card they complete, the more is won. */
export type Words = {
  readonly mechanic: 'words'
  /** Words per card, the same number on each, in capital letters without accents. */
  readonly cards: readonly (readonly string[])[]
  readonly letterCount: number
  /** What 0, 1, 2 and so on complete words pay, in hundredths. */
  readonly pays: readonly number[]
}

/** Numbers of the card are compared with the winning ones; the prize under each that is among them is won. */
export type LuckyNumbers = {
  readonly mechanic: 'lucky-numbers'
  /** Numbers go from 1 to this. */
  readonly highest: number
  readonly winningCount: number
  readonly ownCount: number
  readonly prizes: readonly WeightedPrize[]
}

/** A picture of a card with lines, with its name and what a line of three pays. */
export type LinePicture = WeightedPrize & { readonly name: InEachLanguage<string> }

/** Nine pictures; each row, column and diagonal of three equal ones pays. */
export type ThreeInLine = {
  readonly mechanic: 'three-in-line'
  readonly pictures: readonly LinePicture[]
}

/** Six fields, three equal prizes are won; a seventh field multiplies the prize. */
export type Multiplied = {
  readonly mechanic: 'multiplied'
  readonly prizes: readonly WeightedPrize[]
  /** Weight of the cards that win nothing. */
  readonly blankWeight: number
  /** What the seventh field shows. */
  readonly factors: readonly { readonly times: number; readonly weight: number }[]
}

/** Rows of two numbers; the more rows in which one's own is higher, the more is won. */
export type Duels = {
  readonly mechanic: 'duels'
  readonly rowCount: number
  /** Numbers go from 1 to this. */
  readonly highest: number
  /** What 0, 1, 2 and so on rows pay, in hundredths. */
  readonly pays: readonly number[]
}

/** Fields in an order; prizes are won up to the first stop, and an extra one for all fields without a stop. */
export type Trail = {
  readonly mechanic: 'trail'
  readonly fieldCount: number
  /** A field is a stop with probability `stopWeight / (stopWeight + goWeight)`. */
  readonly stopWeight: number
  readonly goWeight: number
  readonly stopName: InEachLanguage<string>
  readonly prizes: readonly WeightedPrize[]
  /** Added at the end of the trail, in hundredths. */
  readonly finish: number
}

export type ScratchGame =
  | MatchThree
  | FindSymbol
  | Words
  | LuckyNumbers
  | ThreeInLine
  | Multiplied
  | Duels
  | Trail

export type ScratchTitle = TitleData & { readonly family: 'scratch'; readonly game: ScratchGame }

export type MatchThreeView = {
  readonly mechanic: 'match-three'
  /** The prize on each of nine fields, in hundredths, row by row. */
  readonly fields: readonly number[]
  /** The places of the three that match; empty if nothing is won. */
  readonly matched: readonly number[]
}

export type FindSymbolView = {
  readonly mechanic: 'find-symbol'
  /** The target picture is 0; others count from 1. */
  readonly fields: readonly { readonly picture: number; readonly prize: number }[]
}

export type WordsView = {
  readonly mechanic: 'words'
  readonly words: readonly string[]
  readonly letters: readonly string[]
  /** Places of the complete words. */
  readonly complete: readonly number[]
}

export type LuckyNumbersView = {
  readonly mechanic: 'lucky-numbers'
  readonly winning: readonly number[]
  readonly own: readonly { readonly number: number; readonly prize: number }[]
}

export type ThreeInLineView = {
  readonly mechanic: 'three-in-line'
  /** The picture on each of nine fields, row by row. */
  readonly fields: readonly number[]
}

export type MultipliedView = {
  readonly mechanic: 'multiplied'
  /** The prize on each of six fields, in hundredths, before it is multiplied. */
  readonly fields: readonly number[]
  readonly times: number
  /** The places of the three that match; empty if nothing is won. */
  readonly matched: readonly number[]
}

export type DuelsView = {
  readonly mechanic: 'duels'
  readonly rows: readonly { readonly own: number; readonly theirs: number }[]
}

export type TrailView = {
  readonly mechanic: 'trail'
  /** The prize of each field in order, in hundredths; 0 is a stop. */
  readonly fields: readonly number[]
}

export type ScratchView = {
  readonly kind: 'scratch'
  readonly multiplier: number
  readonly card:
    | MatchThreeView
    | FindSymbolView
    | WordsView
    | LuckyNumbersView
    | ThreeInLineView
    | MultipliedView
    | DuelsView
    | TrailView
}
