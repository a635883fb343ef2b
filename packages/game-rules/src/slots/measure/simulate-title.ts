import {
  figuresOfSums,
  sumRounds,
  type PlayRound,
  type SampleFigures,
} from '../../engine/sample-sums.ts'
import { fastChance } from '../fast-chance.ts'
import { leanSlotOf } from '../lean-slot.ts'
import type { Chance, SlotMaths } from '../types.ts'

export type Simulation = SampleFigures & { readonly roundCount: number; readonly seed: number }

/** Rounds of a title by its lean path. */
export const slotRounds = (maths: SlotMaths, chance: Chance): PlayRound => {
  const { payoutUnits } = leanSlotOf(maths)
  const { unitsPerStake } = maths
  return () => payoutUnits(chance) / unitsPerStake
}

/** Plays rounds by the lean path with a repeatable random source. */
export const simulateTitle = (
  maths: SlotMaths,
  { roundCount, seed }: { readonly roundCount: number; readonly seed: number },
): Simulation => ({
  roundCount,
  seed,
  ...figuresOfSums(sumRounds(slotRounds(maths, fastChance(seed)), roundCount)),
})
