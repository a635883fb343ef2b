import type { ReturnHundredths } from '../bets/bets.ts'
import type { BetsView } from '../bets/create-bets-engine.ts'
import type { TitleData } from '../engine/title-data.ts'

export const baccaratBets = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const

export type BaccaratBet = (typeof baccaratBets)[number]

export type BaccaratTitle = TitleData & {
  readonly family: 'baccarat'
  readonly deckCount: number
  /** What a winning stake returns. A tie returns stakes on player and banker. */
  readonly returns: Readonly<Record<BaccaratBet, ReturnHundredths>>
}

export type Winner = 'player' | 'banker' | 'tie'

/** The cards by their codes, in the order in which each side got them. */
export type BaccaratOutcome = {
  readonly player: readonly string[]
  readonly banker: readonly string[]
  readonly playerPoints: number
  readonly bankerPoints: number
  readonly winner: Winner
}

export type BaccaratView = BetsView<BaccaratOutcome>
