import type { TitleData } from '../engine/title-data.ts'

/** Kinds of hands paid by some title. */
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

/** The data that decide what a hand pays. */
export type PaidKinds = {
  readonly wilds: Wilds
  /** What each kind of hand pays, in stakes per hand, the best first. */
  readonly pays: readonly (readonly [HandKind, number])[]
}

export type VideoPokerTitle = TitleData &
  PaidKinds & {
    readonly family: 'video-poker'
    readonly handCountMax: number
  }

/** The stake is divided among the hands: each has a stake on offer. */
export type VideoPokerChoice = { readonly handCount: number }

/** Which of the five cards are held: the sum of 1, 2, 4, 8 and 16 from the left. */
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
  /** What they would already pay; null for nothing. */
  readonly dealtKind: HandKind | null
  readonly handCount: number
  /** Null until cards were changed. */
  readonly held: number | null
  /** Empty until cards were changed. */
  readonly hands: readonly FinalHand[]
}
