import type { SlotSymbol, SymbolIndex, SymbolWeights } from './types.ts'

/** A table that contains each symbol as often as its weight: one number draws a symbol. */
export const symbolTableOf = (
  symbols: readonly SlotSymbol[],
  weights: SymbolWeights,
): Uint8Array => {
  const indexByCode = new Map(symbols.map(({ code }, index) => [code, index]))
  return Uint8Array.from(
    Object.entries(weights).flatMap(([code, weight]) => {
      const index = indexByCode.get(code)
      if (index === undefined) throw new Error(`there is no symbol ${code}`)
      return Array.from({ length: weight }, () => index)
    }),
  )
}

/** A table that contains each position of a list as often as its weight. */
export const tableOf = (weights: readonly number[]): Uint8Array =>
  Uint8Array.from(weights.flatMap((weight, index) => Array.from({ length: weight }, () => index)))

/** Payouts by `symbol * stride + count`; with `orMore` a count pays as the next lower one listed. */
export const payTableOf = (
  symbols: readonly SlotSymbol[],
  { stride, orMore }: { readonly stride: number; readonly orMore: boolean },
): Int32Array => {
  const pays = new Int32Array(symbols.length * stride)
  for (const [symbol, { pays: listed }] of symbols.entries()) {
    let last = 0
    for (let count = 0; count < stride; count += 1) {
      last = listed[count] ?? (orMore ? last : 0)
      pays[symbol * stride + count] = last
    }
  }
  return pays
}

/** Position of the only symbol of a kind; -1 without one. */
export const indexOfKind = (
  symbols: readonly SlotSymbol[],
  kind: SlotSymbol['kind'],
): SymbolIndex => symbols.findIndex((symbol) => symbol.kind === kind)
