import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { TitleData } from '../engine/title-data.ts'

export const ballCount = 75
export const sideCount = 5
/** The middle cell, marked from the start. */
export const freeCell = 12

/** A prize for a goal that is completed with this many balls or fewer. */
export type BallTier = {
  readonly ballCountMax: number
  /** In hundredths of the stake. */
  readonly multiplier: number
}

export type BingoGoal = {
  readonly id: string
  readonly name: InEachLanguage<string>
  /** Cells from 0, row by row; one complete form is the goal. The free cell may be left out. */
  readonly forms: readonly (readonly number[])[]
  /** Fewest balls first, with decreasing prizes. */
  readonly tiers: readonly BallTier[]
}

export type Bingo75Title = TitleData & {
  readonly family: 'bingo75'
  readonly goals: readonly BingoGoal[]
}

export type Bingo75Choice = { readonly goal: string; readonly cardSet: number }

/** Balls in order, which all cards of a round share. */
export type Bingo75Draw = { readonly balls: readonly number[] }

export type Bingo75View = {
  readonly kind: 'bingo75'
  readonly goal: string
  readonly cardSet: number
  /** Row by row; 0 is the free cell. */
  readonly card: readonly number[]
  /** In order, until the goal is complete or no prize can be won any more. */
  readonly balls: readonly number[]
  /** The form that is complete. */
  readonly complete: readonly number[] | null
  readonly multiplier: number
  readonly tiers: readonly BallTier[]
}
