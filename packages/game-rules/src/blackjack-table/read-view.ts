import type { ShownSeat, TableView } from './types.ts'

// Apart from the table itself: a page that shows one has no use for its rules.

/** Whether nothing is left to decide or to draw. */
export const isOver = ({ phase, turn }: TableView): boolean =>
  phase === undefined ? turn === null : phase === 'over'

/** The hand to play; undefined while there is no such hand. Rounds of the first version have one a seat. */
export const activeHand = ({ seats, turn }: TableView): ShownSeat | undefined =>
  seats.find(({ isActive, seat }) => isActive ?? seat === turn)
