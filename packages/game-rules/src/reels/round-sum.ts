import type { ReelStep, ReelsTitle } from './types.ts'

/** Told of every step; absent in simulations, where no step is made. */
export type TellStep = (step: ReelStep) => void

/** What a round has come to so far. */
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

/** Adds a step's payout, cut at the cap; true when the round ends there. */
export const addUnits = (sum: RoundSum, units: number): boolean => {
  sum.units = Math.min(sum.units + units, sum.capUnits)
  if (sum.units < sum.capUnits) return false
  sum.freeSpinsLeft = 0
  return true
}

/** Adds free spins, never more in a round than the title allows; gives how many were added. */
export const addFreeSpins = (sum: RoundSum, award: number, spinCountMax: number): number => {
  if (sum.units >= sum.capUnits) return 0
  const added = Math.min(award, spinCountMax - sum.freeSpinsPlayed - sum.freeSpinsLeft)
  sum.freeSpinsLeft += added
  return added
}

/** The award of the highest count listed that is not above this one. */
export const awardFor = (awards: Readonly<Record<number, number>>, count: number): number => {
  let award = 0
  for (const [least, spins] of Object.entries(awards)) {
    if (Number(least) <= count) award = spins
  }
  return award
}
