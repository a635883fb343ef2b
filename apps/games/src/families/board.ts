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
  /** The payout; 0 while it is open. */
  readonly payoutMinor: bigint
  /** The player's legal actions; empty when the round is over. */
  readonly legal: readonly LegalAction<Action>[]
}

/** A button of the board. The big one shows drawing, text and note; a small one shows no note. */
export type BoardButton = {
  readonly label: string
  /** Its cost or payout. */
  readonly note?: string
  /** Path data on 24 by 24, as in `controls/h.ts`. */
  readonly icon?: string
  /** Green acts, gold takes money, red raises the stake. Green if absent. */
  readonly tone?: 'go' | 'cash' | 'raise'
  readonly isOff?: boolean
  /** The note changes continuously: it is shown, but is not part of the name. */
  readonly isNoteMoving?: boolean
  /** Absent on the big button between rounds, when it starts one. */
  readonly press?: () => void
}

/** Where buttons are: the big one, those at both sides of it, and a row above balance and stake. */
export type BoardButtons = {
  readonly main?: BoardButton
  readonly left?: BoardButton
  readonly right?: BoardButton
  readonly row?: readonly BoardButton[]
}

export type ShowOptions = {
  /** Jump to the final state: a resumed round, or reduced motion. */
  readonly isAtOnce: boolean
  /** The round was requested a moment ago, and `begin` was called for it. */
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
 * The player's bets in a shared game. Several may be open at once, so they are not rounds of the shell; balance,
 * sums and spoken results are kept all the same.
 */
export type RoomBets = {
  /** The player's bets in the current flight; fetched again after a lost connection. */
  readonly own: () => Promise<readonly SeenRound[]>
  /** Places the stake. Undefined: the bet was refused, its stake returned, and the player was told why. */
  readonly place: (wager: Wager<Json>) => Promise<SeenRound | undefined>
  /** Cashes out and returns how the bet was decided; undefined as in `cancel`. */
  readonly cashOut: (bet: SeenRound) => Promise<SeenRound | undefined>
  /** A decision for the bet's seat. Undefined: it was refused, and the player was told why. */
  readonly decide: (bet: SeenRound, decision: SeatDecision) => Promise<SeenRound | undefined>
  /** The current state of the bet; raises are deducted from the balance. */
  readonly reread: (bet: SeenRound) => Promise<SeenRound | undefined>
  /** The player's name in the room; undefined before `own` was called. */
  readonly name: () => string | undefined
  /** Takes a bet off the table. Undefined: it stays, because bets are closed; the player is told. */
  readonly removeBet: (bet: SeenRound) => Promise<'returned' | undefined>
  /**
   * Polls until a bet is decided; its payout is added to the balance. Undefined: the stake was returned, and the
   * player was told.
   */
  readonly settle: (bet: SeenRound) => Promise<SeenRound | undefined>
}

/**
 * A title's client as drawn by its family. The shell provides balance, stake, buttons, panels, sound, orders,
 * resuming and the sums; a board shows a round and collects the choice.
 */
export type Board = {
  /** Fills the stage. */
  readonly element: HTMLElement
  /** A row under the stage for the choice before a round: risk, mines, chips. */
  readonly options?: HTMLElement
  /** `bets`: the stake is the sum of the chips on the table, and the steps of the stake are hidden. */
  readonly stakeBy?: 'steps' | 'bets'
  /** Rounds that wait for the player have no autoplay. */
  readonly isInSteps?: boolean
  /** It announces result and win itself while it shows a round (slots count up). */
  readonly tellsResult?: boolean
  /** What stops autoplay if the player chose so, for example free spins. */
  readonly feature?: { readonly label: string; readonly happened: (round: SeenRound) => boolean }
  /** The current wager; undefined while a choice is missing. */
  readonly wager: () => Wager<Json> | undefined
  /** A round of this wager was requested: clear the last round, show that it waits. */
  readonly begin: () => void
  /** It was refused and never began: back to the state before `begin`. */
  readonly refuse: () => void
  /**
   * Animates from the last shown state to the current one. Without `previous` the round is shown from its start;
   * it may be over already. Resolves when the animation ends.
   */
  readonly show: (
    previous: SeenRound | undefined,
    now: SeenRound,
    options: ShowOptions,
  ) => Promise<void>
  /**
   * The player's turn: offer these actions and call `act` once with one of them. With none it is not the player's
   * turn; also called while waiting for an answer.
   */
  readonly onLegal?: (legal: readonly LegalAction<Json>[], act: (action: Json) => void) => void
  /** Whether the wager may be changed now. */
  readonly setLocked?: (isLocked: boolean) => void
  /** Current buttons; where one is absent the shell's stays. */
  readonly buttons?: () => BoardButtons
  /** The stake steps or the balance changed. */
  readonly onStake?: () => void
  /** One line under the result: "14,7 · Acima de 50". */
  readonly detail?: (round: SeenRound) => string
  /** The round in words, for screen readers; announced before its payout. */
  readonly describe?: (round: SeenRound) => string
  /** What the game does when a player's turn times out: "then it is cashed out". */
  readonly timeoutMove?: (round: SeenRound) => string
  /** Shortens the current animation. */
  readonly hasten?: () => void
  /** Ends the endless animation after a round, before the next begins. */
  readonly calm?: () => void
  /** As before any round: a past round was watched and is over. */
  readonly reset: () => void
  /** The stage was resized; returns the position of the scene's light on the screen. */
  readonly resize?: () => { readonly x: number; readonly y: number } | undefined
  /** Its own rules screen; otherwise the shell shows the engine's. */
  readonly rules?: () => Promise<readonly (Node | string)[]>
  /** Text in place of the shell's. */
  readonly words?: Partial<BoardWords>
}

export type BoardWords = {
  /** Before the first round. */
  readonly ready: string
  readonly started: (stake: string) => string
  /** Text of the result line while waiting for the answer. */
  readonly waiting: string
}

/** The result of a volley; `gone`: the shots that found no fish, which staked nothing. */
export type VolleyEnd =
  | { readonly kind: 'played'; readonly round: SeenRound }
  | { readonly kind: 'gone'; readonly shots: readonly number[] }
  | { readonly kind: 'no-seat' }
  | { readonly kind: 'refused' }

/** Rounds that follow one another while the player continues: none is a round of the shell. */
export type Volleys = { readonly fire: (wager: Wager<Json>) => Promise<VolleyEnd> }

/** The title's built drawings, and its data. */
export type BoardTitle<Title extends TitleData = TitleData> = {
  readonly maths: Title
  readonly theme: GroundTheme
  readonly sheet: AtlasSheet
  /** The measured figures of a slot of `slots`, for its rules screen; others have their engine's. */
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
  /** The player prefers reduced motion. */
  readonly still: boolean
  readonly profile: () => GameSession['profile']
  /** The stake chosen by the steps, in 1/10,000 BRL. */
  readonly stakeMinor: () => bigint
  /** Stakes on offer, or the chips, ascending. */
  readonly stakesMinor: () => readonly bigint[]
  readonly balanceMinor: () => bigint
  readonly isTurbo: () => boolean
  /** The member's silent mode: no win is celebrated. Sound and particles keep to it themselves. */
  readonly isSilent: () => boolean
  /** A duration at the current pace: shorter with turbo, 0 without motion. */
  readonly ms: (normalMs: number) => number
  /** Events of the room, for a shared game; returns a function that stops them. */
  readonly watchRoom: RgsPort['watchRoom']
  /** The player's bets in that room; loaded when first needed. */
  readonly loadRoomBets: () => Promise<RoomBets>
  /** The player's seat in a pond, and the events there. */
  readonly pond: RgsPort['pond']
  /** Fires volleys, one after the other; loaded when first needed. */
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
