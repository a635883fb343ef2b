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

export type ScratchGame = MatchThree | FindSymbol | Words

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

export type ScratchView = {
  readonly kind: 'scratch'
  readonly multiplier: number
  readonly card: MatchThreeView | FindSymbolView | WordsView
}
