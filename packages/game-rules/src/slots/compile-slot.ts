import { assertMaths } from './assert-maths.ts'
import type { SlotMaths, SymbolIndex } from './types.ts'

export type SpinMode = 'base' | 'free'

/** A title prepared for playing: symbols by index, pays by `symbol * COUNT_STEP + count`. */
export type CompiledSlot = {
  readonly maths: SlotMaths
  readonly reels: Readonly<Record<SpinMode, readonly Uint8Array[]>>
  readonly pays: Int32Array
  readonly isWild: Uint8Array
  /** Multiplier a symbol gives to its line: 1 except for wilds that have one. */
  readonly wildMultiplier: Int32Array
  /** -1 in a title without one. */
  readonly scatter: SymbolIndex
  readonly winCapUnits: number
}

export const COUNT_STEP = 16

const compiledSlots = new WeakMap<SlotMaths, CompiledSlot>()

/** Checks the data once and caches the compiled title. Throws if the data are inconsistent. */
export const compileSlot = (maths: SlotMaths): CompiledSlot => {
  const known = compiledSlots.get(maths)
  if (known) return known

  assertMaths(maths)
  const base = reelsOf(maths, maths.strips)
  const compiled: CompiledSlot = {
    maths,
    reels: { base, free: reelsOf(maths, maths.features.freeSpins?.strips ?? maths.strips) },
    pays: paysOf(maths),
    isWild: Uint8Array.from(maths.symbols, ({ kind }) => (kind === 'wild' ? 1 : 0)),
    wildMultiplier: Int32Array.from(maths.symbols, (symbol) => symbol.wildMultiplier ?? 1),
    scatter: maths.symbols.findIndex(({ kind }) => kind === 'scatter'),
    winCapUnits: maths.winCapStakes * maths.unitsPerStake,
  }
  compiledSlots.set(maths, compiled)
  return compiled
}

/** What `count` of a symbol pays, in units. */
export const paysFor = (slot: CompiledSlot, symbol: SymbolIndex, count: number): number =>
  slot.pays[symbol * COUNT_STEP + count] ?? 0

const reelsOf = (maths: SlotMaths, strips: readonly string[]): Uint8Array[] => {
  const indexByCode = new Map(maths.symbols.map(({ code }, index) => [code, index]))
  return strips.map((strip) => Uint8Array.from(strip, (code) => indexByCode.get(code) ?? 0))
}

const paysOf = (maths: SlotMaths): Int32Array => {
  const pays = new Int32Array(maths.symbols.length * COUNT_STEP)
  for (const [index, symbol] of maths.symbols.entries()) {
    for (const [count, units] of Object.entries(symbol.pays)) {
      pays[index * COUNT_STEP + Number(count)] = units
    }
  }
  return pays
}
