import type { Chance } from '@trevo/fairness/chance.ts'
import {
  addFreeSpins,
  addUnits,
  awardFor,
  newRoundSum,
  type RoundSum,
  type ReportStep,
} from '../reels/round-sum.ts'
import type { ReelsChoice, ReelStep, SlotWin } from '../reels/types.ts'
import { compileClusters, type CompiledClusters } from './compile.ts'
import { payClusters } from './find-clusters.ts'
import type { ClustersTitle } from './types.ts'

/**
 * Plays one round. Numbers are drawn in this order: the grid's symbols column after column from the
 * top; after each grid that pays, the symbols that fall in, in the same order; if wilds are placed, a
 * cell for each. Free spins follow, each the same way.
 */
export const playClusters = (
  title: ClustersTitle,
  choice: ReelsChoice,
  chance: Chance,
  tell?: ReportStep,
): RoundSum => {
  const game = compileClusters(title)
  const { freeSpins } = title
  const sum = newRoundSum(title)
  const spots = title.cellMultiplierMax ? new Int32Array(game.cellCount) : noSpots
  if (choice && freeSpins) {
    addFreeSpins(sum, awardFor(freeSpins.award, freeSpins.boughtScatters), freeSpins.spinCountMax)
  } else playSpin({ game, sum, spots, chance, tell }, 'base', 0)

  spots.fill(0)
  let rung = 0
  while (sum.freeSpinsLeft > 0) {
    sum.freeSpinsLeft -= 1
    sum.freeSpinsPlayed += 1
    rung = playSpin({ game, sum, spots, chance, tell }, 'free', rung)
    if (freeSpins?.keeps) continue
    rung = 0
    spots.fill(0)
  }
  return sum
}

type Round = {
  readonly game: CompiledClusters
  readonly sum: RoundSum
  /** Wins of each cell so far, as its multiplier: 0, 1, 2, 4, 8. */
  readonly spots: Int32Array
  readonly chance: Chance
  readonly tell: ReportStep | undefined
}

/** One spin until nothing pays; returns the step of the ladder that it reached. */
const playSpin = (round: Round, mode: 'base' | 'free', fromRung: number): number => {
  const { game, sum, chance, tell } = round
  const { title } = game
  const ladder = mode === 'free' ? (title.freeSpins?.multipliers ?? [1]) : title.multipliers
  const grid = drawGrid(game, mode, chance)
  const spots = title.cellMultiplierMax ? round.spots : undefined
  let [rung, gone, charges] = [fromRung, 0, 0]
  let by: ReelStep['by'] = 'spin'
  let held: readonly number[] = []
  for (;;) {
    const wins: SlotWin[] | undefined = tell && []
    const multiplier = ladder[Math.min(rung, ladder.length - 1)] ?? 1
    const shownSpots = tell && spots ? [...spots] : undefined
    const units = payClusters(game, grid, marks, { spots, wins }) * multiplier
    const isCapped = addUnits(sum, units)
    const { charge } = title
    const lays =
      units === 0 && charge !== undefined && Math.floor(gone / charge.cellCount) > charges
    const isLast = isCapped || (units === 0 && !lays)
    const awarded = isLast ? awardAt(game, sum, mode, grid) : 0
    tell?.({
      mode,
      by,
      spinNumber: sum.freeSpinsPlayed,
      stops: [],
      grid: [...grid],
      wins: wins ?? [],
      multiplier,
      removed: isLast ? [] : markedCells(game.cellCount),
      ...(held.length > 0 ? { held } : {}),
      ...(shownSpots ? { cellMultipliers: shownSpots } : {}),
      units,
      totalUnits: sum.units,
      freeSpinsAwarded: awarded,
      freeSpinsLeft: sum.freeSpinsLeft,
    })
    if (isLast) return rung
    if (lays) {
      charges += 1
      held = layWilds(game, grid, charge.wildCount, chance)
      by = 'wilds'
      continue
    }
    if (spots) raiseSpots(spots, title.cellMultiplierMax ?? 1)
    gone += dropInto(game, grid, mode, chance)
    rung += 1
    by = 'cascade'
    held = []
  }
}

const marks = new Uint8Array(64)
const noSpots = new Int32Array(0)

const drawGrid = (game: CompiledClusters, mode: 'base' | 'free', chance: Chance): Uint8Array => {
  const table = game[mode]
  const { grid } = game
  for (let cell = 0; cell < game.cellCount; cell += 1) {
    grid[cell] = table[chance.nextInt(table.length)] ?? 0
  }
  return grid
}

/** Marked cells vanish, those above sink, new symbols follow; returns how many vanished. */
const dropInto = (
  game: CompiledClusters,
  grid: Uint8Array,
  mode: 'base' | 'free',
  chance: Chance,
): number => {
  const table = game[mode]
  const { rowCount } = game.title
  let gone = 0
  for (let top = 0; top < game.cellCount; top += rowCount) {
    let to = top + rowCount - 1
    for (let from = to; from >= top; from -= 1) {
      if (marks[from] === 1) continue
      grid[to] = grid[from] ?? 0
      to -= 1
    }
    gone += to - top + 1
    for (let cell = top; cell <= to; cell += 1) {
      grid[cell] = table[chance.nextInt(table.length)] ?? 0
    }
  }
  return gone
}

const raiseSpots = (spots: Int32Array, most: number): void => {
  for (let cell = 0; cell < spots.length; cell += 1) {
    if (marks[cell] !== 1) continue
    const spot = spots[cell] ?? 0
    spots[cell] = spot === 0 ? 1 : Math.min(spot * 2, most)
  }
}

/** A cell may be drawn twice, or already have a wild or a scatter: nothing changes there. */
const layWilds = (
  { cellCount, wild, scatter }: CompiledClusters,
  grid: Uint8Array,
  wildCount: number,
  chance: Chance,
): number[] => {
  const laid = new Set<number>()
  for (let count = 0; count < wildCount; count += 1) {
    const cell = chance.nextInt(cellCount)
    if (grid[cell] === scatter || grid[cell] === wild) continue
    grid[cell] = wild
    laid.add(cell)
  }
  return [...laid].toSorted((a, b) => a - b)
}

const awardAt = (
  { title: { freeSpins }, scatter }: CompiledClusters,
  sum: RoundSum,
  mode: 'base' | 'free',
  grid: Uint8Array,
): number => {
  if (!freeSpins) return 0
  let count = 0
  for (let cell = 0; cell < grid.length; cell += 1) if (grid[cell] === scatter) count += 1
  const awards = mode === 'base' ? freeSpins.award : freeSpins.retrigger
  return addFreeSpins(sum, awardFor(awards, count), freeSpins.spinCountMax)
}

const markedCells = (cellCount: number): number[] =>
  [...marks.subarray(0, cellCount)].flatMap((mark, cell) => (mark === 1 ? [cell] : []))
