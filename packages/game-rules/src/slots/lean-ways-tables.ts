import type { CompiledSlot, SpinMode } from './compile-slot.ts'

/** A column is three symbols of four bits each, the top one lowest: 4096 different columns. */
const COLUMN_COUNT = 4096

export type ColumnTables = {
  /** Two bits per symbol: how often the column shows it, including wilds. */
  readonly counts: Int32Array
  /** One bit per symbol that the column shows, wilds counting as all. No scatters. */
  readonly shown: Int32Array
  readonly scattersIn: Uint8Array
}

/** What every possible column shows. */
export const columnTablesOf = (slot: CompiledSlot): ColumnTables => {
  const counts = new Int32Array(COLUMN_COUNT)
  const shown = new Int32Array(COLUMN_COUNT)
  const scattersIn = new Uint8Array(COLUMN_COUNT)
  const regular = slot.maths.symbols.flatMap(({ kind }, index) =>
    kind === 'regular' ? [index] : [],
  )
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    const symbols = [column & 15, (column >> 4) & 15, column >> 8]
    for (const symbol of regular) {
      const count = symbols.filter((at) => at === symbol || slot.isWild[at] === 1).length
      counts[column] = (counts[column] ?? 0) | (count << (2 * symbol))
      if (count > 0) shown[column] = (shown[column] ?? 0) | (1 << symbol)
    }
    scattersIn[column] = symbols.filter((at) => at === slot.scatter).length
  }
  return { counts, shown, scattersIn }
}

export type WaysMode = {
  readonly strips: readonly Uint8Array[]
  /** The column that each stop of each reel shows. */
  readonly columns: readonly Uint16Array[]
  /** By grid of the spin: cascade multiplier × free spin multiplier. */
  readonly multipliers: Int32Array
}

/** Columns by stop and the multipliers of a mode. */
export const waysModeOf = (slot: CompiledSlot, mode: SpinMode): WaysMode => {
  const { cascades, freeSpins } = slot.maths.features
  const ladder = mode === 'free' ? cascades?.freeSpinMultipliers : cascades?.multipliers
  const free = mode === 'free' ? (freeSpins?.multiplier ?? 1) : 1
  const strips = slot.reels[mode]
  const columns = strips.map((strip) =>
    Uint16Array.from(strip, (symbol, stop) => {
      const below = strip[(stop + 1) % strip.length] ?? 0
      const last = strip[(stop + 2) % strip.length] ?? 0
      return symbol | (below << 4) | (last << 8)
    }),
  )
  return { strips, columns, multipliers: Int32Array.from(ladder ?? [1], (step) => step * free) }
}

/** One bit for each matching symbol. */
export const symbolBits = (slot: CompiledSlot, fits: (symbol: number) => boolean): number =>
  slot.maths.symbols.reduce((bits, _, symbol) => (fits(symbol) ? bits | (1 << symbol) : bits), 0)
