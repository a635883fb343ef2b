import type { LineReelsTitle } from '../reels/line-reels.ts'
import type { LocalText } from '../reels/types.ts'

/** What may be under a lid, and how many of it there are. */
export type LidKind = {
  readonly lidCount: number
  /** Added to the bonus, in payout units. */
  readonly units: number
  /** Multiplies the whole bonus; several multiply each other. 1 for most. */
  readonly multiplier: number
  /** Whether the bonus ends with it. */
  readonly ends: boolean
}

/** Lines, and a bonus in which the player lifts lids. */
export type PicksTitle = LineReelsTitle & {
  readonly family: 'picks'
  readonly picks: {
    /** How many scatters in a spin trigger the bonus. */
    readonly scatterCountMin: number
    readonly lids: readonly LidKind[]
    /** The bonus ends after at most this many lids. */
    readonly pickMax: number
    /** What is lifted: "caps", "chests". */
    readonly lidName: LocalText
    /** Fluent Emoji drawings: a closed lid, a prize, a multiplier, the end. */
    readonly icons: {
      readonly closed: string
      readonly prize: string
      readonly multiplier: string
      readonly end: string
    }
  }
}
