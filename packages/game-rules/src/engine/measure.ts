import type { Chance } from '@trevo/fairness/chance.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Json } from './json.ts'
import type { LegalAction, Play } from './engine.ts'
import type { TitleData } from './title-data.ts'

/** The long-term return of a wager, per unit staked. */
export type WagerFigures = {
  /** Mean payout per unit staked, with further stakes counted in both, in basis points. */
  readonly rtpBp: number
  /** Chance that a round pays anything. */
  readonly hitRate: number
  /** Standard deviation of the payout per unit of the first stake. */
  readonly stdDev: number
  /** Largest payout, in multiples of the first stake. */
  readonly maxWinStakes: number
}

/** One kind of wager that a title offers: a risk, a number of mines, a place on the table. */
export type MeasuredWager = {
  /** Stable, for files and tests: "3-mines", "banker". */
  readonly id: string
  readonly label: InEachLanguage<string>
  readonly stakeMinor: bigint
  readonly choice: Json
  /** Counted over all outcomes at the reference play; undefined if only simulation is possible. */
  readonly exact: WagerFigures | undefined
}

/** How a family's titles are measured: what is played, and how well. */
export type Measure<
  Title extends TitleData = TitleData,
  Action extends Json = Json,
  View extends Json = Json,
> = {
  /** Every kind of wager whose return differs, or all there are. */
  readonly wagers: (title: Title) => readonly MeasuredWager[]
  /** The reference play, optimal if it is known. Only called while `play.legal` is not empty. */
  readonly decide: (
    title: Title,
    wager: MeasuredWager,
    play: Play<Action, View>,
  ) => LegalAction<Action>
  /**
   * A whole round at the reference play: what `Engine.play` pays for the same numbers, many times
   * faster because it keeps no history. Undefined if only the engine can play a wager.
   */
  readonly leanPayout?: (title: Title, wager: MeasuredWager) => LeanPayout | undefined
}

/** Payout of a round in first stakes. If more than the first stake was staked, `round` contains it. */
export type LeanPayout = (chance: Chance, round: { stake: number }) => number
