import { COUNT_STEP, paysFor, type CompiledSlot } from './compile-slot.ts'
import type { LeanSpinner } from './lean-spinner.ts'
import {
  columnTablesOf,
  symbolBits,
  waysModeOf,
  type ColumnTables,
  type WaysMode,
} from './lean-ways-tables.ts'
import type { Chance } from './types.ts'

const REELS = 5
/** As in the full path: more cascades than this indicate wrong strips. */
const CASCADE_COUNT_MAX = 100

/** The constants of a title. */
type WaysTables = {
  readonly gameCode: string
  readonly pays: Int32Array
  readonly columns: ColumnTables
  readonly wildBits: number
  /** Symbols of which two are enough. */
  readonly twoPays: number
  readonly scatterPays: Int32Array
}

/** The current spin, kept so that nothing is allocated: calls are never nested. */
type Standing = {
  readonly columns: Int32Array
  readonly tops: Int32Array
  /** Per reel, one bit for each symbol that vanishes from it. */
  readonly vanishing: Int32Array
}

/** 5×3 ways with cascades, on columns packed into numbers. */
export const leanWays = (slot: CompiledSlot): LeanSpinner => {
  const tables = tablesOf(slot)
  const base = waysModeOf(slot, 'base')
  const free = waysModeOf(slot, 'free')
  const standing: Standing = {
    columns: new Int32Array(REELS),
    tops: new Int32Array(REELS),
    vanishing: new Int32Array(REELS),
  }
  const { columns, tops } = standing

  const spin = (modeNumber: 0 | 1, chance: Chance): number => {
    const mode = modeNumber === 0 ? base : free
    for (let reel = 0; reel < REELS; reel += 1) {
      const stopped = mode.columns[reel]
      if (stopped === undefined) continue
      const stop = chance.nextInt(stopped.length)
      tops[reel] = stop
      columns[reel] = stopped[stop] ?? 0
    }
    return playOut(tables, standing, mode)
  }
  const unitsAt = (modeNumber: 0 | 1, stops: ArrayLike<number>): number => {
    const mode = modeNumber === 0 ? base : free
    for (let reel = 0; reel < REELS; reel += 1) {
      const stop = stops[reel] ?? 0
      tops[reel] = stop
      columns[reel] = mode.columns[reel]?.[stop] ?? 0
    }
    return playOut(tables, standing, mode)
  }
  return { spin, unitsAt }
}

const tablesOf = (slot: CompiledSlot): WaysTables => ({
  gameCode: slot.maths.gameCode,
  pays: slot.pays,
  columns: columnTablesOf(slot),
  wildBits: symbolBits(slot, (symbol) => slot.isWild[symbol] === 1),
  twoPays: symbolBits(slot, (s) => s !== slot.scatter && paysFor(slot, s, 2) > 0),
  scatterPays: Int32Array.from({ length: 16 }, (_, count) =>
    slot.scatter < 0 ? 0 : paysFor(slot, slot.scatter, count),
  ),
})

/** Plays out the spin whose columns and tops are set. */
const playOut = (tables: WaysTables, standing: Standing, mode: WaysMode): number => {
  const { multipliers } = mode
  const lastMultiplier = multipliers.length - 1
  let units = 0
  for (let index = 0; index <= CASCADE_COUNT_MAX; index += 1) {
    const winners = winnersOf(tables, standing)
    const won = winners === 0 ? 0 : payWinners(tables, standing, winners)
    const multiplier = multipliers[index < lastMultiplier ? index : lastMultiplier] ?? 1
    if (won === 0) {
      const scatterCount = scattersIn(tables, standing)
      return (units + (tables.scatterPays[scatterCount] ?? 0) * multiplier) * 16 + scatterCount
    }
    units += won * multiplier
    fall(standing, mode)
  }
  throw new Error(`${tables.gameCode}: endless cascade`)
}

/** Winning symbols on the current grid: on the first two reels, and the third unless two pay. */
const winnersOf = ({ columns: { shown }, twoPays }: WaysTables, { columns }: Standing): number => {
  const firstTwo = (shown[columns[0] ?? 0] ?? 0) & (shown[columns[1] ?? 0] ?? 0)
  return firstTwo & ((shown[columns[2] ?? 0] ?? 0) | twoPays)
}

const scattersIn = ({ columns: tables }: WaysTables, { columns }: Standing): number => {
  let count = 0
  for (let reel = 0; reel < REELS; reel += 1) count += tables.scattersIn[columns[reel] ?? 0] ?? 0
  return count
}

/** Units of the current grid; fills `vanishing`. */
const payWinners = (
  { pays, columns: { counts }, wildBits }: WaysTables,
  { columns, vanishing }: Standing,
  winners: number,
): number => {
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

/** Symbols that vanish make room for those above them on the strip. */
const fall = ({ columns, tops, vanishing }: Standing, { strips }: WaysMode): void => {
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
