import type { BetsChoice, ReturnHundredths, SettledBet } from '../bets/bets.ts'
import type { TitleData } from '../engine/title-data.ts'

export const threeCardBets = ['ante', 'pair-plus'] as const

export type ThreeCardBet = (typeof threeCardBets)[number]

/** Kinds of hands, the lowest first. */
export const handKinds = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
] as const

export type HandKind = (typeof handKinds)[number]

export type ThreeCardTitle = TitleData & {
  readonly family: 'three-card-poker'
  /** What a stake on pair plus returns; kinds that are not named lose it. */
  readonly pairPlus: Readonly<Partial<Record<HandKind, ReturnHundredths>>>
  /** What these hands pay on top of everything else, in hundredths of the ante. */
  readonly anteBonus: Readonly<Partial<Record<HandKind, number>>>
}

export type ThreeCardChoice = BetsChoice

export type ThreeCardAction = { readonly kind: 'play' | 'fold' }

export type ThreeCardResult = 'won' | 'lost' | 'tied' | 'dealer-not-qualified' | 'folded'

export type ThreeCardView = {
  /** Codes of the player's cards. */
  readonly player: readonly string[]
  readonly playerKind: HandKind
  /** Empty until the player has decided. */
  readonly dealer: readonly string[]
  readonly dealerKind: HandKind | null
  /** Null while the player has yet to decide, or if there was no ante. */
  readonly result: ThreeCardResult | null
  /** The play stake; 0 if not played. */
  readonly playMinor: string
  /** The ante bonus by the paytable; 0 if none. */
  readonly anteBonusMinor: string
  /** Empty while the round is open. The ante's payout includes the play's, without the bonus. */
  readonly bets: readonly SettledBet[]
}
