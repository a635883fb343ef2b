import type { ShownSeat, TableView } from './types.ts'

// Separate from the table itself, because a page that shows one does not need its rules.

/** Whether nothing is left to decide or to draw. */
export const isOver = ({ phase, turn }: TableView): boolean =>
  phase === undefined ? turn === null : phase === 'over'

/** The hand to play; undefined if there is none. Rounds of the first version have one per seat. */
export const activeHand = ({ seats, turn }: TableView): ShownSeat | undefined =>
  seats.find(({ isActive, seat }) => isActive ?? seat === turn)
