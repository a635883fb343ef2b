import type { LegalAction, Wager } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { GroundTheme } from '@trevo/titles/look/theme.ts'
import type { Announcement } from '../controls/announcement.ts'
import type { ShownResult } from '../controls/result.ts'
import type { GameSession, RgsPort } from '../rgs/rgs-port.ts'
import type { Atlas, AtlasSheet } from '../runtime/atlas.ts'
import type { Sound } from '../runtime/sound.ts'
import type { Ticker } from '../runtime/ticker.ts'
import type { Fx } from '../scene/fx.ts'
import type { Formats } from '../text/format.ts'
import type { Text } from '../text/pt.ts'
import type { PublishedFigures } from '@trevo/game-rules/slots/published-figures.ts'

/** A round as its player sees it after the actions taken so far. */
export type SeenRound<
  Choice extends Json = Json,
  Action extends Json = Json,
  View extends Json = Json,
> = {
  readonly id: string
  readonly choice: Choice
  readonly actions: readonly Action[]
  readonly view: View
  /** Everything staked so far, in 1/10,000 BRL. */
  readonly stakeMinor: bigint
  /** What it pays; 0 while it is open. */
  readonly payoutMinor: bigint
  /** What the player may do now; empty when the round is over. */
  readonly legal: readonly LegalAction<Action>[]
}

/** A button of the moment. The big one shows drawing, words and note; a small one all but the note. */
export type BoardButton = {
  readonly label: string
  /** What it costs or pays. */
  readonly note?: string
  /** Path data on 24 by 24, as in `controls/h.ts`. */
  readonly icon?: string
  /** Green acts, gold takes money, red raises the stake. Green where absent. */
  readonly tone?: 'go' | 'cash' | 'raise'
  readonly isOff?: boolean
  /** The note changes by itself all the time: it is shown, and no part of the name. */
  readonly isNoteMoving?: boolean
  /** Absent on the big button between rounds: it starts one. */
  readonly press?: () => void
}

/** Where buttons are: the big one, on both sides of it, and a row over balance and stake. */
export type BoardButtons = {
  readonly main?: BoardButton
  readonly left?: BoardButton
  readonly right?: BoardButton
  readonly row?: readonly BoardButton[]
}

export type ShowOptions = {
  /** Jump to the final state: a resumed round, or less motion. */
  readonly isAtOnce: boolean
  /** The round was asked for a moment ago, and `begin` was called for it. */
  readonly isAsked: boolean
}

/** A decision at a table whose seats decide in turn. */
export type SeatDecision = {
  /** From 1, in the order of this seat's decisions. */
  readonly number: number
  readonly action: Json
  /** What it costs. */
  readonly raiseMinor: bigint
}

/**
 * The player's bets in a game that is played together. Several may be open at once, so they are not
 * rounds of the shell; balance, sums and the spoken result are kept all the same.
 */
export type RoomBets = {
  /** What the player has in the flight of the moment; asked again after a broken connection. */
  readonly own: () => Promise<readonly SeenRound[]>
  /** Stakes. Undefined: the bet was refused, its stake is back, and the player was told why. */
  readonly place: (wager: Wager<Json>) => Promise<SeenRound | undefined>
  /** Cashes out and returns how the bet was decided; undefined as below. */
  readonly cashOut: (bet: SeenRound) => Promise<SeenRound | undefined>
  /** What the seat of a bet decides. Undefined: it was refused, and the player was told why. */
  readonly decide: (bet: SeenRound, decision: SeatDecision) => Promise<SeenRound | undefined>
  /** The current state of the bet; what was staked on it meanwhile is deducted from the balance. */
  readonly reread: (bet: SeenRound) => Promise<SeenRound | undefined>
  /** What the room calls the player; undefined before `own` was asked for. */
  readonly name: () => string | undefined
  /** Takes a bet off the table. Undefined: it stays, for bets are closed; the player is told. */
  readonly removeBet: (bet: SeenRound) => Promise<'returned' | undefined>
  /**
   * Asks until a bet is decided; what it paid joins the balance. Undefined: the stake was returned,
   * and the player was told.
   */
  readonly settle: (bet: SeenRound) => Promise<SeenRound | undefined>
}

/**
 * The client of one title as its family draws it. The shell around it has balance, stake, buttons,
 * panels, sound, orders, resuming and the sums; a board shows a round and collects what is chosen.
 */
