import type { CellIndex, SlotMaths, SymbolIndex } from '@trevo/game-rules/slots/types.ts'
import type { Fall, Landing } from '../timeline/beat.ts'
import { drawReels } from './draw-reels.ts'
import type { Highlight, ReelsPicture, ReelsState } from './reels-state.ts'
import { stripsOf } from './strips-of.ts'
import {
  planRest,
  restNow,
  restingReel,
  startTurning,
  stepReel,
  turnPaces,
  type Reel,
} from './turn-reel.ts'

export type Reels = {
  readonly state: ReelsState
  readonly setPicture: (picture: ReelsPicture) => void
  readonly setGrid: (grid: readonly SymbolIndex[]) => void
  readonly setMode: (mode: 'base' | 'free') => void
  readonly setTurbo: (turbo: boolean) => void
  readonly turn: (which: readonly number[], nowMs: number) => void
  readonly plan: (landings: readonly Landing[], grid: readonly SymbolIndex[], nowMs: number) => void
  readonly highlight: (highlight: Highlight | undefined) => void
  readonly vanish: (cells: readonly CellIndex[], nowMs: number, ms: number) => void
  readonly drop: (
    grid: readonly SymbolIndex[],
    falls: readonly Fall[],
    time: { nowMs: number; ms: number },
  ) => void
  /** Moves and draws; true while something moves. */
  readonly frame: (nowMs: number, sinceLastMs: number) => boolean
  readonly areTurning: () => boolean
}

export const createReels = (maths: SlotMaths, onRest: (reel: number) => void): Reels => {
  const { rowCount } = maths
  const strips = stripsOf(maths)
  const state = newState(maths, strips.base)
  let picture: ReelsPicture | undefined
  let pace = turnPaces.normal as (typeof turnPaces)['normal' | 'turbo']
  const suspense = new Set<number>()

  const setGrid = (grid: readonly SymbolIndex[]): void => {
    suspense.clear()
    restReels(state, grid, rowCount)
  }

  const plan: Reels['plan'] = (landings, grid, nowMs) => {
    suspense.clear()
    for (const landing of landings) {
      const reel = state.reels[landing.reel]
      if (!reel) continue
      if (landing.suspense) suspense.add(landing.reel)
      planLanding(reel, landing, { symbols: symbolsOf(grid, landing.reel, rowCount), nowMs })
    }
  }

  const frame = (nowMs: number, sinceLastMs: number): boolean => {
    state.nowMs = nowMs
    let turning = false
    let firstTurning = -1
    for (let index = 0; index < state.reels.length; index += 1) {
      const reel = state.reels[index]
      if (!reel || reel.phase === 'rest') continue
      if (stepReel(reel, nowMs, sinceLastMs, pace)) onRest(index)
      turning = true
      if (firstTurning < 0 && suspense.has(index)) firstTurning = index
    }
    state.suspenseReel = firstTurning
    const falling = nowMs < state.fallAtMs + state.fallMs
    if (picture) drawReels(picture, state)
    return turning || falling || state.vanishing !== undefined || state.highlight !== undefined
  }

  return {
    state,
    setPicture: (next) => {
      picture = next
    },
    setGrid,
    setMode: (mode) => changeStrips(state, strips[mode]),
    setTurbo: (turbo) => {
      pace = turbo ? turnPaces.turbo : turnPaces.normal
    },
    turn: (which, nowMs) => turnReels(state, which, nowMs),
    plan,
    highlight: (next) => {
      state.highlight = next
    },
    vanish: (cells, nowMs, ms) => {
      state.highlight = undefined
      state.vanishing = { cells: new Set(cells), atMs: nowMs, ms }
    },
    drop: (grid, falls, time) => {
      setGrid(grid)
      dropSymbols(state, falls, { ...time, rowCount })
    },
    frame,
    areTurning: () => state.reels.some(({ phase }) => phase !== 'rest'),
  }
}

const newState = (
  { reelCount, rowCount }: SlotMaths,
  strips: readonly Uint8Array[],
): ReelsState => ({
  reels: strips.map((strip) => restingReel(strip, rowCount)),
  highlight: undefined,
  vanishing: undefined,
  fallRows: new Float32Array(reelCount * rowCount),
  fallAtMs: 0,
  fallMs: 0,
  suspenseReel: -1,
  nowMs: 0,
})

const symbolsOf = (
  grid: readonly SymbolIndex[],
  reel: number,
  rowCount: number,
): readonly SymbolIndex[] => grid.slice(reel * rowCount, (reel + 1) * rowCount)

/** All reels rest on this grid, with nothing over them but a highlight. */
const restReels = (state: ReelsState, grid: readonly SymbolIndex[], rowCount: number): void => {
  state.vanishing = undefined
  state.fallRows.fill(0)
  state.suspenseReel = -1
  for (const [index, reel] of state.reels.entries()) {
    restNow(reel, reel.stop, symbolsOf(grid, index, rowCount))
  }
}

const planLanding = (
  reel: Reel,
  { stop, restsMs }: Landing,
  { symbols, nowMs }: { readonly symbols: readonly SymbolIndex[]; readonly nowMs: number },
): void => {
  if (reel.phase === 'rest') startTurning(reel, nowMs)
  planRest(reel, { stop, atMs: nowMs + restsMs, symbols })
}

/** The reels start to turn one after the other. */
const turnReels = (state: ReelsState, which: readonly number[], nowMs: number): void => {
  state.highlight = undefined
  state.vanishing = undefined
  state.fallRows.fill(0)
  for (const index of which) {
    const reel = state.reels[index]
    if (reel) startTurning(reel, nowMs + index * 38)
  }
}

const changeStrips = ({ reels }: ReelsState, strips: readonly Uint8Array[]): void => {
  for (const [index, reel] of reels.entries()) reel.strip = strips[index] ?? reel.strip
}

const dropSymbols = (
  state: ReelsState,
  falls: readonly Fall[],
  { nowMs, ms, rowCount }: { nowMs: number; ms: number; rowCount: number },
): void => {
  for (const { cell, fromRow } of falls) state.fallRows[cell] = (cell % rowCount) - fromRow
  state.fallAtMs = nowMs
  state.fallMs = ms
}
