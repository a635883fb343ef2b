import type { SeatRow } from '../../tables.ts'

/** Seats from the button on: the next after the last button. */
export const fromButton = (
  ready: readonly SeatRow[],
  hadButton: number | null,
): readonly SeatRow[] => {
  const first = ready.findIndex(({ seat }) => hadButton === null || seat > hadButton)
  const at = Math.max(0, first)
  return [...ready.slice(at), ...ready.slice(0, at)]
}
