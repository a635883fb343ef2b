import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import type { Json } from '../engine/json.ts'
import { chooseMove as chooseInTruco } from '../truco/choose-move.ts'
import type { MatchView } from '../truco/view.ts'
import type { CardTableTitle } from './card-table.ts'

/**
 * The seed of a seat that the house opponent plays, 64 hex digits. It follows from the house's seed of the deal, which
 * was committed to before any seat's, so the house has nothing left to choose. Everybody can recompute it when the
 * seeds are revealed.
 */
export const houseSeatSeed = (serverSeed: string, place: number): string =>
  sha256Hex(`house-seat:${serverSeed}:${place}`)

const chanceDigits = 13

/** How bold the house opponent is at a move, from 0 up to 1; it follows from its seed and the move's number. */
export const houseChance = (seatSeed: string, moveNumber: number): number =>
  Number.parseInt(sha256Hex(`house-move:${seatSeed}:${moveNumber}`).slice(0, chanceDigits), 16) /
  16 ** chanceDigits

type Choose = (view: Json, place: number, chance: number) => Json | undefined

/** The program that plays for the house, by family. */
const programs: Readonly<Record<string, Choose>> = {
  // The rules' own view of the seat, as plain JSON.
  truco: (view, place, chance) => {
    const move = chooseInTruco(view as unknown as MatchView, place, chance)
    return move && { ...move }
  },
}

/** What the house opponent knows when it moves: exactly what a player in its seat sees. */
export type HouseTurn = {
  readonly view: Json
  /** Among the seats of the deal. */
  readonly place: number
  readonly seatSeed: string
  /** From 1. */
  readonly moveNumber: number
}

/** The move of the house opponent; undefined if it is not its turn. Throws if the family has no program. */
export const houseMove = (
  { family, gameCode }: Pick<CardTableTitle, 'family' | 'gameCode'>,
  { view, place, seatSeed, moveNumber }: HouseTurn,
): Json | undefined => {
  const choose = programs[family]
  if (!choose) throw new Error(`${gameCode}: the house has no program for ${family}`)
  return choose(view, place, houseChance(seatSeed, moveNumber))
}
