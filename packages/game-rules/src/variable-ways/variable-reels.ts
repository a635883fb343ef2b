import type { SymbolWeights } from '../reels/types.ts'
import type { VariableReel } from './types.ts'

const REEL_COUNT = 6

/** Six identical reels, except that the first has no wilds. */
export const variableReels = (
  rows: readonly number[],
  symbols: SymbolWeights,
  wild: SymbolWeights,
): readonly VariableReel[] =>
  Array.from({ length: REEL_COUNT }, (_, reel) => ({
    rows,
    symbols: reel === 0 ? symbols : { ...symbols, ...wild },
  }))
