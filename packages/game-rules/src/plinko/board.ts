import { combinations } from '../common/combinations.ts'
import type { PlinkoChoice, PlinkoTitle } from './types.ts'

/** What the slots of a board pay, from the left; undefined where the title has no such board. */
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

/** The chance that a ball falls into a slot: so many of its paths lead there. */
export const chanceOfSlot = (rowCount: number, slot: number): number =>
  combinations(rowCount, slot) / 2 ** rowCount
