import { COUNT_STEP, paysFor, type CompiledSlot } from './compile-slot.ts'
import type { LeanSpinner } from './lean-spinner.ts'
import { columnTablesOf, symbolBits, waysModeOf, type WaysMode } from './lean-ways-tables.ts'
import type { Chance } from './types.ts'

const REELS = 5
/** As in the full path: more cascades than this mean wrong strips. */
const CASCADE_COUNT_MAX = 100

/** 5×3 ways with cascades, on columns packed into numbers. */
export const leanWays = (slot: CompiledSlot): LeanSpinner => {
  const { pays } = slot
  const { counts, shown, scattersIn } = columnTablesOf(slot)
  const wildBits = symbolBits(slot, (symbol) => slot.isWild[symbol] === 1)
  const twoPays = symbolBits(slot, (s) => s !== slot.scatter && paysFor(slot, s, 2) > 0)
  const scatterPays = Int32Array.from({ length: 16 }, (_, count) =>
    slot.scatter < 0 ? 0 : paysFor(slot, slot.scatter, count),
  )
  const base = waysModeOf(slot, 'base')
  const free = waysModeOf(slot, 'free')

  // The spin in progress, kept here so that nothing is allocated: no call is ever nested.
  const columns = new Int32Array(REELS)
  const tops = new Int32Array(REELS)
  /** Per reel, one bit for each symbol that vanishes from it. */
  const vanishing = new Int32Array(REELS)

  /** Symbols that win on the standing grid: on the first two reels, and the third unless two pay. */
  const winnersOf = (): number => {
    const firstTwo = (shown[columns[0] ?? 0] ?? 0) & (shown[columns[1] ?? 0] ?? 0)
    return firstTwo & ((shown[columns[2] ?? 0] ?? 0) | twoPays)
  }

  /** Units of the standing grid; fills `vanishing`. */
  const payWinners = (winners: number): number => {
    vanishing.fill(0)
    let units = 0
    for (let rest = winners; rest !== 0; rest &= rest - 1) {
      const symbol = 31 - Math.clz32(rest & -rest)
      let ways = 1
      let count = 0
      while (count < REELS) {
        const here = ((counts[columns[count] ?? 0] ?? 0) >>> (2 * symbol)) & 3
        if (here === 0) break
        ways *= here
        count += 1
      }
      const pay = pays[symbol * COUNT_STEP + count] ?? 0
      if (pay === 0) continue
      units += pay * ways
      const bits = (1 << symbol) | wildBits
      for (let reel = 0; reel < count; reel += 1) vanishing[reel] = (vanishing[reel] ?? 0) | bits
    }
    return units
  }

  const fall = ({ strips }: WaysMode): void => {
    for (let reel = 0; reel < REELS; reel += 1) {
      const bits = vanishing[reel] ?? 0
      const strip = strips[reel]
      if (bits === 0 || strip === undefined) continue
      const column = columns[reel] ?? 0
      let next = 0
      let shift = 8
      for (let from = 8; from >= 0; from -= 4) {
        const symbol = (column >> from) & 15
        if (((bits >> symbol) & 1) === 1) continue
        next |= symbol << shift
        shift -= 4
      }
      let top = tops[reel] ?? 0
      for (; shift >= 0; shift -= 4) {
        top = top === 0 ? strip.length - 1 : top - 1
        next |= (strip[top] ?? 0) << shift
      }
      tops[reel] = top
      columns[reel] = next
    }
  }

  /** Plays out the spin whose columns and tops are set. */
  const playOut = (mode: WaysMode): number => {
    const { multipliers } = mode
    const lastMultiplier = multipliers.length - 1
    let units = 0
    let index = 0
    for (;;) {
      const winners = winnersOf()
      const won = winners === 0 ? 0 : payWinners(winners)
      const multiplier = multipliers[index < lastMultiplier ? index : lastMultiplier] ?? 1
      if (won === 0) {
        let scatterCount = 0
        for (let reel = 0; reel < REELS; reel += 1) {
          scatterCount += scattersIn[columns[reel] ?? 0] ?? 0
        }
        return (units + (scatterPays[scatterCount] ?? 0) * multiplier) * 16 + scatterCount
      }
      units += won * multiplier
      index += 1
      if (index > CASCADE_COUNT_MAX) throw new Error(`${slot.maths.gameCode}: endless cascade`)
      fall(mode)
    }
  }

  const spin = (modeNumber: 0 | 1, chance: Chance): number => {
    const mode = modeNumber === 0 ? base : free
    for (let reel = 0; reel < REELS; reel += 1) {
      const stopped = mode.columns[reel]
      if (stopped === undefined) continue
      const stop = chance.nextInt(stopped.length)
      tops[reel] = stop
      columns[reel] = stopped[stop] ?? 0
    }
    return playOut(mode)
  }
  const unitsAt = (modeNumber: 0 | 1, stops: ArrayLike<number>): number => {
    const mode = modeNumber === 0 ? base : free
    for (let reel = 0; reel < REELS; reel += 1) {
      const stop = stops[reel] ?? 0
      tops[reel] = stop
      columns[reel] = mode.columns[reel]?.[stop] ?? 0
    }
    return playOut(mode)
  }
  return { spin, unitsAt }
}
