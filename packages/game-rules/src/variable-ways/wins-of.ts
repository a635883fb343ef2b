import type { SlotWin } from '../reels/types.ts'
import { PAY_STRIDE, type CompiledWays } from './compile.ts'
import { ROW_COUNT_MAX, type Tall } from './types.ts'

const counts = new Uint8Array(8 * 16)

/**
 * What the ways of a grid pay, in units. Marks every participating cell with 1 in `marks`, and adds
 * each win to `wins` if given.
 */
export const payWays = (
  { title, pays, wild, scatter }: CompiledWays,
  { cells, rows }: Tall,
  marks: Uint8Array,
  wins?: SlotWin[],
): number => {
  countSymbols(cells, rows)
  marks.fill(0)
  let units = 0
  for (let symbol = 0; symbol < title.symbols.length; symbol += 1) {
    if (symbol === scatter || symbol === wild || counts[symbol] === 0) continue
    let ways = 1
    let reel = 0
    for (; reel < rows.length; reel += 1) {
      const here = (counts[reel * 16 + symbol] ?? 0) + (counts[reel * 16 + wild] ?? 0)
      if (here === 0) break
      ways *= here
    }
    const won = (pays[symbol * PAY_STRIDE + reel] ?? 0) * ways
    if (won === 0) continue
    units += won
    markMatches({ cells, rows }, { symbol, wild, reelCount: reel, marks })
    wins?.push({
      symbol,
      count: reel,
      cells: flatCellsOf({ cells, rows }, reel, (shown) => shown === symbol || shown === wild),
      ways,
      units: won,
    })
  }
  return units
}

const countSymbols = (cells: Uint8Array, rows: Uint8Array): void => {
  counts.fill(0)
  for (let reel = 0; reel < rows.length; reel += 1) {
    const end = reel * ROW_COUNT_MAX + (rows[reel] ?? 0)
    for (let cell = reel * ROW_COUNT_MAX; cell < end; cell += 1) {
      const at = reel * 16 + (cells[cell] ?? 0)
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
}

const markMatches = (
  { cells, rows }: Tall,
  found: { symbol: number; wild: number; reelCount: number; marks: Uint8Array },
): void => {
  for (let reel = 0; reel < found.reelCount; reel += 1) {
    const end = reel * ROW_COUNT_MAX + (rows[reel] ?? 0)
    for (let cell = reel * ROW_COUNT_MAX; cell < end; cell += 1) {
      if (cells[cell] === found.symbol || cells[cell] === found.wild) found.marks[cell] = 1
    }
  }
}

/** Cells as the view numbers them, column after column without the empty places. */
export const flatCellsOf = (
  { cells, rows }: Tall,
  reelCount: number,
  matches: (symbol: number, cell: number) => boolean,
): number[] => {
  const found: number[] = []
  let flat = 0
  for (let reel = 0; reel < reelCount; reel += 1) {
    for (let row = 0; row < (rows[reel] ?? 0); row += 1) {
      const cell = reel * ROW_COUNT_MAX + row
      if (matches(cells[cell] ?? 0, cell)) found.push(flat)
      flat += 1
    }
  }
  return found
}
