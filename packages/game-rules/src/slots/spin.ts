import type { CompiledSlot, SpinMode } from './compile-slot.ts'
import { isFullGrid, scatterCountOf, scatterWinOf, winsOf } from './evaluate-grid.ts'
import { drawMultiplier } from './draw-multiplier.ts'
import { fallen } from './fall.ts'
import type { Chance, SlotStep, SymbolIndex } from './types.ts'

/** What a spin shows, before the round adds its totals and free spins. */
export type SpinStep = Omit<
  SlotStep,
  'mode' | 'spinNumber' | 'totalUnits' | 'freeSpinsAwarded' | 'freeSpinsLeft'
>

export type Spin = { readonly steps: readonly SpinStep[]; readonly scatterCount: number }

/** None of our titles comes near this many; beyond it the strips are wrong and the round must fail. */
const CASCADE_COUNT_MAX = 100

/**
 * One spin with everything it triggers. Numbers are drawn in this order: a stop for each reel from the
 * left; the respun reel's stop; the multiplier reel; the full-grid wheel if it has more than one
 * entry. A draw that the title lacks, or that the grid does not require, consumes no number, except
 * the multiplier reel, which turns with every spin.
 */
export const spinReels = (slot: CompiledSlot, mode: SpinMode, chance: Chance): Spin => {
  const reels = slot.reels[mode]
  const stops = reels.map((reel) => chance.nextInt(reel.length))
  const first = settle(slot, { by: 'spin', mode, stops })
  const respunReel = respunReelOf(slot, first)
  if (slot.maths.features.cascades) return cascade(slot, mode, first)
  if (respunReel === undefined) return withWheels(slot, chance, [], first)

  const respunStops = stops.map((stop, reel) =>
    reel === respunReel ? chance.nextInt(reels[reel]?.length ?? 1) : stop,
  )
  const respun = { ...settle(slot, { by: 'respin', mode, stops: respunStops }), respunReel }
  return withWheels(slot, chance, [first], respun)
}

const settle = (
  slot: CompiledSlot,
  { by, mode, stops }: { by: 'spin' | 'respin'; mode: SpinMode; stops: readonly number[] },
): SpinStep => {
  const grid = slot.reels[mode].flatMap((reel, index) =>
    windowOf(reel, stops[index] ?? 0, slot.maths.rowCount),
  )
  return stepOf(slot, { by, stops, grid, multiplier: freeMultiplierOf(slot, mode) })
}

const windowOf = (reel: Uint8Array, stop: number, rowCount: number): SymbolIndex[] =>
  Array.from({ length: rowCount }, (_, row) => reel[(stop + row) % reel.length] ?? 0)

const freeMultiplierOf = (slot: CompiledSlot, mode: SpinMode): number =>
  mode === 'free' ? (slot.maths.features.freeSpins?.multiplier ?? 1) : 1

const stepOf = (
  slot: CompiledSlot,
  shown: Pick<SpinStep, 'by' | 'stops' | 'grid' | 'multiplier'>,
): SpinStep => {
  const wins = winsOf(slot, shown.grid)
  // Scatters are counted once, on the grid where a spin ends; they never vanish.
  const falls = slot.maths.features.cascades && wins.length > 0
  const scatterWin = falls ? undefined : scatterWinOf(slot, shown.grid)
  if (scatterWin) wins.push(scatterWin)
  const removed = falls
    ? [...new Set(wins.flatMap(({ cells }) => cells))].sort((a, b) => a - b)
    : []
  return { ...shown, wins, removed, units: sumOf(wins) * shown.multiplier }
}

const sumOf = (wins: readonly { readonly units: number }[]): number =>
  wins.reduce((sum, { units }) => sum + units, 0)

/** The one reel that spins again: the other two show only one symbol and nothing was won. */
const respunReelOf = (slot: CompiledSlot, { grid, wins }: SpinStep): number | undefined => {
  const { reelCount, rowCount, features } = slot.maths
  if (!features.respinOnTwoFullReels || wins.length > 0) return undefined
  for (let reel = 0; reel < reelCount; reel += 1) {
    const others = grid.filter((_, cell) => Math.floor(cell / rowCount) !== reel)
    if (isFullGrid(slot, others)) return reel
  }
  return undefined
}

const withWheels = (
  slot: CompiledSlot,
  chance: Chance,
  before: readonly SpinStep[],
  last: SpinStep,
): Spin => {
  const { multiplierReel, fullGrid } = slot.maths.features
  let step = last
  if (multiplierReel) {
    const reelMultiplier = drawMultiplier(multiplierReel, chance)
    step = { ...multiplied(step, reelMultiplier), reelMultiplier }
  }
  if (fullGrid && isFullGrid(slot, step.grid)) {
    const fullGridMultiplier = drawMultiplier(fullGrid, chance)
    step = { ...multiplied(step, fullGridMultiplier), fullGridMultiplier }
  }
  return { steps: [...before, step], scatterCount: scatterCountOf(slot, step.grid) }
}

const multiplied = (step: SpinStep, by: number): SpinStep => ({
  ...step,
  multiplier: step.multiplier * by,
  units: step.units * by,
})

/** Symbols above a window fall in the order of the strip, so the stops decide the whole spin. */
const cascade = (slot: CompiledSlot, mode: SpinMode, first: SpinStep): Spin => {
  const { rowCount, features } = slot.maths
  const free = freeMultiplierOf(slot, mode)
  const ladder =
    (mode === 'free' ? features.cascades?.freeSpinMultipliers : features.cascades?.multipliers) ??
    []
  const multiplierAt = (index: number) => (ladder[index] ?? ladder.at(-1) ?? 1) * free

  const { stops } = first
  let step = stepOf(slot, { by: 'spin', stops, grid: first.grid, multiplier: multiplierAt(0) })
  const steps = [step]
  let tops: readonly number[] = stops
  while (step.removed.length > 0) {
    if (steps.length > CASCADE_COUNT_MAX) throw new Error(`${slot.maths.gameCode}: endless cascade`)
    const next = fallen({ reels: slot.reels[mode], rowCount, grid: step.grid, tops }, step.removed)
    tops = next.tops
    const multiplier = multiplierAt(steps.length)
    step = stepOf(slot, { by: 'cascade', stops, grid: next.grid, multiplier })
    steps.push(step)
  }
  return { steps, scatterCount: scatterCountOf(slot, step.grid) }
}
