import type { TitleData } from '../engine/title-data.ts'
import type { CellIndex, LocalText, SlotSymbol, SlotWin, SymbolIndex } from '../slots/types.ts'

export type { CellIndex, LocalText, SlotSymbol, SlotWin, SymbolIndex }

/** The bonus that may be bought instead of waited for. */
export type BuyFeature = 'free-spins' | 'hold' | 'picks'

/** A plain spin, or a feature that starts at once for a separate price. */
export type ReelsChoice = null | { readonly buy: BuyFeature }

/** The data of every title in these families; each family adds its reels and features. */
export type ReelsTitle = TitleData & {
  readonly symbols: readonly SlotSymbol[]
  /** Payout units in one stake: payoutMinor = stakeMinor / unitsPerStake * payoutUnits. */
  readonly unitsPerStake: number
  /** A round never pays more than this many stakes; it ends there. */
  readonly winCapStakes: number
  /** Sold for this many stakes. Its payout is counted in the stake, not in the price. */
  readonly buy?: { readonly feature: BuyFeature; readonly priceStakes: number }
}

/** Weight of a symbol on one cell, by symbol code; its probability is the weight over the sum. */
export type SymbolWeights = Readonly<Record<string, number>>

/** The value of a coin: an amount, or one of the fixed jackpots. */
export type Coin = {
  readonly cell: CellIndex
  readonly units: number
  /** Position in the title's `jackpots`; absent on plain coins. */
  readonly jackpot?: number
}

/**
 * One settled grid, in the order the client shows it. Cells count column after column; `rows` has the
 * number of cells of each reel if that differs from spin to spin.
 */
export type ReelStep = {
  readonly mode: 'base' | 'free' | 'hold'
  /** Reels spun; some spun again; symbols fell; wilds were placed on the grid. */
  readonly by: 'spin' | 'respin' | 'cascade' | 'wilds'
  /** 0 for the paid spin, 1.. for free spins. */
  readonly spinNumber: number
  readonly stops: readonly number[]
  readonly rows?: readonly number[]
  readonly grid: readonly SymbolIndex[]
  readonly wins: readonly SlotWin[]
  /** Multiplies this step's wins. */
  readonly multiplier: number
  /** Cells that vanish before the next step's grid; empty when nothing falls. */
  readonly removed: readonly CellIndex[]
  /** Cells that stayed in place while the others moved, or that were turned into wilds. */
  readonly held?: readonly CellIndex[]
  readonly coins?: readonly Coin[]
  /** The multiplier of each cell, when a cluster covers it; 0 and 1 do nothing. */
  readonly cellMultipliers?: readonly number[]
  /** Respins still to come; only in mode `hold`. */
  readonly respinsLeft?: number
  /** Sum of wins × multiplier, plus the coins where the feature ends. */
  readonly units: number
  /** Running total of the round after this step, with the cap applied. */
  readonly totalUnits: number
  readonly freeSpinsAwarded: number
  readonly freeSpinsLeft: number
}

/** A lid of the pick bonus as the player sees it. */
export type Pick = {
  readonly lid: number
  readonly units: number
  readonly multiplier: number
  readonly ends: boolean
}

/** The pick bonus so far. The contents under closed lids are shown only when it is over. */
export type PicksShown = {
  readonly lidCount: number
  readonly opened: readonly Pick[]
  readonly units: number
  readonly multiplier: number
  readonly over: boolean
  /** What was under the others; empty until it is over. */
  readonly rest: readonly Pick[]
}

/** A round as its player sees it, plain JSON. */
export type ReelsView = {
  readonly kind: 'reels'
  readonly gameCode: string
  readonly mathsVersion: number
  /** The stake that payouts are counted in: the price of a bought feature is a multiple of it. */
  readonly stakeMinor: string
  readonly payoutMinor: string
  readonly payoutUnits: number
  readonly unitsPerStake: number
  /** Whether the round ended at the win cap. */
  readonly capped: boolean
  readonly freeSpinsPlayed: number
  readonly bought?: BuyFeature
  readonly steps: readonly ReelStep[]
  readonly picks?: PicksShown
}
