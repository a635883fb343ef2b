import type { Chance } from './types.ts'

/**
 * A spin's payout without its history: tables created once from the same evaluation as the full path,
 * without allocation while playing. For simulation and enumeration.
 */
export type LeanSpinner = {
  /** One random spin, packed: `units * 16 + scatterCount`. Mode 0 is base, 1 is free. */
  readonly spin: (mode: 0 | 1, chance: Chance) => number
  /** The result of the stops alone, packed likewise: wheels and respins are not drawn. */
  readonly unitsAt: (mode: 0 | 1, stops: ArrayLike<number>) => number
}
