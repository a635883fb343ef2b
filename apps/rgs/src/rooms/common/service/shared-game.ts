import type { RoomGame } from '@trevo/contract/rgs/rooms.ts'
import type { Chance } from '@trevo/fairness/chance.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { RoomGameRow, RoundRow, StoredLegalAction } from '../../../tables.ts'
import type { RoomDraw } from './draw.ts'

/** What becomes of a bet when its game is over; `returned`: its stake goes back. */
export type BetEnd = { readonly payoutMinor: bigint; readonly outcome: object } | 'returned'

/** A player's action on a bet, and when it reached this process. */
export type BetAction = {
  readonly playerRef: string
  readonly roundId: string
  readonly number: number
  /** As it came. */
  readonly action: unknown
  readonly receivedAt: Date
}

/** A bet that is about to be written down. */
export type NewBet = {
  readonly gameId: bigint
  readonly playerRef: string
  readonly choice: RoundRow['choice']
}

export type SeatRange = { readonly first: number; readonly last: number }

/**
 * What a game adds whose seats decide in turn after the close (`seats/`). The decisions of a game are
 * in its row, so any process takes one, and a process that takes over continues from them.
 */
export type SharedDecisions<Title extends TitleData, Drawn> = {
  /** When everybody has seen the end; Infinity while a seat may still decide. */
  readonly endsAtMs: (game: RoomGameRow) => number
  /** The place of a new bet, under the lock of its game; refused where somebody else sits. */
  readonly takePlace: (tx: Tx, title: Title, bet: NewBet) => Promise<string>
  /** No bets any more: deals to the seats that are taken. */
  readonly close: (
    dependencies: Dependencies,
    draw: RoomDraw<Title, Drawn>,
    game: RoomGameRow,
    now: Date,
  ) => Promise<void>
  /** Nobody drove the room for a while: the seat in turn has its whole time again. */
  readonly afterSilence: (
    dependencies: Dependencies,
    title: Title,
    game: RoomGameRow,
    now: Date,
  ) => Promise<void>
  /** What redoes a bet that is decided. */
  readonly actionsOf: (title: Title, game: RoomGameRow, round: RoundRow) => readonly Json[]
}

/**
 * A kind of game that many play together, as the rooms see it. Bets are taken until an instant of the
 * game server's clock; from then on the draw of the chain decides, and nothing else.
 */
export type SharedGame<Title extends TitleData = TitleData, Drawn = unknown> = {
  readonly times: (title: Title) => { readonly bettingMs: number; readonly pauseMs: number }
  readonly draw: (title: Title, chance: Chance) => Drawn
  /** From the close to the end, by what was drawn; and at most, which tells nothing of it. */
  readonly lengthMs: (title: Title, drawn: Drawn) => number
  readonly longestMs: (title: Title) => number
  /** How long after the end bets are settled: timely actions of players may still be on their way. */
  readonly settleAfterMs: number
  /**
   * `clock`: the game moves by the clock alone, and its draw is told when it is over. `close`: it is
   * told once no process can take a bet any more, which is when the close is stored in the database.
   */
  readonly tells: 'clock' | 'close'
  /** An open bet: what its player sees, and may do. */
  readonly standing: { readonly outcome: object; readonly legal: readonly StoredLegalAction[] }
  /** Among its player's bets in the game a bet has the lowest free seat of these. */
  readonly seatsOf: (title: Title, choice: RoundRow['choice']) => SeatRange
  /** The published part of the game's draw; nothing while that is hidden. */
  readonly shown: (
    draw: RoomDraw<Title, Drawn>,
    now: { readonly game: RoomGameRow; readonly isClosed: boolean; readonly isOver: boolean },
  ) => Pick<RoomGame, 'crashAt' | 'outcome' | 'endsAt' | 'announced' | 'seats' | 'turn'>
  /** Whether a bet was made on what was announced of the draw; undefined of a title that announces nothing. */
  readonly offerOf?: (
    title: Title,
  ) => ((drawn: Drawn, choice: RoundRow['choice']) => boolean) | undefined
  /** What is written down of the draw when the game is over. */
  readonly record: (
    draw: RoomDraw<Title, Drawn>,
    game: RoomGameRow,
  ) => { readonly crash_at?: number; readonly outcome?: string }
  readonly decide: (draw: RoomDraw<Title, Drawn>, game: RoomGameRow, round: RoundRow) => BetEnd
  /** A player's action on an open bet. */
  readonly act: (dependencies: Dependencies, title: Title, action: BetAction) => Promise<RoundRow>
  /** Of a game whose seats decide in turn; absent where the draw alone decides. */
  readonly decisions?: SharedDecisions<Title, Drawn>
  /** How far the game is, reported to its viewers all the time; absent where nothing moves meanwhile. */
  readonly multiplierAt?: (title: Title, elapsedMs: number) => number
  /** Bets that decide themselves while the game is running. */
  readonly decideOnTheWay?: (
    dependencies: Dependencies,
    draw: RoomDraw<Title, Drawn>,
    game: RoomGameRow,
    now: Date,
  ) => Promise<void>
  /** All bets are decided: what is still hidden in those decided on the way is told. */
  readonly afterSettled?: (
    dependencies: Dependencies,
    draw: RoomDraw<Title, Drawn>,
    game: RoomGameRow,
  ) => Promise<void>
}
