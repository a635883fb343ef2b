import { combinations } from '../common/combinations.ts'
import { remember } from '../common/remember.ts'
import type { MinesTitle } from './types.ts'

/** The probability that this many cells can be opened without a mine. */
export const chanceOfOpening = (title: MinesTitle, mineCount: number, opened: number): number =>
  combinations(title.cellCount - mineCount, opened) / combinations(title.cellCount, opened)

const countLadder = (title: MinesTitle, mineCount: number): readonly number[] => {
  const safeCount = title.cellCount - mineCount
  const steps = Array.from({ length: safeCount }, (_, index) => {
    const all = BigInt(combinations(title.cellCount, index + 1))
    const safe = BigInt(combinations(safeCount, index + 1))
    return Number((BigInt(title.pricedAtBp) * all) / (100n * safe))
  })
  return steps.filter((multiplier) => multiplier <= title.winCapStakes * 100)
}

/**
 * What a cash-out pays after one, two, three cells and so on, in hundredths. It stops at the last safe
 * cell, or before the first multiplier above the title's maximum.
 */
export const ladderOf: (title: MinesTitle, mineCount: number) => readonly number[] =
  remember(countLadder)
