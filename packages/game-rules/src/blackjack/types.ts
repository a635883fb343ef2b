import type { BetsChoice, ReturnHundredths, SettledBet } from '../bets/bets.ts'
import type { TitleData } from '../engine/title-data.ts'

export const blackjackBets = ['main', 'perfect-pairs', '21+3'] as const

export type BlackjackBet = (typeof blackjackBets)[number]

export const pairKinds = ['mixed', 'coloured', 'perfect'] as const

export type PairKind = (typeof pairKinds)[number]

export const threeKinds = [
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
  'suited-three',
] as const

export type ThreeKind = (typeof threeKinds)[number]

/** What the side bets return, by what won them. */
export type SideBetReturns = {
  readonly perfectPairs: Readonly<Record<PairKind, ReturnHundredths>>
  readonly twentyOnePlusThree: Readonly<Record<ThreeKind, ReturnHundredths>>
}

/**
 * The dealer stands on every 17 and checks for a blackjack under an ace or a ten. A double takes one
 * card, on any two cards, also after a split. Cards of the same value are split; split aces take one
 * card each and are not split again.
 */
export type BlackjackTitle = TitleData &
  SideBetReturns & {
    readonly family: 'blackjack'
    readonly deckCount: number
    /** Maximum number of hands through splitting. */
    readonly handCountMax: number
  }

/** Bets on `main`, and no higher side bets. */
export type BlackjackChoice = BetsChoice

export const moveKinds = ['hit', 'stand', 'double', 'split', 'insurance', 'no-insurance'] as const

export type MoveKind = (typeof moveKinds)[number]

export type BlackjackAction = { readonly kind: MoveKind }

export type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

export type ShownHand = {
  readonly cards: readonly string[]
  readonly points: number
  readonly isSoft: boolean
  readonly stakeMinor: string
  /** Null while the round is open, except for a bust hand. */
  readonly result: HandResult | null
  readonly payoutMinor: string
}

export type ShownSideBet = SettledBet & { readonly kind: PairKind | ThreeKind | null }

export type BlackjackView = {
  /** The face-up card; all of them when the round is over. */
  readonly dealer: readonly string[]
  readonly dealerPoints: number
  readonly hands: readonly ShownHand[]
  /** The hand to play; null while insurance is offered and when the round is over. */
  readonly active: number | null
  readonly phase: 'insurance' | 'play' | 'over'
  readonly insuranceMinor: string
  readonly insurancePayoutMinor: string
  /** Settled by the first cards, so they are shown at once. */
  readonly sideBets: readonly ShownSideBet[]
}
