import type { Chance } from '@trevo/fairness/chance.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type { Chance }

/** Text in every language. */
export type LocalText = InEachLanguage<string>

/** Position in `maths.symbols`. Grids and wins name symbols by it. */
export type SymbolIndex = number

/** Position in a grid: `reel * rows + row`, row 0 on top (column after column). */
export type CellIndex = number

export type SymbolKind = 'regular' | 'wild' | 'scatter'

export type SlotSymbol = {
  /** One letter, used in `strips`. */
  readonly code: string
  /** Stable id, for artwork overrides and tests. */
  readonly id: string
  /** Name of a Microsoft Fluent Emoji drawing (`@iconify-json/fluent-emoji`). */
  readonly icon: string
  readonly name: LocalText
  readonly kind: SymbolKind
  /**
   * Payout by count, in payout units: `pays[3]` for three. Missing or 0 pays nothing. A scatter pays
   * by count anywhere; the others per line, or per way, from the leftmost reel.
   */
  readonly pays: Readonly<Record<number, number>>
  /** A wild with this multiplies each line it takes part in; several multiply each other. */
  readonly wildMultiplier?: number
}

/** One outcome of a weighted draw, with probability `weight / sum of weights`. */
export type WeightedMultiplier = { readonly multiplier: number; readonly weight: number }

/** What gives a title its character, as data. Absent means the title lacks it. */
export type SlotFeatures = {
  /**
   * All cells show the same paying symbol, including wilds: the spin's payout is multiplied. One entry
   * is a fixed multiplier; several are a wheel, drawn only when the grid is full.
   */
  readonly fullGrid?: readonly WeightedMultiplier[]
  /** Two reels show one and the same symbol without any win: the other reel spins again. */
  readonly respinOnTwoFullReels?: boolean
  /** A fourth reel, drawn with every spin, multiplies what the spin pays. */
  readonly multiplierReel?: readonly WeightedMultiplier[]
  /** Winning cells vanish, symbols fall, and the n-th grid of a spin pays by `multipliers[n]`. */
  readonly cascades?: {
    /** By grid of the spin, last one repeated. */
    readonly multipliers: readonly number[]
    readonly freeSpinMultipliers: readonly number[]
  }
  readonly freeSpins?: {
    /** Free spins by scatter count in the paid spin. */
    readonly award: Readonly<Record<number, number>>
    /** Free spins by scatter count in a free spin. */
    readonly retrigger: Readonly<Record<number, number>>
    /** Maximum number of free spins in a round, including retriggers. */
    readonly spinCountMax: number
    /** Every payout in a free spin is multiplied by this. */
    readonly multiplier: number
    /** Separate reels for free spins; if absent, the paid spin's. */
    readonly strips?: readonly string[]
  }
}

export type SlotKind = 'lines-3x3' | 'lines-5x3' | 'ways-5x3'

/** One title as data: everything the rules, the screens and the proofs need. */
export type SlotMaths = {
  readonly family: 'slots'
  /** Stable forever: the catalogue, the records and the verifier identify the game by it. */
  readonly gameCode: string
  /** Raised with every change that could affect an outcome; rounds store it. */
  readonly version: number
  readonly kind: SlotKind
  readonly title: LocalText
  /** One line for the tile. */
  readonly pitch: LocalText
  /** OKLCH hue in degrees for tile and stage. */
  readonly hue: number
  readonly reelCount: 3 | 5
  readonly rowCount: 3
  readonly symbols: readonly SlotSymbol[]
  /** One string of symbol codes per reel; a stop is the index of the top row, wrapping round. */
  readonly strips: readonly string[]
  /** For line games: rows by reel, one entry per line, e.g. `[1, 1, 1]`. Empty for ways. */
  readonly lines: readonly (readonly number[])[]
  /** Payout units in one stake: payoutMinor = stakeMinor / unitsPerStake * payoutUnits. */
  readonly unitsPerStake: number
  /** Total stakes on offer, in 1/10,000 BRL, ascending; all divisible by `unitsPerStake`. */
  readonly stakeStepsMinor: readonly bigint[]
  /** A round never pays more than this many stakes; it ends there. */
  readonly winCapStakes: number
  readonly features: SlotFeatures
  /** The measured RTP rounded down, as every screen shows it, and its margin; in basis points. */
  readonly rtpBp: number
  readonly rtpWithinBp: number
}

/** One paid combination of a grid, before multipliers except those of the wilds on it. */
export type SlotWin = {
  readonly symbol: SymbolIndex
  readonly count: number
  readonly cells: readonly CellIndex[]
  /** Index into `maths.lines`; only in line games, absent for scatters. */
  readonly line?: number
  /** Number of ways; only in ways games, absent for scatters. */
  readonly ways?: number
  /** Product of the wild multipliers on the line; absent when 1. */
  readonly wildMultiplier?: number
  /** In payout units: pays × ways × wildMultiplier. */
  readonly units: number
}

/**
 * One settled grid. A spin is one step, or several: a respin or each cascade adds one. Plain JSON, in
 * the order the client shows it.
 */
export type SlotStep = {
  readonly mode: 'base' | 'free'
  /** The origin of this grid: reels spun, one reel spun again, symbols fell. */
  readonly by: 'spin' | 'respin' | 'cascade'
  /** 0 for the paid spin, 1.. for free spins. */
  readonly spinNumber: number
  /** Stops of the reels as drawn for this spin (cascades keep the spin's). */
  readonly stops: readonly number[]
  /** Reel that spins again; only with `by: 'respin'`. */
  readonly respunReel?: number
  readonly grid: readonly SymbolIndex[]
  readonly wins: readonly SlotWin[]
  /** Multiplies this step's wins: cascade × free spins × multiplier reel × full grid. */
  readonly multiplier: number
  /** Drawn by the multiplier reel; present in every spin of a title that has one. */
  readonly reelMultiplier?: number
  /** Present when the grid is full of one symbol in a title that rewards it. */
  readonly fullGridMultiplier?: number
  /** Cells that vanish before the next step's grid; empty when nothing falls. */
  readonly removed: readonly CellIndex[]
  /** Sum of wins × multiplier. */
  readonly units: number
  /** Running total of the round after this step, with the cap applied. */
  readonly totalUnits: number
  readonly freeSpinsAwarded: number
  /** Still to play after this step. */
  readonly freeSpinsLeft: number
}

/** A finished round, plain JSON: stored by the RGS, shown by the client, reproduced by the verifier. */
export type RoundOutcome = {
  readonly kind: 'slot'
  readonly gameCode: string
  readonly mathsVersion: number
  /** Whole number of 1/10,000 BRL, as text. */
  readonly stakeMinor: string
  /** Whole number of 1/10,000 BRL, as text. */
  readonly payoutMinor: string
  /** payoutMinor = stakeMinor / unitsPerStake * payoutUnits, exactly. */
  readonly payoutUnits: number
  readonly unitsPerStake: number
  /** Whether the round ended at the win cap. */
  readonly capped: boolean
  readonly freeSpinsPlayed: number
  readonly steps: readonly SlotStep[]
}
