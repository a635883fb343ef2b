import { REEL_COUNT, ROW_COUNT } from '../reels/line-reels.ts'
import { addConvolved, certain } from '../reels/sparse-chances.ts'
import { compileSticky, payGrid, type CompiledSticky } from './compile.ts'
import { CELL_COUNT } from './play-sticky.ts'
import type { StickyLinesTitle } from './types.ts'

/** Probability of each payout of a paid spin with its respins: every outcome of the reels counted. */
export const exactRespins = (title: StickyLinesTitle): Float64Array => {
  const game = compileSticky(title)
  const length = title.winCapStakes * title.unitsPerStake + 1
  const known = new Map<number, Float64Array>()
  /** From a spin in which the reels of a bit set are held. */
  const from = (held: number): Float64Array => {
    const before = known.get(held)
    if (before) return before
    const chances = new Float64Array(length)
    for (const [next, lines] of countSpin(game, held)) {
      addConvolved(chances, lines, next === held ? certain(length, 0) : from(next))
    }
    known.set(held, chances)
    return chances
  }
  return from(0)
}

/** Probabilities of one spin's payouts, separately for each set of reels held after it. */
const countSpin = (game: CompiledSticky, held: number): Map<number, Map<number, number>> => {
  const windows = game.base.map((strip, reel) => windowsOf(game, strip, reel, held))
  const counts = new Map<number, Map<number, number>>()
  const grid = new Uint8Array(CELL_COUNT)
  const spin = (reel: number, set: number, weight: number): void => {
    if (reel === REEL_COUNT) {
      const byUnits = counts.get(set) ?? new Map<number, number>()
      const units = payGrid(game, grid)
      byUnits.set(units, (byUnits.get(units) ?? 0) + weight)
      counts.set(set, byUnits)
      return
    }
    for (const { symbols, grows, chance } of windows[reel] ?? []) {
      grid.set(symbols, reel * ROW_COUNT)
      spin(reel + 1, grows ? set | (1 << reel) : set, weight * chance)
    }
  }
  spin(0, held, 1)
  return counts
}

type Window = { readonly symbols: Uint8Array; readonly grows: boolean; readonly chance: number }

/** What a reel can show, with equal windows joined; only wilds if it is held or expands. */
const windowsOf = (
  { wild, expands }: CompiledSticky,
  strip: Uint8Array,
  reel: number,
  held: number,
): Window[] => {
  const full = new Uint8Array(ROW_COUNT).fill(wild)
  if ((held & (1 << reel)) !== 0) return [{ symbols: full, grows: true, chance: 1 }]
  const windows = new Map<string, { symbols: Uint8Array; grows: boolean; chance: number }>()
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = Uint8Array.from(full, (_, row) => strip[(stop + row) % strip.length] ?? 0)
    const grows = expands[reel] === 1 && shown.includes(wild)
    const symbols = grows ? full : shown
    const window = windows.get(symbols.join()) ?? { symbols, grows, chance: 0 }
    window.chance += 1 / strip.length
    windows.set(symbols.join(), window)
  }
  return [...windows.values()]
}
