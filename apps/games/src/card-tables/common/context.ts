import type { CardSession, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import type { Formats } from '../../text/format.ts'
import type { CardClient } from './card-client.ts'
import type { CardWords } from './words.ts'

/** What the parts of a card table's screen share. */
export type CardContext = {
  readonly session: CardSession
  readonly game: CardGame
  readonly client: CardClient
  readonly language: LanguageCode
  readonly words: CardWords
  readonly formats: Formats
  /** How long a move lasts on the screen; 0 with reduced motion. */
  readonly motionMs: () => number
  /** Tournament chips are at stake: amounts at the table are not money. */
  readonly inChips: () => boolean
  /** By the game server's clock. */
  readonly serverNow: () => number
  /** Announced to screen readers. */
  readonly announce: (sentence: string) => void
  /** Sends a move of this seat. */
  readonly move: (move: object) => void
  /** At a cash table: is not dealt in; in a tournament: is away. False: is back. */
  readonly sitOut: (isSittingOut: boolean) => void
}

/** Whose turn it is; a question that several players may answer is not a turn. */
type Turns = { readonly toMove: readonly number[]; readonly isAnswer: boolean }

/** Text of the status line about turns. */
type TurnWords = {
  readonly yourTurn: string
  readonly yourAnswer: string
  readonly pairAnswers: string
  readonly turnOf: (name: string) => string
  readonly answerOf: (name: string) => string
}

/** A button of the dock. */
export type CardAction = {
  readonly label: string
  readonly note?: string
  readonly look: 'main' | 'raise' | 'quiet' | 'accept'
  readonly isDisabled?: boolean
  readonly act: () => void
}

/** The table of a family of card games on the screen. */
export type CardBoard = {
  readonly element: HTMLElement
  /** Shows a view; resolves when the animation is over. */
  readonly show: (view: CardTableView) => Promise<void>
  /** This seat's legal moves, as the dock offers them. */
  readonly actions: () => readonly CardAction[]
  /** How the table ended for this seat, in words. */
  readonly endOf: (view: CardTableView) => { readonly title: string; readonly hasWon: boolean }
  /** What the player's seat has on the table now, during a deal without its bets; undefined if it has no seat. */
  readonly stackOf?: (view: CardTableView) => bigint | undefined
  /** The scene at the end of a table, instead of the lobby; undefined if nothing was played. */
  readonly endScene?: (view: CardTableView) => HTMLElement | undefined
  readonly turnWords: TurnWords
  readonly turnsOf: (view: CardTableView) => Turns
  /** Shown in place of the turn text. */
  readonly statusOf?: (view: CardTableView) => string | undefined
  /** The remaining share of the turn, from 1 down to 0. */
  readonly showTime?: (view: CardTableView, share: number, isShort: boolean) => void
}
