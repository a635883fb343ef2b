import { lineMathsOf, REEL_COUNT, ROW_COUNT } from '../reels/line-reels.ts'
import { indexOfKind } from '../reels/weights.ts'
import { compileSlot } from '../slots/compile-slot.ts'
import { payOfLine } from '../slots/evaluate-line.ts'
import type { StickyLinesTitle } from './types.ts'

/** A title prepared for playing. */
export type CompiledSticky = {
  readonly title: StickyLinesTitle
  readonly base: readonly Uint8Array[]
  readonly free: readonly Uint8Array[]
  /** Payout by the number whose digits are a line's symbols, the first reel's the lowest. */
  readonly pays: Int32Array
  readonly radix: number
  /** Cells of all lines, five per line. */
  readonly lineCells: Uint8Array
  readonly wild: number
  readonly scatter: number
  /** 1 for reels on which wilds expand. */
  readonly expands: Uint8Array
}

const compiledTitles = new WeakMap<StickyLinesTitle, CompiledSticky>()

/** Creates the tables of a title once and caches them. */
export const compileSticky = (title: StickyLinesTitle): CompiledSticky => {
  const known = compiledTitles.get(title)
  if (known) return known
  const slot = compileSlot(lineMathsOf(title))
  const compiled: CompiledSticky = {
    title,
    base: slot.reels.base,
    free: title.freeSpins ? reelsOf(title, title.freeSpins.strips) : slot.reels.base,
    pays: linePaysOf(title),
    radix: title.symbols.length,
    lineCells: Uint8Array.from(
      title.lines.flatMap((rows) => rows.map((row, reel) => reel * ROW_COUNT + row)),
    ),
    wild: indexOfKind(title.symbols, 'wild'),
    scatter: indexOfKind(title.symbols, 'scatter'),
    expands: Uint8Array.from({ length: REEL_COUNT }, (_, reel) =>
      title.expandingReels.includes(reel) ? 1 : 0,
    ),
  }
  compiledTitles.set(title, compiled)
  return compiled
}

const reelsOf = (title: StickyLinesTitle, strips: readonly string[]): Uint8Array[] =>
  strips.map((strip) => {
    const indexByCode = new Map(title.symbols.map(({ code }, index) => [code, index]))
    return Uint8Array.from(strip, (code) => indexByCode.get(code) ?? 0)
  })

const linePaysOf = (title: StickyLinesTitle): Int32Array => {
  const slot = compileSlot(lineMathsOf(title))
  const radix = title.symbols.length
  const line = new Uint8Array(REEL_COUNT)
  return Int32Array.from({ length: radix ** REEL_COUNT }, (_, number) => {
    let rest = number
    for (let reel = 0; reel < REEL_COUNT; reel += 1) {
      line[reel] = rest % radix
      rest = Math.floor(rest / radix)
    }
    return payOfLine(slot, line)?.units ?? 0
  })
}

/** What the lines of a grid pay; scatters of these titles themselves pay nothing. */
export const payGrid = ({ lineCells, pays, radix }: CompiledSticky, grid: Uint8Array): number => {
  let units = 0
  for (let at = 0; at < lineCells.length; at += REEL_COUNT) {
    let number = 0
    for (let reel = REEL_COUNT - 1; reel >= 0; reel -= 1) {
      number = number * radix + (grid[lineCells[at + reel] ?? 0] ?? 0)
    }
    units += pays[number] ?? 0
  }
  return units
}

/** How many scatters a grid shows. */
export const countScatters = ({ scatter }: CompiledSticky, grid: Uint8Array): number => {
  let count = 0
  for (const symbol of grid) if (symbol === scatter) count += 1
  return count
}
