import type { LineReelsTitle } from '../reels/line-reels.ts'
import type { LocalText } from '../reels/types.ts'

/** What a coin may show; probability `weight / sum of weights`. */
export type CoinFace = {
  readonly weight: number
  /** In payout units; the jackpot's value if `jackpot` names one. */
  readonly units: number
  /** Position in `jackpots`. */
  readonly jackpot?: number
}

/** A prize of a fixed multiple of the stake. */
export type Jackpot = { readonly id: string; readonly name: LocalText; readonly stakes: number }

/** Lines, and coins that lock while the other cells spin again. The coin is the scatter. */
export type HoldAndSpinTitle = LineReelsTitle & {
  readonly family: 'hold-and-spin'
  readonly coins: readonly CoinFace[]
  /** From the smallest to the greatest; the last is paid for a grid full of coins. */
  readonly jackpots: readonly Jackpot[]
  readonly hold: {
    /** How many coins in a spin start it. */
    readonly coinCountMin: number
    readonly respins: number
    /** A free cell shows a coin with probability `coinWeight / (coinWeight + blankWeight)`. */
    readonly coinWeight: number
    readonly blankWeight: number
    /** How many coins a bought round starts with. */
    readonly boughtCoins: number
  }
}
