import type { TitleData } from '../engine/title-data.ts'

/** Kinds of hands that some title pays. */
export const handKinds = [
  'royal-flush',
  'four-deuces',
  'wild-royal-flush',
  'five-of-a-kind',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'jacks-or-better',
] as const

export type HandKind = (typeof handKinds)[number]

export type Wilds = 'none' | 'deuces'

/** What decides what a hand pays. */
export type PaidKinds = {
  readonly wilds: Wilds
  /** What each kind of hand pays, in stakes of a hand, the best first. */
  readonly pays: readonly (readonly [HandKind, number])[]
}

export type VideoPokerTitle = TitleData &
  PaidKinds & {
    readonly family: 'video-poker'
    readonly handCountMax: number
  }

/** The stake is shared by the hands: each has a stake on offer. */
export type VideoPokerChoice = { readonly handCount: number }

/** Which of the five cards stay: the sum of 1, 2, 4, 8 and 16 from the left. */
export type VideoPokerAction = { readonly kind: 'draw'; readonly held: number }

export type FinalHand = {
  readonly cards: readonly string[]
  /** Null when it pays nothing. */
  readonly kind: HandKind | null
  readonly payoutMinor: string
}

export type VideoPokerView = {
  /** Codes of the five cards dealt. */
  readonly dealt: readonly string[]
  /** What they would pay already; null for nothing. */
  readonly dealtKind: HandKind | null
  readonly handCount: number
  /** Null until cards were changed. */
  readonly held: number | null
  /** Empty until cards were changed. */
  readonly hands: readonly FinalHand[]
}
