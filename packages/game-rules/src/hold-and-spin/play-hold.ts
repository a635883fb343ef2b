import type { Chance } from '@trevo/fairness/chance.ts'
import { addUnits, newRoundSum, type RoundSum, type ReportStep } from '../reels/round-sum.ts'
import { gridAt, lineMathsOf, lineWinsOf, unitsOf } from '../reels/line-reels.ts'
import type { Coin, ReelsChoice } from '../reels/types.ts'
import { indexOfKind, tableOf } from '../reels/weights.ts'
import { compileSlot } from '../slots/compile-slot.ts'
import { leanSlotOf } from '../slots/lean-slot.ts'
import type { CoinFace, HoldAndSpinTitle } from './types.ts'

export const CELL_COUNT = 15

type Round = {
  readonly title: HoldAndSpinTitle
  readonly chance: Chance
  readonly sum: RoundSum
  readonly tell: ReportStep | undefined
}

/**
 * Plays one round. Numbers are drawn in this order: a stop for each reel from the left; a face for
 * each coin in the grid, column after column; then, in each respin, for each free cell whether a
 * coin lands there, and for one that lands its face. A bought round draws the cells of its first
 * coins instead of the stops: one among those still free for each.
 */
export const playHold = (
  title: HoldAndSpinTitle,
  choice: ReelsChoice,
  chance: Chance,
  tell?: ReportStep,
): RoundSum => {
  const round = { title, chance, sum: newRoundSum(title), tell }
  const coins = choice ? boughtCoinsOf(round) : spinOf(round)
  if (coins.length < title.hold.coinCountMin) return round.sum
  holdCoins(round, coins)
  return round.sum
}

const spinOf = ({ title, chance, sum, tell }: Round): Coin[] => {
  const scatter = indexOfKind(title.symbols, 'scatter')
  if (!tell) {
    // Without a history only the number of coins matters, not where they are.
    const spun = leanSlotOf(lineMathsOf(title)).spin(0, chance)
    addUnits(sum, spun >>> 4)
    return Array.from({ length: spun & 15 }, (_, cell) => drawCoin(title, cell, chance))
  }
  const reels = compileSlot(lineMathsOf(title)).reels.base
  const stops = reels.map((reel) => chance.nextInt(reel.length))
  const grid = gridAt(title, stops)
  const coins = grid.flatMap((symbol, cell) =>
    symbol === scatter ? [drawCoin(title, cell, chance)] : [],
  )
  const wins = lineWinsOf(title, grid)
  const units = unitsOf(wins)
  addUnits(sum, units)
  const starts = coins.length >= title.hold.coinCountMin
  tell({
    ...plainStep,
    stops,
    grid,
    wins,
    coins,
    units,
    totalUnits: sum.units,
    ...(starts ? { respinsLeft: title.hold.respins } : {}),
  })
  return coins
}

const plainStep = {
  mode: 'base',
  by: 'spin',
  spinNumber: 0,
  multiplier: 1,
  removed: [],
  freeSpinsAwarded: 0,
  freeSpinsLeft: 0,
} as const

const boughtCoinsOf = ({ title, chance, tell, sum }: Round): Coin[] => {
  const free = Array.from({ length: CELL_COUNT }, (_, cell) => cell)
  const coins = Array.from({ length: title.hold.boughtCoins }, () => {
    const [cell = 0] = free.splice(chance.nextInt(free.length), 1)
    return drawCoin(title, cell, chance)
  }).toSorted((a, b) => a.cell - b.cell)
  tell?.({
    ...plainStep,
    mode: 'hold',
    stops: [],
    grid: coinGridOf(title, coins),
    wins: [],
    coins,
    respinsLeft: title.hold.respins,
    units: 0,
    totalUnits: sum.units,
  })
  return coins
}

/** Respins until three in a row bring no coin, or the grid is full. */
const holdCoins = ({ title, chance, sum, tell }: Round, first: readonly Coin[]): void => {
  const { respins, coinWeight, blankWeight } = title.hold
  const coins = [...first]
  const isHeld = new Uint8Array(CELL_COUNT)
  for (const { cell } of coins) isHeld[cell] = 1
  for (let left = respins; left > 0;) {
    const held = tell ? coins.map(({ cell }) => cell).toSorted((a, b) => a - b) : []
    left -= 1
    for (let cell = 0; cell < CELL_COUNT; cell += 1) {
      if (isHeld[cell] === 1 || chance.nextInt(coinWeight + blankWeight) >= coinWeight) continue
      isHeld[cell] = 1
      coins.push(drawCoin(title, cell, chance))
      left = respins
    }
    if (coins.length === CELL_COUNT) left = 0
    const units = left > 0 ? 0 : worthOf(title, coins)
    addUnits(sum, units)
    tell?.({
      ...plainStep,
      mode: 'hold',
      by: 'respin',
      stops: [],
      grid: coinGridOf(title, coins),
      wins: [],
      held,
      coins: coins.toSorted((a, b) => a.cell - b.cell),
      respinsLeft: left,
      units,
      totalUnits: sum.units,
    })
  }
}

/** All coins together, plus the greatest jackpot if they fill the grid. */
const worthOf = (title: HoldAndSpinTitle, coins: readonly Coin[]): number => {
  let units = coins.length === CELL_COUNT ? grandUnitsOf(title) : 0
  for (const coin of coins) units += coin.units
  return units
}

export const grandUnitsOf = ({ jackpots, unitsPerStake }: HoldAndSpinTitle): number =>
  (jackpots.at(-1)?.stakes ?? 0) * unitsPerStake

const faceTables = new WeakMap<HoldAndSpinTitle, Uint8Array>()

const faceTableOf = (title: HoldAndSpinTitle): Uint8Array => {
  const table = faceTables.get(title) ?? tableOf(title.coins.map(({ weight }) => weight))
  faceTables.set(title, table)
  return table
}

/** What a face pays: a jackpot's is a multiple of the stake. */
export const unitsOfFace = (
  { jackpots, unitsPerStake }: HoldAndSpinTitle,
  { units, jackpot }: CoinFace,
): number => (jackpot === undefined ? units : (jackpots[jackpot]?.stakes ?? 0) * unitsPerStake)

const drawCoin = (title: HoldAndSpinTitle, cell: number, chance: Chance): Coin => {
  const table = faceTableOf(title)
  const face = title.coins[table[chance.nextInt(table.length)] ?? 0]
  if (!face) throw new Error(`${title.gameCode} has no coins`)
  const { jackpot } = face
  return { cell, units: unitsOfFace(title, face), ...(jackpot === undefined ? {} : { jackpot }) }
}

/** Coins at their cells; -1 elsewhere, because only coins count now. */
const coinGridOf = ({ symbols }: HoldAndSpinTitle, coins: readonly Coin[]): number[] => {
  const grid = Array.from({ length: CELL_COUNT }, () => -1)
  for (const { cell } of coins) grid[cell] = indexOfKind(symbols, 'scatter')
  return grid
}
