import type { Chance } from '@trevo/fairness/chance.ts'
import { lineWinsOf, REEL_COUNT, ROW_COUNT } from '../reels/line-reels.ts'
import {
  addFreeSpins,
  addUnits,
  awardFor,
  newRoundSum,
  type RoundSum,
  type ReportStep,
} from '../reels/round-sum.ts'
import type { ReelsChoice } from '../reels/types.ts'
import { compileSticky, countScatters, payGrid, type CompiledSticky } from './compile.ts'
import type { StickyLinesTitle } from './types.ts'

export const CELL_COUNT = REEL_COUNT * ROW_COUNT

const noCells: readonly number[] = []

type Round = {
  readonly game: CompiledSticky
  readonly chance: Chance
  readonly sum: RoundSum
  readonly tell: ReportStep | undefined
  readonly grid: Uint8Array
  readonly stops: Int32Array
  /** 1 for cells that stay. */
  readonly held: Uint8Array
}

/**
 * Plays one round. Numbers are drawn in this order: a stop for each reel from the left; in a respin
 * for each reel that is not held. Free spins follow, each with a stop for every reel, even if wilds
 * stay on it.
 */
export const playSticky = (
  title: StickyLinesTitle,
  choice: ReelsChoice,
  chance: Chance,
  tell?: ReportStep,
): RoundSum => {
  const { freeSpins } = title
  const round: Round = {
    game: compileSticky(title),
    chance,
    sum: newRoundSum(title),
    tell,
    grid: new Uint8Array(CELL_COUNT),
    stops: new Int32Array(REEL_COUNT),
    held: new Uint8Array(CELL_COUNT),
  }
  const { sum } = round
  if (choice && freeSpins) {
    addFreeSpins(sum, awardFor(freeSpins.award, freeSpins.boughtScatters), freeSpins.spinCountMax)
  } else playBase(round)

  round.held.fill(0)
  while (sum.freeSpinsLeft > 0) {
    sum.freeSpinsLeft -= 1
    sum.freeSpinsPlayed += 1
    playFree(round)
  }
  return sum
}

/** The paid spin and its respins. Scatters count in the grid of the paid spin. */
const playBase = (round: Round): void => {
  const { game, sum, grid } = round
  for (let respin = 0; ; respin += 1) {
    const before = round.tell ? [...round.held] : noCells
    spinReels(round, game.base)
    const scatterCount = respin === 0 ? countScatters(game, grid) : 0
    const grows = expandWilds(round)
    const units = payGrid(game, grid)
    const isCapped = addUnits(sum, units)
    const { freeSpins } = game.title
    const isAwarded = respin === 0 && freeSpins !== undefined
    const awarded = isAwarded
      ? addFreeSpins(sum, awardFor(freeSpins.award, scatterCount), freeSpins.spinCountMax)
      : 0
    reportStep(round, { mode: 'base', isRespin: respin > 0, before, units, awarded })
    if (isCapped || !grows) return
  }
}

const playFree = (round: Round): void => {
  const { game, sum, grid, held } = round
  const before = round.tell ? [...held] : noCells
  spinReels(round, game.free)
  const scatterCount = countScatters(game, grid)
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (grid[cell] === game.wild) held[cell] = 1
  }
  const units = payGrid(game, grid)
  addUnits(sum, units)
  const { retrigger = {}, spinCountMax = 0 } = game.title.freeSpins ?? {}
  const awarded = addFreeSpins(sum, awardFor(retrigger, scatterCount), spinCountMax)
  reportStep(round, { mode: 'free', isRespin: false, before, units, awarded })
}

/** A fully held reel consumes no number in the paid spin; single held cells keep their wild. */
const spinReels = (
  { game, chance, grid, stops, held }: Round,
  reels: readonly Uint8Array[],
): void => {
  for (let reel = 0; reel < reels.length; reel += 1) {
    const strip = reels[reel]
    const top = reel * ROW_COUNT
    if (!strip || (game.base === reels && held[top] === 1)) continue
    const stop = chance.nextInt(strip.length)
    stops[reel] = stop
    for (let row = 0; row < ROW_COUNT; row += 1) {
      if (held[top + row] === 1) grid[top + row] = game.wild
      else
        grid[top + row] =
          strip[stop + row < strip.length ? stop + row : stop + row - strip.length] ?? 0
    }
  }
}

const showsWild = (grid: Uint8Array, top: number, wild: number): boolean => {
  for (let cell = top; cell < top + ROW_COUNT; cell += 1) if (grid[cell] === wild) return true
  return false
}

/** Wilds expand over their reel and hold it; true if a reel was newly held. */
const expandWilds = ({ game, grid, held }: Round): boolean => {
  let grows = false
  for (let reel = 0; reel < REEL_COUNT; reel += 1) {
    const top = reel * ROW_COUNT
    if (game.expands[reel] !== 1 || held[top] === 1) continue
    if (!showsWild(grid, top, game.wild)) continue
    grid.fill(game.wild, top, top + ROW_COUNT)
    held.fill(1, top, top + ROW_COUNT)
    grows = true
  }
  return grows
}

const reportStep = (
  { game, sum, tell, grid, stops }: Round,
  step: {
    readonly mode: 'base' | 'free'
    readonly isRespin: boolean
    readonly before: readonly number[]
    readonly units: number
    readonly awarded: number
  },
): void => {
  if (!tell) return
  const shown = [...grid]
  tell({
    mode: step.mode,
    by: step.isRespin ? 'respin' : 'spin',
    spinNumber: sum.freeSpinsPlayed,
    stops: [...stops],
    grid: shown,
    wins: lineWinsOf(game.title, shown),
    multiplier: 1,
    removed: [],
    held: step.before.flatMap((flag, cell) => (flag === 1 ? [cell] : [])),
    units: step.units,
    totalUnits: sum.units,
    freeSpinsAwarded: step.awarded,
    freeSpinsLeft: sum.freeSpinsLeft,
  })
}
