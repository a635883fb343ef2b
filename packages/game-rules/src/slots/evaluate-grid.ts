import { paysFor, type CompiledSlot } from './compile-slot.ts'
import { payOfLine } from './evaluate-line.ts'
import type { CellIndex, SlotWin, SymbolIndex } from './types.ts'

/** All wins of a grid by lines or by ways, in the order of lines or symbols. */
export const winsOf = (slot: CompiledSlot, grid: readonly SymbolIndex[]): SlotWin[] =>
  slot.maths.kind === 'ways-5x3' ? winsByWays(slot, grid) : winsByLines(slot, grid)

/** How many scatters a grid shows. */
export const scatterCountOf = (slot: CompiledSlot, grid: readonly SymbolIndex[]): number =>
  grid.filter((symbol) => symbol === slot.scatter).length

/** What the scatters of a grid pay, as a win; undefined if nothing. */
export const scatterWinOf = (
  slot: CompiledSlot,
  grid: readonly SymbolIndex[],
): SlotWin | undefined => {
  const count = scatterCountOf(slot, grid)
  const units = slot.scatter < 0 ? 0 : paysFor(slot, slot.scatter, count)
  if (units === 0) return undefined
  return { symbol: slot.scatter, count, cells: cellsWith(grid, (s) => s === slot.scatter), units }
}

/** Whether all cells show the same paying symbol, with wilds replacing it. */
export const isFullGrid = (slot: CompiledSlot, grid: readonly SymbolIndex[]): boolean => {
  const others = new Set(grid.filter((symbol) => slot.isWild[symbol] !== 1))
  return others.size <= 1 && !others.has(slot.scatter)
}

const winsByLines = (slot: CompiledSlot, grid: readonly SymbolIndex[]): SlotWin[] => {
  const { lines, rowCount } = slot.maths
  const wins: SlotWin[] = []
  for (const [line, rows] of lines.entries()) {
    const cells = rows.map((row, reel) => reel * rowCount + row)
    const pay = payOfLine(
      slot,
      cells.map((cell) => grid[cell] ?? -1),
    )
    if (!pay) continue
    const { symbol, count, units, wildMultiplier } = pay
    const win = { symbol, count, cells: cells.slice(0, count), line, units }
    wins.push(wildMultiplier === 1 ? win : { ...win, wildMultiplier })
  }
  return wins
}

const winsByWays = (slot: CompiledSlot, grid: readonly SymbolIndex[]): SlotWin[] => {
  const { rowCount } = slot.maths
  const firstReel = [...new Set(grid.slice(0, rowCount))].sort((a, b) => a - b)
  const wins: SlotWin[] = []
  for (const symbol of firstReel) {
    if (symbol === slot.scatter) continue
    const run = waysOf(slot, grid, symbol)
    const units = paysFor(slot, symbol, run.count) * run.ways
    if (units > 0) wins.push({ symbol, ...run, units })
  }
  return wins
}

/** Consecutive reels from the left that show the symbol or a wild, and the product of their counts. */
const waysOf = (
  slot: CompiledSlot,
  grid: readonly SymbolIndex[],
  symbol: SymbolIndex,
): { count: number; cells: CellIndex[]; ways: number } => {
  const { reelCount, rowCount } = slot.maths
  const matching = cellsWith(grid, (shown) => shown === symbol || slot.isWild[shown] === 1)
  const cells: CellIndex[] = []
  let ways = 1
  for (let reel = 0; reel < reelCount; reel += 1) {
    const here = matching.filter((cell) => Math.floor(cell / rowCount) === reel)
    if (here.length === 0) return { count: reel, cells, ways }
    ways *= here.length
    cells.push(...here)
  }
  return { count: reelCount, cells, ways }
}

const cellsWith = (
  grid: readonly SymbolIndex[],
  matches: (symbol: SymbolIndex) => boolean,
): CellIndex[] => grid.flatMap((symbol, cell) => (matches(symbol) ? [cell] : []))
