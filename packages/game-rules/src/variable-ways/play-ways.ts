import type { Chance } from '@trevo/fairness/chance.ts'
import {
  addFreeSpins,
  addUnits,
  awardFor,
  newRoundSum,
  type RoundSum,
  type ReportStep,
} from '../reels/round-sum.ts'
import type { ReelsChoice, SlotWin } from '../reels/types.ts'
import { compileWays, type CompiledWays } from './compile.ts'
import { ROW_COUNT_MAX, type Tall, type VariableWaysTitle } from './types.ts'
import { flatCellsOf, payWays } from './wins-of.ts'

/**
 * Plays one round. Numbers are drawn in this order: for each reel from the left its height, then
 * its symbols from the top; after each grid that pays, for each reel from the left the symbols that
 * fall in, from the top. Free spins follow, each the same way.
 */
export const playWays = (
  title: VariableWaysTitle,
  choice: ReelsChoice,
  chance: Chance,
  tell?: ReportStep,
): RoundSum => {
  const game = compileWays(title)
  const { award, spinCountMax, boughtScatters, multiplierFrom } = title.freeSpins
  const sum = newRoundSum(title)
  if (choice) addFreeSpins(sum, awardFor(award, boughtScatters), spinCountMax)
  else playSpin(game, sum, { mode: 'base', multiplier: 1 }, chance, tell)

  let multiplier = multiplierFrom
  while (sum.freeSpinsLeft > 0) {
    sum.freeSpinsLeft -= 1
    sum.freeSpinsPlayed += 1
    multiplier = playSpin(game, sum, { mode: 'free', multiplier }, chance, tell)
  }
  return sum
}

type SpinStart = { readonly mode: 'base' | 'free'; readonly multiplier: number }

/** One spin with its cascades; returns the multiplier that the next free spin starts from. */
const playSpin = (
  game: CompiledWays,
  sum: RoundSum,
  { mode, multiplier: from }: SpinStart,
  chance: Chance,
  tell?: ReportStep,
): number => {
  const reels = game[mode]
  const tall = drawTall(game, reels, chance)
  const step = mode === 'free' ? game.title.freeSpins.multiplierStep : 0
  let multiplier = from
  for (let fall = 0; ; fall += 1) {
    const wins: SlotWin[] | undefined = tell && []
    const units = payWays(game, tall, marks, wins) * multiplier
    const isCapped = addUnits(sum, units)
    const isLast = units === 0 || isCapped
    const awarded = isLast ? awardAt(game, sum, mode, tall) : 0
    tell?.({
      mode,
      by: fall === 0 ? 'spin' : 'cascade',
      spinNumber: sum.freeSpinsPlayed,
      stops: [],
      rows: [...tall.rows],
      grid: flatGridOf(tall),
      wins: wins ?? [],
      multiplier,
      removed: isLast ? [] : flatCellsOf(tall, tall.rows.length, (_, cell) => marks[cell] === 1),
      units,
      totalUnits: sum.units,
      freeSpinsAwarded: awarded,
      freeSpinsLeft: sum.freeSpinsLeft,
    })
    if (units > 0) multiplier += step
    if (isLast) return multiplier
    dropInto(reels, tall, chance)
  }
}

const marks = new Uint8Array(ROW_COUNT_MAX * 8)

const drawTall = ({ tall }: CompiledWays, reels: CompiledWays['base'], chance: Chance): Tall => {
  const { cells, rows } = tall
  for (let reel = 0; reel < rows.length; reel += 1) {
    const tables = reels[reel]
    if (!tables) continue
    const { symbols } = tables
    const rowCount = tables.rows[chance.nextInt(tables.rows.length)] ?? 0
    rows[reel] = rowCount
    const top = reel * ROW_COUNT_MAX
    for (let cell = top; cell < top + rowCount; cell += 1) {
      cells[cell] = symbols[chance.nextInt(symbols.length)] ?? 0
    }
  }
  return tall
}

/** Marked cells vanish, those above sink, new symbols follow from the top. */
const dropInto = (reels: CompiledWays['base'], { cells, rows }: Tall, chance: Chance): void => {
  for (let reel = 0; reel < rows.length; reel += 1) {
    const symbols = reels[reel]?.symbols
    if (!symbols) continue
    const top = reel * ROW_COUNT_MAX
    let to = top + (rows[reel] ?? 0) - 1
    for (let from = to; from >= top; from -= 1) {
      if (marks[from] === 1) continue
      cells[to] = cells[from] ?? 0
      to -= 1
    }
    for (let cell = top; cell <= to; cell += 1) {
      cells[cell] = symbols[chance.nextInt(symbols.length)] ?? 0
    }
  }
}

const awardAt = (
  { title: { freeSpins }, scatter }: CompiledWays,
  sum: RoundSum,
  mode: 'base' | 'free',
  { cells, rows }: Tall,
): number => {
  let count = 0
  for (let reel = 0; reel < rows.length; reel += 1) {
    const end = reel * ROW_COUNT_MAX + (rows[reel] ?? 0)
    for (let cell = reel * ROW_COUNT_MAX; cell < end; cell += 1) {
      if (cells[cell] === scatter) count += 1
    }
  }
  const awards = mode === 'base' ? freeSpins.award : freeSpins.retrigger
  return addFreeSpins(sum, awardFor(awards, count), freeSpins.spinCountMax)
}

const flatGridOf = ({ cells, rows }: Tall): number[] =>
  [...rows].flatMap((rowCount, reel) => [
    ...cells.subarray(reel * ROW_COUNT_MAX, reel * ROW_COUNT_MAX + rowCount),
  ])
