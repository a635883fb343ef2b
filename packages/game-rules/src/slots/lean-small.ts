import type { CompiledSlot } from './compile-slot.ts'
import { isFullGrid, winsOf } from './evaluate-grid.ts'
import type { LeanSpinner } from './lean-spinner.ts'
import type { Chance, WeightedMultiplier } from './types.ts'

/** In a table entry `units << 4 | flags`: the grid is full. */
export const FULL = 1
/** In a table entry: number of the reel that respins plus one, 0 for none. */
const RESPIN_SHIFT = 1

/** Marks a feature that a title lacks. */
const NO_WHEEL: readonly WeightedMultiplier[] = [{ multiplier: 1, weight: 1 }]

/** The reel that a table entry spins again; -1 if there is none. */
export const respunReelIn = (entry: number): number => ((entry >> RESPIN_SHIFT) & 7) - 1

/** 3×3: every combination of stops is computed beforehand, so a spin is one table lookup. */
export const leanSmall = (slot: CompiledSlot): LeanSpinner => {
  const [reel0, reel1, reel2] = slot.reels.base
  const [length0, length1, length2] = [reel0?.length ?? 1, reel1?.length ?? 1, reel2?.length ?? 1]
  const table = smallTableOf(slot)
  const reelWheel = wheelTableOf(slot.maths.features.multiplierReel)
  const fullWheel = wheelTableOf(slot.maths.features.fullGrid)

  const spin = (_mode: 0 | 1, chance: Chance): number => {
    let stop0 = chance.nextInt(length0)
    let stop1 = chance.nextInt(length1)
    let stop2 = chance.nextInt(length2)
    let entry = table[(stop0 * length1 + stop1) * length2 + stop2] ?? 0
    const reel = respunReelIn(entry)
    if (reel >= 0) {
      if (reel === 0) stop0 = chance.nextInt(length0)
      else if (reel === 1) stop1 = chance.nextInt(length1)
      else stop2 = chance.nextInt(length2)
      entry = table[(stop0 * length1 + stop1) * length2 + stop2] ?? 0
    }
    let units = entry >> 4
    units *= multiplierFrom(reelWheel, chance)
    if (entry & FULL) units *= multiplierFrom(fullWheel, chance)
    return units * 16
  }
  const unitsAt = (_mode: 0 | 1, stops: ArrayLike<number>): number => {
    const at = ((stops[0] ?? 0) * length1 + (stops[1] ?? 0)) * length2 + (stops[2] ?? 0)
    return (table[at] ?? 0) & ~15
  }
  return { spin, unitsAt }
}

/** A wheel spread out by weight; a single entry is kept alone, because it takes no number. */
const wheelTableOf = (wheel: readonly WeightedMultiplier[] = NO_WHEEL): Int32Array =>
  Int32Array.from(
    wheel.flatMap(({ multiplier, weight }) =>
      Array.from({ length: wheel.length === 1 ? 1 : weight }, () => multiplier),
    ),
  )

const multiplierFrom = (wheel: Int32Array, chance: Chance): number =>
  wheel[wheel.length === 1 ? 0 : chance.nextInt(wheel.length)] ?? 1

/** One entry per combination of stops, the last reel's stop running fastest. */
export const smallTableOf = (slot: CompiledSlot): Int32Array => {
  const { reels, maths } = slot
  const windows = reels.base.map((reel) =>
    Array.from(reel, (_, stop) =>
      Array.from({ length: maths.rowCount }, (_row, row) => reel[(stop + row) % reel.length] ?? 0),
    ),
  )
  const [first = [], second = [], third = []] = windows
  const table = new Int32Array(first.length * second.length * third.length)
  let at = 0
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        table[at] = entryOf(slot, [a, b, c])
        at += 1
      }
    }
  }
  return table
}

const entryOf = (slot: CompiledSlot, columns: readonly (readonly number[])[]): number => {
  const grid = columns.flat()
  const units = winsOf(slot, grid).reduce((sum, win) => sum + win.units, 0)
  if (isFullGrid(slot, grid)) return (units << 4) | FULL
  if (units > 0 || !slot.maths.features.respinOnTwoFullReels) return units << 4
  const reel = columns.findIndex((_, index) => isFullGrid(slot, columns.toSpliced(index, 1).flat()))
  return (reel + 1) << RESPIN_SHIFT
}
