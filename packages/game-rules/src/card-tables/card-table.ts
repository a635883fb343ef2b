import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { RuleSection } from '../engine/engine.ts'
import type { Json } from '../engine/json.ts'
import type { SitAndGo } from '../sit-and-go/sit-and-go.ts'
import type { TableSeeds } from './table-seeds.ts'

/** How long things may take at a table of players, by the game server's clock. */
export type CardTableTimes = {
  /** A seat waits so long for others; then its entry goes back. */
  readonly waitMs: number
  /** For each of the two steps in which seats bring their seeds. */
  readonly seedMs: number
  /** For a move. */
  readonly turnMs: number
  /** Beyond that, for all moves of a seat at a table together. */
  readonly bankMs: number
  /** After this many consecutive moves made by the clock, the seat is given up. */
  readonly missedMovesMax: number
}

/** A cash table: deal after deal, for chips that a seat brings and takes away again. */
export type CashTable = {
  /** A whole entry, the most that a seat may bring, in big blinds. */
  readonly entryBigBlinds: number
  /** The least that a seat may bring, in big blinds. */
  readonly leastBigBlinds: number
  /** The house keeps no more of one deal, in big blinds. */
  readonly rakeCapBigBlinds: number
  /** Between two deals: the end of one is seen. */
  readonly pauseMs: number
  /** A seat that sits out for longer than this is given up. */
  readonly awayMs: number
  /** The part of a seat's time reserve that a deal restores. */
  readonly bankBackMs: number
}

/** A card game between players as data: the house deals and keeps the rake, it does not play. */
export type CardTableTitle = {
  /** Name of the rules that play it. */
  readonly family: string
  /** Stable forever, as every game's is. */
  readonly gameCode: string
  /** Raised with every change that could change an outcome. */
  readonly version: number
  readonly title: InEachLanguage<string>
  /** One line for the tile. */
  readonly pitch: InEachLanguage<string>
  /** OKLCH hue in degrees. */
  readonly hue: number
  readonly seatCount: number
  /** What a seat costs, rising, in 1/10,000 BRL; whole reais, so that rake and prizes are exact. */
  readonly entriesMinor: readonly bigint[]
  /** What the house keeps of what was played for, in basis points. */
  readonly rakeBp: number
  readonly times: CardTableTimes
  /** Absent: one deal a table, for the entry of each seat. */
  readonly cash?: CashTable
  /** Tournaments that are offered beside its tables of money. */
  readonly sitAndGos?: readonly SitAndGo[]
  /** Of the title as one table has it (`titleAtTable`): the tournament that is played there. */
  readonly sitAndGo?: SitAndGo
}

/** What a deal is played for besides the seats' stacks. */
export type DealTerms = {
  /** Of the table. */
  readonly entryMinor: bigint
  /** For each seat, whether it posts an extra big blind because it is new or was not dealt to. */
  readonly posts?: readonly boolean[]
  /** In a tournament: hands are counted from 1, and give the blinds. */
  readonly handNumber?: number
}

/**
 * What a seat has when a deal ends, and what the house keeps. Their sum is what was brought. In a
 * tournament these are chips, of which each counts 100, as a centavo does.
 */
export type TableResult = {
  readonly stacksMinor: readonly bigint[]
  readonly rakeMinor: bigint
  /** Of the rake, what came out of the chips of each seat. */
  readonly feesMinor: readonly bigint[]
}

/**
 * One deal of a card game as pure functions: everything that happens between the seeds brought and
 * the seeds shown. Seats are counted among those that take part. The same title, stacks, seeds and
 * moves give the same deal, to the letter.
 */
export type TableRules<State = unknown> = {
  readonly family: string
  readonly begin: (
    title: CardTableTitle,
    stacksMinor: readonly bigint[],
    seeds: TableSeeds,
    terms: DealTerms,
  ) => State
  /** Throws RangeError when the move is no move of this game, or not the seat's to make now. */
  readonly apply: (state: State, seat: number, move: Json) => State
  /** Whose move is waited for; empty when the deal has ended. */
  readonly seatsToMove: (state: State) => readonly number[]
  /** The action for a seat whose time is over. */
  readonly timeoutMove: (state: State, seat: number) => Json
  /** What is done for a seat that is given up. */
  readonly giveUpMove: Json
  /** Undefined while the deal is open. */
  readonly resultOf: (state: State) => TableResult | undefined
  /** What a seat may know; undefined is somebody who only watches. */
  readonly viewOf: (state: State, seat: number | undefined) => Json
  readonly rules: (title: CardTableTitle) => InEachLanguage<readonly RuleSection[]>
}

/**
 * What a table of a title can pay a seat at most, in entries: the catalogue declares it. A table of
 * cash has no end, so its rules give no such figure: null.
 */
export const maxWinEntries = ({
  seatCount,
  cash,
}: Pick<CardTableTitle, 'seatCount' | 'cash'>): number | null => (cash ? null : seatCount)

/** The big blind of a cash table of an entry, in 1/10,000 BRL. */
export const bigBlindOf = ({ entryBigBlinds }: CashTable, entryMinor: bigint): bigint =>
  entryMinor / BigInt(entryBigBlinds)

/** The least that a seat may bring to a table of an entry: all of it, but at a cash table. */
export const leastEntryOf = ({ cash }: Pick<CardTableTitle, 'cash'>, entryMinor: bigint): bigint =>
  cash ? bigBlindOf(cash, entryMinor) * BigInt(cash.leastBigBlinds) : entryMinor
