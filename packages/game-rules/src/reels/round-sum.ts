import type { ReelStep, ReelsTitle } from './types.ts'

/** Called for every step; absent in simulations, which make no steps. */
export type ReportStep = (step: ReelStep) => void

/** The result of a round so far. */
export type RoundSum = {
  readonly capUnits: number
  units: number
  freeSpinsPlayed: number
  freeSpinsLeft: number
}

export const newRoundSum = (title: ReelsTitle): RoundSum => ({
  capUnits: title.winCapStakes * title.unitsPerStake,
  units: 0,
  freeSpinsPlayed: 0,
  freeSpinsLeft: 0,
})

/** Adds a step's payout, cut at the cap; true if the round ends there. */
export const addUnits = (sum: RoundSum, units: number): boolean => {
  sum.units = Math.min(sum.units + units, sum.capUnits)
  if (sum.units < sum.capUnits) return false
  sum.freeSpinsLeft = 0
  return true
}

/** Adds free spins, up to the title's limit per round; returns how many were added. */
export const addFreeSpins = (sum: RoundSum, award: number, spinCountMax: number): number => {
  if (sum.units >= sum.capUnits) return 0
  const added = Math.min(award, spinCountMax - sum.freeSpinsPlayed - sum.freeSpinsLeft)
  sum.freeSpinsLeft += added
  return added
}

type Awards = Readonly<Record<number, number>>

const awardTables = new WeakMap<Awards, readonly number[]>()

/** The awards of every count up to the highest listed. */
const awardTableOf = (awards: Awards): readonly number[] => {
  const known = awardTables.get(awards)
  if (known) return known
  const most = Math.max(0, ...Object.keys(awards).map(Number))
  let award = 0
  const table = Array.from({ length: most + 1 }, (_, count) => (award = awards[count] ?? award))
  awardTables.set(awards, table)
  return table
}

/** The award for the highest listed count that does not exceed this one. */
export const awardFor = (awards: Awards, count: number): number => {
  // Most grids show too few, and this is called after each.
  if (count === 0) return awards[0] ?? 0
  const table = awardTableOf(awards)
  return table[Math.min(count, table.length - 1)] ?? 0
}
