import type { RoomGame } from '@trevo/contract/rgs/rooms.ts'
import type { Chance } from '@trevo/fairness/chance.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { RoomGameRow, RoundRow, StoredLegalAction } from '../../../tables.ts'
import type { RoomDraw } from './draw.ts'

/** The result of a bet when its game is over; `returned`: its stake is returned. */
export type BetEnd = { readonly payoutMinor: bigint; readonly outcome: object } | 'returned'

/** A player's action on a bet, and when it reached this process. */
export type BetAction = {
  readonly playerRef: string
  readonly roundId: string
  readonly number: number
  /** As received. */
  readonly action: unknown
  readonly receivedAt: Date
}

/** A bet that is about to be recorded. */
export type NewBet = {
  readonly gameId: bigint
  readonly playerRef: string
  readonly choice: RoundRow['choice']
}

export type SeatRange = { readonly first: number; readonly last: number }

/**
 * The additions of a game whose seats decide in turn after the close (`seats/`). The decisions of a game are in
 * its row, so any process accepts one, and a process that takes over continues from them.
 */
export type SharedDecisions<Title extends TitleData, Drawn> = {
  /** When the end has been shown to all players; Infinity while a seat may still decide. */
  readonly endsAtMs: (game: RoomGameRow) => number
  /** The place of a new bet, under the lock of its game; refused if another player sits there. */
  readonly takePlace: (tx: Tx, title: Title, bet: NewBet) => Promise<string>
  /** Bets are closed: deals to the occupied seats. */
  readonly close: (
    dependencies: Dependencies,
    draw: RoomDraw<Title, Drawn>,
    game: RoomGameRow,
    now: Date,
  ) => Promise<void>
  /** No process drove the room for a while: the seat in turn has its full time again. */
  readonly afterSilence: (
    dependencies: Dependencies,
    title: Title,
    game: RoomGameRow,
    now: Date,
  ) => Promise<void>
  /** The data that redoes a decided bet. */
  readonly actionsOf: (title: Title, game: RoomGameRow, round: RoundRow) => readonly Json[]
}

/**
 * A kind of shared game, as the rooms see it. Bets are accepted until an instant of the game server's clock; from
 * then on only the draw of the chain decides.
 */
export type SharedGame<Title extends TitleData = TitleData, Drawn = unknown> = {
  readonly times: (title: Title) => { readonly bettingMs: number; readonly pauseMs: number }
  readonly draw: (title: Title, chance: Chance) => Drawn
  /** From the close to the end, by the draw; and the maximum, which reveals nothing about it. */
  readonly lengthMs: (title: Title, drawn: Drawn) => number
  readonly longestMs: (title: Title) => number
  /** How long after the end bets are settled: timely actions of players may still be in transit. */
  readonly settleAfterMs: number
  /**
   * `clock`: the game moves by the clock alone, and its draw is revealed when it is over. `close`: it is revealed
   * once no process can accept a bet any more, which is when the close is stored in the database.
   */
  readonly tells: 'clock' | 'close'
  /** An open bet: what its player sees, and may do. */
  readonly standing: { readonly outcome: object; readonly legal: readonly StoredLegalAction[] }
  /** The bet takes the lowest of these seats that is free among its player's bets in the game. */
  readonly seatsOf: (title: Title, choice: RoundRow['choice']) => SeatRange
  /** The published part of the game's draw; nothing while that is hidden. */
  readonly shown: (
    draw: RoomDraw<Title, Drawn>,
    now: { readonly game: RoomGameRow; readonly isClosed: boolean; readonly isOver: boolean },
  ) => Pick<RoomGame, 'crashAt' | 'outcome' | 'endsAt' | 'announced' | 'seats' | 'turn'>
  /** Whether a bet was made on the announced part of the draw; undefined for a title that announces nothing. */
  readonly offerOf?: (
    title: Title,
  ) => ((drawn: Drawn, choice: RoundRow['choice']) => boolean) | undefined
  /** What is recorded of the draw when the game is over. */
  readonly record: (
    draw: RoomDraw<Title, Drawn>,
    game: RoomGameRow,
  ) => { readonly crash_at?: number; readonly outcome?: string }
  readonly decide: (draw: RoomDraw<Title, Drawn>, game: RoomGameRow, round: RoundRow) => BetEnd
  /** A player's action on an open bet. */
  readonly act: (dependencies: Dependencies, title: Title, action: BetAction) => Promise<RoundRow>
  /** For a game whose seats decide in turn; absent where the draw alone decides. */
  readonly decisions?: SharedDecisions<Title, Drawn>
  /** The progress of the game, reported to its viewers continuously; absent if nothing moves. */
  readonly multiplierAt?: (title: Title, elapsedMs: number) => number
  /** Bets that are decided automatically during the game. */
  readonly decideOnTheWay?: (
    dependencies: Dependencies,
    draw: RoomDraw<Title, Drawn>,
    game: RoomGameRow,
    now: Date,
  ) => Promise<void>
  /** All bets are decided: hidden parts of those decided earlier are revealed. */
  readonly afterSettled?: (
    dependencies: Dependencies,
    draw: RoomDraw<Title, Drawn>,
    game: RoomGameRow,
  ) => Promise<void>
}
