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
  /** A move lasts so long on the screen; 0 where motion is not wanted. */
  readonly motionMs: () => number
  /** Chips of a tournament are played for: amounts at the table are no money. */
  readonly inChips: () => boolean
  /** By the game server's clock. */
  readonly serverNow: () => number
  /** Announced to screen readers. */
  readonly announce: (sentence: string) => void
  /** Sends a move of this seat. */
  readonly move: (move: object) => void
  /** At a cash table: is not dealt to; in a tournament: is away. Or is back. */
  readonly sitOut: (isSittingOut: boolean) => void
}

/** Whose turn it is; a question that several may answer is no turn. */
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
  /** Shows a view; resolves when what led to it was seen. */
  readonly show: (view: CardTableView) => Promise<void>
  /** What this seat may do, as the dock offers it. */
  readonly actions: () => readonly CardAction[]
  /** How it ended for this seat, in words. */
  readonly endOf: (view: CardTableView) => { readonly title: string; readonly hasWon: boolean }
  readonly turnWords: TurnWords
  readonly turnsOf: (view: CardTableView) => Turns
  /** Shown in place of whose turn it is. */
  readonly statusOf?: (view: CardTableView) => string | undefined
  /** What is left of the turn, from 1 down to 0. */
  readonly showTime?: (view: CardTableView, share: number, isShort: boolean) => void
}
