import { remember } from '../common/remember.ts'
import type { Difficulty, TowerLevel, TowerTitle } from './types.ts'

/** The floors of a difficulty; throws RangeError if the title has no such difficulty. */
export const levelOf = (title: TowerTitle, difficulty: Difficulty): TowerLevel => {
  const level = title.levels.find((one) => one.difficulty === difficulty)
  if (!level) throw new RangeError(`${title.gameCode} has no difficulty ${difficulty}`)
  return level
}

/** The probability of climbing this many floors. */
export const chanceOfClimbing = (level: TowerLevel, floors: number): number =>
  ((level.columnCount - level.trapCount) / level.columnCount) ** floors

/** What a cash-out pays after one, two, three floors and so on, in hundredths. */
export const ladderOf = remember((title: TowerTitle, level: TowerLevel): readonly number[] =>
  Array.from({ length: level.floorCount }, (_, index) => {
    const power = BigInt(index + 1)
    const all = BigInt(level.columnCount) ** power
    const safe = BigInt(level.columnCount - level.trapCount) ** power
    return Number((BigInt(title.pricedAtBp) * all) / (100n * safe))
  }),
)
