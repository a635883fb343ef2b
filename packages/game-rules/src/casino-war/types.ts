import type { BetsChoice, ReturnHundredths, SettledBet } from '../bets/bets.ts'
import type { TitleData } from '../engine/title-data.ts'

export const casinoWarBets = ['ante', 'tie'] as const

export type CasinoWarBet = (typeof casinoWarBets)[number]

export type CasinoWarTitle = TitleData & {
  readonly family: 'casino-war'
  readonly deckCount: number
  /** What a stake on the tie returns. */
  readonly tieReturn: ReturnHundredths
  /** How many cards are burnt before the war. */
  readonly burnCount: number
}

export type CasinoWarChoice = BetsChoice

export type CasinoWarAction = { readonly kind: 'war' | 'surrender' }

export type CasinoWarResult = 'won' | 'lost' | 'war-won' | 'war-tied' | 'war-lost' | 'surrendered'

export type CasinoWarView = {
  /** Codes of the cards so far: one, and after a war two. */
  readonly player: readonly string[]
  readonly dealer: readonly string[]
  /** Null while the player chooses between war and surrender, or if there was no ante. */
  readonly result: CasinoWarResult | null
  /** The raise of a war; 0 without one. */
  readonly raiseMinor: string
  /** Empty while the round is open. */
  readonly bets: readonly SettledBet[]
}
