import { paysFor, type CompiledSlot, type SpinMode } from './compile-slot.ts'
import { payOfLine } from './evaluate-line.ts'
import type { LeanSpinner } from './lean-spinner.ts'
import type { Chance } from './types.ts'

const REELS = 5

/**
 * 5×3 lines: a line is a number whose digits are its symbols, and one table has the payout of each
 * number. The first three symbols are looked up alone first, because most lines end there.
 */
export const leanLines = (slot: CompiledSlot): LeanSpinner => {
  const { pays, mayPay } = linePaysOf(slot)
  const lines = Uint8Array.from(slot.maths.lines.flat())
  const base = modeTablesOf(slot, 'base')
  const free = modeTablesOf(slot, 'free')
  const scatterPays = Int32Array.from({ length: 16 }, (_, count) =>
    slot.scatter < 0 ? 0 : paysFor(slot, slot.scatter, count),
  )

  const at = (tables: ModeTables, a: number, b: number, c: number, d: number, e: number) => {
    const { digits0, digits1, digits2, digits3, digits4 } = tables
    const { scatters0, scatters1, scatters2, scatters3, scatters4 } = tables
    let units = 0
    for (let cell = 0; cell < lines.length; cell += REELS) {
      const head =
        (digits0[a + (lines[cell] ?? 0)] ?? 0) +
        (digits1[b + (lines[cell + 1] ?? 0)] ?? 0) +
        (digits2[c + (lines[cell + 2] ?? 0)] ?? 0)
      if (mayPay[head] === 1) {
        const tail =
          (digits3[d + (lines[cell + 3] ?? 0)] ?? 0) + (digits4[e + (lines[cell + 4] ?? 0)] ?? 0)
        units += pays[head + tail] ?? 0
      }
    }
    const scatterCount =
      (scatters0[a] ?? 0) +
      (scatters1[b] ?? 0) +
      (scatters2[c] ?? 0) +
      (scatters3[d] ?? 0) +
      (scatters4[e] ?? 0)
    units += scatterPays[scatterCount] ?? 0
    return units * tables.multiplier * 16 + scatterCount
  }

  const spin = (mode: 0 | 1, chance: Chance): number => {
    const tables = mode === 0 ? base : free
    const a = chance.nextInt(tables.length0)
    const b = chance.nextInt(tables.length1)
    const c = chance.nextInt(tables.length2)
    const d = chance.nextInt(tables.length3)
    return at(tables, a, b, c, d, chance.nextInt(tables.length4))
  }
  const unitsAt = (mode: 0 | 1, stops: ArrayLike<number>): number => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = [stops[0], stops[1], stops[2], stops[3], stops[4]]
    return at(mode === 0 ? base : free, a, b, c, d, e)
  }
  return { spin, unitsAt }
}

/** Payout by the number of a line; and whether a line that begins with three symbols can pay. */
const linePaysOf = (slot: CompiledSlot): { pays: Int32Array; mayPay: Uint8Array } => {
  const radix = slot.maths.symbols.length
  const headCount = radix ** 3
  const pays = new Int32Array(radix ** REELS)
  const mayPay = new Uint8Array(headCount)
  const line = new Uint8Array(REELS)
  for (let number = 0; number < pays.length; number += 1) {
    let rest = number
    for (let reel = 0; reel < REELS; reel += 1) {
      line[reel] = rest % radix
      rest = Math.floor(rest / radix)
    }
    const units = payOfLine(slot, line)?.units ?? 0
    pays[number] = units
    if (units > 0) mayPay[number % headCount] = 1
  }
  return { pays, mayPay }
}

type ModeTables = ReturnType<typeof modeTablesOf>

/** A reel's symbols as digits at its position, the first two repeated at the end; scatters by stop. */
const modeTablesOf = (slot: CompiledSlot, mode: SpinMode) => {
  const radix = slot.maths.symbols.length
  const digits = slot.reels[mode].map((reel, index) =>
    Int32Array.from([...reel, ...reel.slice(0, 2)], (symbol) => symbol * radix ** index),
  )
  const scatters = slot.reels[mode].map((reel) =>
    Uint8Array.from(reel, (_, stop) => {
      const window = [0, 1, 2].map((row) => reel[(stop + row) % reel.length])
      return window.filter((symbol) => symbol === slot.scatter).length
    }),
  )
  const digitsOf = (reel: number) => digits[reel] ?? new Int32Array()
  const scattersOf = (reel: number) => scatters[reel] ?? new Uint8Array()
  return {
    digits0: digitsOf(0),
    digits1: digitsOf(1),
    digits2: digitsOf(2),
    digits3: digitsOf(3),
    digits4: digitsOf(4),
    scatters0: scattersOf(0),
    scatters1: scattersOf(1),
    scatters2: scattersOf(2),
    scatters3: scattersOf(3),
    scatters4: scattersOf(4),
    length0: scattersOf(0).length,
    length1: scattersOf(1).length,
    length2: scattersOf(2).length,
    length3: scattersOf(3).length,
    length4: scattersOf(4).length,
    multiplier: mode === 'free' ? (slot.maths.features.freeSpins?.multiplier ?? 1) : 1,
  }
}
