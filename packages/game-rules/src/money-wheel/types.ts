import type { BetsView } from '../bets/create-bets-engine.ts'
import type { TitleData } from '../engine/title-data.ts'

/** Bonus rounds: a coin with two values, a ball that drops, balloons, a second wheel. */
export const bonusKinds = ['coin', 'drop', 'balloons', 'great-wheel'] as const
export type BonusKind = (typeof bonusKinds)[number]

/** A number of the wheel by the name of its place: "n-5" pays five to one. */
export type NumberPlace = `n-${number}`
export type WheelPlace = NumberPlace | BonusKind

/** A place that is boosted before the spin: its odds are multiplied in this many of the draws. */
export type Boost = {
  readonly place: WheelPlace
  readonly times: number
  readonly weight: number
}

/** A multiplier of the second wheel; `double` turns it again with all of them doubled. */
export type GreatSegment = number | 'double'

export type MoneyWheelTitle = TitleData & {
  readonly family: 'money-wheel'
  /** Places around the wheel, clockwise from the top. */
  readonly segments: readonly WheelPlace[]
  /** One draw of `boostDraws` boosts one of these, or nothing. */
  readonly boosts: readonly Boost[]
  readonly boostDraws: number
  /** Values of the two sides of the coin, each drawn from these. */
  readonly coin: readonly number[]
  /** What the ball pays by where it lands, from the left; it passes one pin fewer than there are places. */
  readonly drop: readonly number[]
  readonly balloons: readonly number[]
  readonly greatWheel: readonly GreatSegment[]
  /** How often the second wheel may double; after that it stops at a multiplier. */
  readonly doublesMax: number
}

/** What a bonus round showed, and the resulting multiplier. */
export type Bonus =
  | { readonly kind: 'coin'; readonly sides: readonly [number, number]; readonly side: 0 | 1 }
  | { readonly kind: 'drop'; readonly path: readonly (0 | 1)[] }
  | { readonly kind: 'balloons'; readonly at: number }
  /** Segments at which it stopped, in order. */
  | { readonly kind: 'great-wheel'; readonly stops: readonly number[] }

export type MoneyWheelOutcome = {
  readonly boost: { readonly place: WheelPlace; readonly times: number } | null
  /** The segment at which the wheel stopped, from 0. */
  readonly stop: number
  readonly place: WheelPlace
  readonly bonus: Bonus | null
  /** What the place pays to one: its number or bonus, including the boost. */
  readonly odds: number
}

export type MoneyWheelView = BetsView<MoneyWheelOutcome>
