import { compileSlot, type CompiledSlot } from '../slots/compile-slot.ts'
import { scatterWinOf, winsOf } from '../slots/evaluate-grid.ts'
import type { SlotMaths, SlotWin } from '../slots/types.ts'
import type { ReelsTitle } from './types.ts'

/** A title whose spins use five reels of three rows and lines. */
export type LineReelsTitle = ReelsTitle & {
  /** One string of symbol codes per reel; a stop is the index of the top row, wrapping round. */
  readonly strips: readonly string[]
  /** Rows by reel, one entry per line. */
  readonly lines: readonly (readonly number[])[]
}

export const REEL_COUNT = 5
export const ROW_COUNT = 3

const lineMaths = new WeakMap<LineReelsTitle, SlotMaths>()

/** The reels and lines of a title as data of the family `slots`, which evaluates and counts them. */
export const lineMathsOf = (title: LineReelsTitle): SlotMaths => {
  const known = lineMaths.get(title)
  if (known) return known
  const { symbols, unitsPerStake, winCapStakes, strips, lines, stakeStepsMinor } = title
  const { gameCode, version, pitch, hue, rtpBp, rtpWithinBp } = title
  const maths: SlotMaths = {
    family: 'slots',
    gameCode,
    version,
    title: title.title,
    pitch,
    hue,
    rtpBp,
    rtpWithinBp,
    symbols,
    unitsPerStake,
    winCapStakes,
    strips,
    lines,
    stakeStepsMinor,
    kind: 'lines-5x3',
    reelCount: REEL_COUNT,
    rowCount: ROW_COUNT,
    features: {},
  }
  lineMaths.set(title, maths)
  return maths
}

/** The symbols that a strip shows from a stop onwards, from the top. */
export const windowAt = (slot: CompiledSlot, reel: number, stop: number): number[] => {
  const strip = slot.reels.base[reel] ?? new Uint8Array(1)
  return Array.from({ length: ROW_COUNT }, (_, row) => strip[(stop + row) % strip.length] ?? 0)
}

/** The grid at these stops. */
export const gridAt = (title: LineReelsTitle, stops: readonly number[]): number[] => {
  const slot = compileSlot(lineMathsOf(title))
  return stops.flatMap((stop, reel) => windowAt(slot, reel, stop))
}

/** All wins of a grid: lines first, then the scatters. */
export const lineWinsOf = (title: LineReelsTitle, grid: readonly number[]): SlotWin[] => {
  const slot = compileSlot(lineMathsOf(title))
  const scatterWin = scatterWinOf(slot, grid)
  return scatterWin ? [...winsOf(slot, grid), scatterWin] : winsOf(slot, grid)
}

/** Sum of the wins. */
export const unitsOf = (wins: readonly SlotWin[]): number =>
  wins.reduce((sum, { units }) => sum + units, 0)
