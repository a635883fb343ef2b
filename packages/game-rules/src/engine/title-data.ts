import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** Timing of a table that all play at together, by the game server's clock. */
export type TableTimes = {
  /** How long bets are accepted. */
  readonly bettingMs: number
  /** From the close until everybody has seen the outcome and bets are paid. */
  readonly drawMs: number
  /** Until bets are accepted again. */
  readonly pauseMs: number
  /** How many orders one player may place in a round; each may contain bets on many places. */
  readonly seatCount: number
  /** For a table whose seats decide in turn; absent if the draw alone decides. */
  readonly turns?: TurnTimes
}

/** How long the turns at a table take, by the game server's clock. */
export type TurnTimes = {
  /** From the close until the first seat may decide: cards are dealt. */
  readonly dealMs: number
  /** Time for each decision. */
  readonly decisionMs: number
  /** A decision that costs a stake is waited for this much longer, once per turn. */
  readonly raiseMs: number
  /** Until a drawn card has been seen; the next turn begins then. */
  readonly cardMs: number
}

/** The data of every title; each family adds its own. */
export type TitleData = {
  /** Name of the engine that plays it. */
  readonly family: string
  /** Stable forever: the catalogue, the records and the verifier identify the game by it. */
  readonly gameCode: string
  /** Raised with every change that could affect an outcome; rounds store it. */
  readonly version: number
  readonly title: InEachLanguage<string>
  /** One line for the tile. */
  readonly pitch: InEachLanguage<string>
  /** OKLCH hue in degrees for tile and stage. */
  readonly hue: number
  /**
   * In 1/10,000 BRL, ascending: total stakes on offer, or the chips if a wager consists of several
   * bets. Every payout at every stake is whole centavos; nothing is rounded.
   */
  readonly stakeStepsMinor: readonly bigint[]
  /** The stake that is chosen when the game is opened; if absent R$ 1, or the nearest below. */
  readonly firstStakeMinor?: bigint
  /**
   * The return at optimal play as game, sheet and records show it, in basis points: the measured one
   * rounded down, so that no screen promises more than the title pays.
   */
  readonly rtpBp: number
  /** How far the true return may be from it, in basis points. */
  readonly rtpWithinBp: number
  /** For a table that all play at together; absent if each player has separate rounds. */
  readonly table?: TableTimes
}

/** A title played at one table by all. */
export type TableTitle = TitleData & { readonly table: TableTimes }

/** Whether all play a title at one table. */
export const isTable = (title: TitleData): title is TableTitle => title.table !== undefined

/** A title at whose table seats decide in turn. */
export type SeatedTitle = TableTitle & {
  readonly table: TableTimes & { readonly turns: TurnTimes }
}

/** Whether seats decide in turn at the table of a title. */
export const isSeated = (title: TitleData): title is SeatedTitle => title.table?.turns !== undefined

/** The client that shows a title: a table shared by all players has a separate client. */
export const boardNameOf = ({ family, table }: Pick<TitleData, 'family' | 'table'>): string =>
  table ? `live-${family}` : family
