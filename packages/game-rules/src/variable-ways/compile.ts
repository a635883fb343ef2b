import { indexOfKind, payTableOf, symbolTableOf, tableOf } from '../reels/weights.ts'
import {
  ROW_COUNT_MAX,
  ROW_COUNT_MIN,
  type Tall,
  type VariableReel,
  type VariableWaysTitle,
} from './types.ts'

type ReelTables = { readonly rows: Uint8Array; readonly symbols: Uint8Array }

/** A title prepared for playing. */
export type CompiledWays = {
  readonly title: VariableWaysTitle
  readonly base: readonly ReelTables[]
  readonly free: readonly ReelTables[]
  /** By `symbol * PAY_STRIDE + reels in a row`. */
  readonly pays: Int32Array
  readonly wild: number
  readonly scatter: number
  /** The grid on which a spin is played; reused, because a spin is over before the next begins. */
  readonly tall: Tall
}

export const PAY_STRIDE = 8

const compiledTitles = new WeakMap<VariableWaysTitle, CompiledWays>()

/** Checks the data once and caches the compiled title. Throws if the data are inconsistent. */
export const compileWays = (title: VariableWaysTitle): CompiledWays => {
  const known = compiledTitles.get(title)
  if (known) return known
  const { symbols } = title
  const wild = indexOfKind(symbols, 'wild')
  const compiled: CompiledWays = {
    title,
    base: title.reels.map((reel) => tablesOf(title, reel)),
    free: title.freeSpins.reels.map((reel) => tablesOf(title, reel)),
    pays: payTableOf(symbols, { stride: PAY_STRIDE, orMore: false }),
    wild,
    scatter: indexOfKind(symbols, 'scatter'),
    tall: {
      cells: new Uint8Array(title.reels.length * ROW_COUNT_MAX),
      rows: new Uint8Array(title.reels.length),
    },
  }
  if (compiled.base.length !== compiled.free.length) throw new Error('reels of both modes agree')
  if (compiled.base[0]?.symbols.includes(wild) || compiled.free[0]?.symbols.includes(wild)) {
    throw new Error(`${title.gameCode}: no wild on the first reel`)
  }
  compiledTitles.set(title, compiled)
  return compiled
}

const tablesOf = (title: VariableWaysTitle, reel: VariableReel): ReelTables => {
  if (reel.rows.length !== ROW_COUNT_MAX - ROW_COUNT_MIN + 1) {
    throw new Error(`${title.gameCode}: a weight for each height`)
  }
  return {
    rows: tableOf(reel.rows).map((index) => index + ROW_COUNT_MIN),
    symbols: symbolTableOf(title.symbols, reel.symbols),
  }
}
