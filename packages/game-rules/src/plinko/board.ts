import { combinations } from '../common/combinations.ts'
import type { PlinkoChoice, PlinkoTitle } from './types.ts'

/** What the slots of a board pay, from the left; undefined if the title has no such board. */
export const findSlots = (
  { boards }: PlinkoTitle,
  choice: Record<keyof PlinkoChoice, unknown>,
): readonly number[] | undefined => {
  const board = boards.find(
    ({ risk, rowCount }) => risk === choice.risk && rowCount === choice.rowCount,
  )
  if (!board) return undefined
  const { half, rowCount } = board
  return Array.from(
    { length: rowCount + 1 },
    (_, slot) => half[Math.min(slot, rowCount - slot)] ?? 0,
  )
}

/** The probability of a slot, as the number of paths leading there. */
export const chanceOfSlot = (rowCount: number, slot: number): number =>
  combinations(rowCount, slot) / 2 ** rowCount
