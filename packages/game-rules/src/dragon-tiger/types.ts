import type { ReturnHundredths } from '../bets/bets.ts'
import type { BetsView } from '../bets/create-bets-engine.ts'
import type { TitleData } from '../engine/title-data.ts'

export const dragonTigerBets = ['dragon', 'tiger', 'tie', 'suited-tie'] as const

export type DragonTigerBet = (typeof dragonTigerBets)[number]

export type DragonTigerTitle = TitleData & {
  readonly family: 'dragon-tiger'
  readonly deckCount: number
  /** What a winning stake returns. */
  readonly returns: Readonly<Record<DragonTigerBet, ReturnHundredths>>
  /** What a stake on dragon or tiger returns on a tie. */
  readonly returnOnTie: ReturnHundredths
}

export type DragonTigerOutcome = {
  /** Codes of the two cards. */
  readonly dragon: string
  readonly tiger: string
  readonly winner: 'dragon' | 'tiger' | 'tie' | 'suited-tie'
}

export type DragonTigerView = BetsView<DragonTigerOutcome>
