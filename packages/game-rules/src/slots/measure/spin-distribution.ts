import { compileSlot, type CompiledSlot, type SpinMode } from '../compile-slot.ts'
import { leanSlotOf } from '../lean-slot.ts'
import type { SlotMaths } from '../types.ts'
import { smallDistributionOf } from './small-distribution.ts'
import type { SpinDistribution } from './spin-occurrences.ts'

/** Enumerates every outcome of one spin of a title: some milliseconds for 3×3, seconds for 5×3. */
export const spinDistributionOf = (maths: SlotMaths, mode: SpinMode): SpinDistribution => {
  const slot = compileSlot(maths)
  return maths.kind === 'lines-3x3' ? smallDistributionOf(slot) : bigDistributionOf(slot, mode)
}

/** Results below this are counted in an array, rarer and bigger ones in a map. */
const DENSE_BELOW = 1 << 20

const bigDistributionOf = (slot: CompiledSlot, mode: SpinMode): SpinDistribution => {
  const { unitsAt } = leanSlotOf(slot.maths)
  const lengths = slot.reels[mode].map((reel) => reel.length)
  const modeNumber = mode === 'base' ? 0 : 1
  const cycle = lengths.reduce((product, length) => product * length, 1)
  const dense = new Float64Array(DENSE_BELOW)
  const occurrences = new Map<number, number>()
  const stops = new Int32Array(lengths.length)
  for (let outcome = 0; outcome < cycle; outcome += 1) {
    const result = unitsAt(modeNumber, stops)
    if (result < DENSE_BELOW) dense[result] = (dense[result] ?? 0) + 1
    else occurrences.set(result, (occurrences.get(result) ?? 0) + 1)
    advance(stops, lengths)
  }
  dense.forEach((count, result) => count > 0 && occurrences.set(result, count))
  return { cycle, occurrences }
}

/** The next combination of stops, the last reel fastest. */
const advance = (stops: Int32Array, lengths: readonly number[]): void => {
  for (let reel = stops.length - 1; reel >= 0; reel -= 1) {
    const stop = (stops[reel] ?? 0) + 1
    if (stop < (lengths[reel] ?? 0)) {
      stops[reel] = stop
      return
    }
    stops[reel] = 0
  }
}
