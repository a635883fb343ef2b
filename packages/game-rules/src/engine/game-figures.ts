import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { WagerFigures } from './measure.ts'

/** The measured figures of one kind of wager. */
export type PublishedWager = {
  readonly id: string
  readonly label: InEachLanguage<string>
  /** `exact`: every outcome counted. `simulation`: the figures are those of the simulation. */
  readonly method: 'exact' | 'simulation'
  readonly figures: WagerFigures
  readonly simulation: WagerFigures & {
    readonly roundCount: number
    readonly seed: number
    /** Bounds of the 99 % confidence interval. */
    readonly rtpBpFrom: number
    readonly rtpBpTo: number
  }
}

/** The measured figures of a title that is not a slot: its folder stores them in `figures.json`. */
export type GameFigures = {
  /** Day of the measurement, `YYYY-MM-DD`. */
  readonly measuredOn: string
  readonly gameCode: string
  readonly mathsVersion: number
  /** SHA-256 over the data that decide or price a round; names and hue are excluded. */
  readonly fingerprint: string
  /** The return of the best wager whose exact return is known, or of all; and of the worst. */
  readonly rtpBp: number
  readonly rtpBpLeast: number
  readonly maxWinStakes: number
  readonly wagers: readonly PublishedWager[]
}
