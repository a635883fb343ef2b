import type { TitleData } from '../engine/title-data.ts'

export const rankCount = 13
export const suitCount = 4

export type HiloTitle = TitleData & {
  readonly family: 'hilo'
  /** The price of every multiplier, in basis points; it keeps two decimals. */
  readonly pricedAtBp: number
  /** A guess that would pay more than this many stakes is not offered. */
  readonly winCapStakes: number
  readonly guessCountMax: number
  readonly skipCountMax: number
}

/** Rank 1 is the ace, the lowest, 13 the king; suits from 0: spades, hearts, diamonds, clubs. */
export type HiloCard = { readonly rank: number; readonly suit: number }

export const guesses = ['higher', 'lower', 'same'] as const
/** `higher` and `lower` include the same rank, except for the ace and the king, which have `same`. */
export type Guess = (typeof guesses)[number]

export type HiloAction = { readonly kind: Guess | 'skip' | 'cash-out' }

/** The possible guesses of the next card, and the cash-out after a right one. */
export type HiloOption = {
  readonly guess: Guess
  readonly chanceBp: number
  readonly multiplier: number
}

export type HiloStep = {
  readonly by: Guess | 'skip'
  readonly card: HiloCard
  readonly isRight: boolean
  /** What a cash-out pays after the step, in hundredths. */
  readonly multiplier: number
}

export type HiloView = {
  readonly kind: 'hilo'
  readonly first: HiloCard
  readonly steps: readonly HiloStep[]
  /** What a cash-out pays now, in hundredths; 100 before the first right guess. */
  readonly multiplier: number
  readonly options: readonly HiloOption[]
  readonly skipsLeft: number
  readonly end: 'cash-out' | 'wrong' | 'last' | null
}
