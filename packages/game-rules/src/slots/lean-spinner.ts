import type { Chance } from './types.ts'

/**
 * A spin's payout without its story: tables made once from the same evaluation that the full
 * path uses, no allocation while playing. For simulation and enumeration.
 */
export type LeanSpinner = {
  /** One spin by chance, packed: `units * 16 + scatterCount`. Mode 0 is base, 1 is free. */
  readonly spin: (mode: 0 | 1, chance: Chance) => number
  /** What the stops alone decide, packed likewise: wheels and respins not drawn. */
  readonly unitsAt: (mode: 0 | 1, stops: ArrayLike<number>) => number
}
