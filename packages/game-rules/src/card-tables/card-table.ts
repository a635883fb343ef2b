import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { RuleSection } from '../engine/engine.ts'
import type { Json } from '../engine/json.ts'
import type { SitAndGo } from '../sit-and-go/sit-and-go.ts'
import type { TableSeeds } from './table-seeds.ts'

/** Time limits at a table between players, by the game server's clock. */
export type CardTableTimes = {
  /** How long a seat waits for others before its entry is returned. */
  readonly waitMs: number
  /** For each of the two steps in which seats submit their seeds. */
  readonly seedMs: number
  /** Time for a move. */
  readonly turnMs: number
  /** Time bank: beyond that, for all moves of a seat at a table together. */
  readonly bankMs: number
  /** After this many consecutive moves made by the clock, the seat is given up. */
  readonly missedMovesMax: number
}

/** A cash table: deal after deal, for chips that a seat brings and takes away again. */
export type CashTable = {
  /** A whole entry, the maximum buy-in, in big blinds. */
  readonly entryBigBlinds: number
  /** The minimum buy-in, in big blinds. */
  readonly leastBigBlinds: number
  /** The cap on the rake of one deal, in big blinds. */
  readonly rakeCapBigBlinds: number
  /** Between two deals, so that the end of one can be seen. */
  readonly pauseMs: number
  /** A seat that sits out for longer than this is given up. */
  readonly awayMs: number
  /** The part of a seat's time bank that a deal restores. */
  readonly bankBackMs: number
}

/** The house opponent: a program of the house that takes the free seats of a table where a player is alone. */
export type HouseOpponent = {
  /** How long a player has been alone before it may be asked for, so that players who come at once meet. */
  readonly afterMs: number
  /** The shortest and the longest time that it takes for a move. */
  readonly thinkMs: { readonly least: number; readonly most: number }
}

/**
 * A card game between players as data: the house deals and takes the rake, and plays only as the house opponent.
 */
export type CardTableTitle = {
  /** Name of the rules that play it. */
  readonly family: string
  /** Stable forever, like every game's. */
  readonly gameCode: string
  /** Raised with every change that could change an outcome. */
  readonly version: number
  readonly title: InEachLanguage<string>
  /** One line for the tile. */
  readonly pitch: InEachLanguage<string>
  /** OKLCH hue in degrees. */
  readonly hue: number
  readonly seatCount: number
  /** The prices of a seat, ascending, in 1/10,000 BRL; whole reais, so that rake and prizes are exact. */
  readonly entriesMinor: readonly bigint[]
  /** The rake of the pot, in basis points. */
  readonly rakeBp: number
  readonly times: CardTableTimes
  /** Absent: one deal per table, for the entry of each seat. */
  readonly cash?: CashTable
  /** Absent: the house never plays. */
  readonly house?: HouseOpponent
  /** Tournaments offered in addition to its cash tables. */
  readonly sitAndGos?: readonly SitAndGo[]
  /** For the title as one table has it (`titleAtTable`): the tournament that is played there. */
  readonly sitAndGo?: SitAndGo
}

/** The terms of a deal besides the seats' stacks. */
export type DealTerms = {
  /** Entry of the table. */
  readonly entryMinor: bigint
  /** For each seat, whether it posts an extra big blind because it is new or was not dealt in. */
  readonly posts?: readonly boolean[]
  /** In a tournament: the number of the hand, from 1, which determines the blinds. */
  readonly handNumber?: number
}

/**
 * What a seat has when a deal ends, and the rake. Their sum is what was brought. In a tournament these
 * are chips, each counting 100, as a centavo does.
 */
export type TableResult = {
  readonly stacksMinor: readonly bigint[]
  readonly rakeMinor: bigint
  /** The part of the rake that came from the chips of each seat. */
  readonly feesMinor: readonly bigint[]
}

/**
 * One deal of a card game as pure functions: everything between submitting and revealing the seeds.
 * Seats are counted among those that take part. The same title, stacks, seeds and moves give exactly
 * the same deal.
 */
export type TableRules<State = unknown> = {
  readonly family: string
  readonly begin: (
    title: CardTableTitle,
    stacksMinor: readonly bigint[],
    seeds: TableSeeds,
    terms: DealTerms,
  ) => State
  /** Throws RangeError if the move does not exist in this game, or is not possible for the seat now. */
  readonly apply: (state: State, seat: number, move: Json) => State
  /** Seats whose move is awaited; empty when the deal has ended. */
  readonly seatsToMove: (state: State) => readonly number[]
  /** The move for a seat whose time is up. */
  readonly timeoutMove: (state: State, seat: number) => Json
  /** The move for a seat that is given up. */
  readonly giveUpMove: Json
  /** Undefined while the deal is open. */
  readonly resultOf: (state: State) => TableResult | undefined
  /** What a seat may know; undefined means a spectator. */
  readonly viewOf: (state: State, seat: number | undefined) => Json
  readonly rules: (title: CardTableTitle) => InEachLanguage<readonly RuleSection[]>
}

/**
 * The most that a table of a title can pay a seat, in entries, as declared by the catalogue. A cash
 * table has no limit, so its rules return null.
 */
export const maxWinEntries = ({
  seatCount,
  cash,
}: Pick<CardTableTitle, 'seatCount' | 'cash'>): number | null => (cash ? null : seatCount)

/** The big blind of a cash table with this entry, in 1/10,000 BRL. */
export const bigBlindOf = ({ entryBigBlinds }: CashTable, entryMinor: bigint): bigint =>
  entryMinor / BigInt(entryBigBlinds)

/** The minimum buy-in at a table with this entry: all of it, except at a cash table. */
export const leastEntryOf = ({ cash }: Pick<CardTableTitle, 'cash'>, entryMinor: bigint): bigint =>
  cash ? bigBlindOf(cash, entryMinor) * BigInt(cash.leastBigBlinds) : entryMinor