export type Board = {
  /** Fills the stage. */
  readonly element: HTMLElement
  /** A row under the stage for what is chosen before a round: risk, mines, chips. */
  readonly options?: HTMLElement
  /** `bets`: the stake is the sum of the chips on the table, and the steps of the stake are hidden. */
  readonly stakeBy?: 'steps' | 'bets'
  /** Rounds that wait for the player have no automatic rounds. */
  readonly isInSteps?: boolean
  /** It tells result and win itself while it shows a round (slots count up). */
  readonly tellsResult?: boolean
  /** What stops automatic rounds when the player asks for it, as free spins do. */
  readonly feature?: { readonly label: string; readonly happened: (round: SeenRound) => boolean }
  /** What is staked on now; undefined while something is still to be chosen. */
  readonly wager: () => Wager<Json> | undefined
  /** A round of this wager was asked for: clear what the last one left, show that it waits. */
  readonly begin: () => void
  /** It was refused and never began: back to before `begin`. */
  readonly refuse: () => void
  /**
   * Shows the way from the last shown state to the current one. Without `previous` the round is shown
   * from its start; it may be over already. Resolves when the player has seen it.
   */
  readonly show: (
    previous: SeenRound | undefined,
    now: SeenRound,
    options: ShowOptions,
  ) => Promise<void>
  /**
   * The player's turn: offer these actions and call `act` once with one of them. With none it is not
   * the player's turn; also called while an answer is awaited.
   */
  readonly onLegal?: (legal: readonly LegalAction<Json>[], act: (action: Json) => void) => void
  /** Whether the wager may be changed now. */
  readonly setLocked?: (isLocked: boolean) => void
  /** Buttons of the moment; what is absent stays as the shell has it. */
  readonly buttons?: () => BoardButtons
  /** The stake was changed by the steps, or the balance. */
  readonly onStake?: () => void
  /** One line under the result: "14,7 · Acima de 50". */
  readonly detail?: (round: SeenRound) => string
  /** The round in words, for a screen reader; announced before its payout. */
  readonly describe?: (round: SeenRound) => string
  /** What the game does for a player who lets the time of a turn pass: "then it is cashed out". */
  readonly timeoutMove?: (round: SeenRound) => string
  /** Shortens what is being shown. */
  readonly hasten?: () => void
  /** Ends what is shown forever after a round, before the next begins. */
  readonly calm?: () => void
  /** As before any round: a past round was watched and is over. */
  readonly reset: () => void
  /** The stage has another size; returns the position of the scene's light on the screen. */
  readonly resize?: () => { readonly x: number; readonly y: number } | undefined
  /** Its own rules screen; without it the shell shows the engine's. */
  readonly rules?: () => Promise<readonly (Node | string)[]>
  /** Other words than the shell's. */
  readonly words?: Partial<BoardWords>
}

export type BoardWords = {
  /** Before the first round. */
  readonly ready: string
  readonly started: (stake: string) => string
  /** Text of the result line while the answer is awaited. */
  readonly waiting: string
}

/** What became of a volley; `gone`: these of its shots found no fish, and nothing was staked. */
export type VolleyEnd =
  | { readonly kind: 'played'; readonly round: SeenRound }
  | { readonly kind: 'gone'; readonly shots: readonly number[] }
  | { readonly kind: 'no-seat' }
  | { readonly kind: 'refused' }

/** Rounds that follow one another while the player goes on: none is a round of the shell's. */
export type Volleys = { readonly fire: (wager: Wager<Json>) => Promise<VolleyEnd> }

/** What was made of a title's drawings, and its data. */
export type BoardTitle<Title extends TitleData = TitleData> = {
  readonly maths: Title
  readonly theme: GroundTheme
  readonly sheet: AtlasSheet
  /** What was measured of a slot of `slots`, whose rules screen tells it; others have their engine's. */
  readonly figures?: PublishedFigures
}

/** What a board may use. */
export type BoardContext<Title extends TitleData = TitleData> = {
  readonly title: BoardTitle<Title>
  readonly text: Text
  readonly language: LanguageCode
  readonly formats: Formats
  readonly ticker: Ticker
  readonly atlas: Atlas
  readonly sound: Sound
  readonly fx: Fx
  readonly announcement: Announcement
  /** The element that contains the board: `--frame-*` on it places large words. */
  readonly box: HTMLElement
  /** The person asked for less motion. */
  readonly still: boolean
  readonly profile: () => GameSession['profile']
  /** The stake chosen by the steps, in 1/10,000 BRL. */
  readonly stakeMinor: () => bigint
  /** Stakes on offer, or the chips, rising. */
  readonly stakesMinor: () => readonly bigint[]
  readonly balanceMinor: () => bigint
  readonly isTurbo: () => boolean
  /** A length of time at the pace of the moment: shorter with turbo, 0 without motion. */
  readonly ms: (normalMs: number) => number
  /** What happens in the room, for a game that is played together; returns a function that stops it. */
  readonly watchRoom: RgsPort['watchRoom']
  /** The player's bets in that room; loaded when first asked for. */
  readonly loadRoomBets: () => Promise<RoomBets>
  /** The player's seat in a pond, and what happened there. */
  readonly pond: RgsPort['pond']
  /** Fires volleys, one after the other; loaded when first asked for. */
  readonly loadVolleys: () => Promise<Volleys>
  /** The wager changed: price and buttons are redrawn. */
  readonly changed: () => void
  /** Announces a sentence to screen readers. */
  readonly say: (sentence: string) => void
  readonly showResult: (result: ShownResult) => void
  readonly setAmount: (amount: string) => void
  readonly setDetail: (detail: string) => void
}

/** What a family's module `families/<family>/board.ts` exports. */
export type CreateBoard<Title extends TitleData = TitleData> = (
  context: BoardContext<Title>,
) => Board
