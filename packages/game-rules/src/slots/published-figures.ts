/** The measured figures of a title: `measureTitle` creates them, `packages/titles` stores them. */
export type PublishedFigures = {
  /** Day of the measurement, `YYYY-MM-DD`. */
  readonly measuredOn: string
  readonly gameCode: string
  readonly mathsVersion: number
  /** SHA-256 of the title's data: figures for other data are worthless. */
  readonly fingerprint: string
  /** `enumeration`: every outcome counted, exact but for floating point. */
  readonly method: 'enumeration'
  /** Equally likely outcomes of the paid spin, and of a free spin where there are any. */
  readonly cycle: number
  readonly freeSpinCycle?: number
  /** Mean payout per unit staked, in basis points, exact to the digits given. */
  readonly rtpBp: number
  readonly rtpByStake: readonly { readonly stakeMinor: string; readonly rtpBp: number }[]
  /** Standard deviation of the payout per unit staked. */
  readonly stdDev: number
  /** Chance that a round pays anything, and that it pays more than its stake. */
  readonly hitRate: number
  readonly winRate: number
  /** Largest payout in stakes, and rounds per occurrence. */
  readonly maxWinStakes: number
  readonly maxWinOneIn: number
  /** Rounds per award of free spins. */
  readonly freeSpinsOneIn?: number
  readonly simulation: {
    readonly roundCount: number
    readonly seed: number
    readonly rtpBp: number
    /** Bounds of the 99 % confidence interval. */
    readonly rtpBpFrom: number
    readonly rtpBpTo: number
    readonly stdDev: number
    readonly hitRate: number
  }
}
