import { paysFor, type CompiledSlot } from './compile-slot.ts'
import type { SymbolIndex } from './types.ts'

export type LinePay = {
  readonly symbol: SymbolIndex
  readonly count: number
  readonly wildMultiplier: number
  readonly units: number
}

/**
 * What one line pays, read from the leftmost reel: the run of the first symbol with wilds replacing
 * it, or the run of leading wilds on their own, whichever pays more (the symbol on a tie). Scatters
 * never count in a line. Undefined if it pays nothing.
 */
export const payOfLine = (
  slot: CompiledSlot,
  line: ArrayLike<SymbolIndex>,
): LinePay | undefined => {
  const wilds = runOf(slot, line, (symbol) => slot.isWild[symbol] === 1)
  const first = line[wilds.count]
  const candidates = [wilds]
  if (first !== undefined && first !== slot.scatter) {
    const matches = (symbol: SymbolIndex) => symbol === first || slot.isWild[symbol] === 1
    candidates.unshift({ ...runOf(slot, line, matches), symbol: first })
  }

  let best: LinePay | undefined
  for (const { symbol, count, wildMultiplier } of candidates) {
    const units = paysFor(slot, symbol, count) * wildMultiplier
    if (units > (best?.units ?? 0)) best = { symbol, count, wildMultiplier, units }
  }
  return best
}

const runOf = (
  slot: CompiledSlot,
  line: ArrayLike<SymbolIndex>,
  matches: (symbol: SymbolIndex) => boolean,
): { symbol: SymbolIndex; count: number; wildMultiplier: number } => {
  let count = 0
  let wildMultiplier = 1
  while (count < line.length && matches(line[count] ?? -1)) {
    wildMultiplier *= slot.wildMultiplier[line[count] ?? 0] ?? 1
    count += 1
  }
  return { symbol: line[0] ?? 0, count, wildMultiplier }
}
