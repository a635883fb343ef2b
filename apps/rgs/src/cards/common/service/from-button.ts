import type { SeatRow } from '../../tables.ts'

/** Seats from the one that has the button: the next after the one that had it. */
export const fromButton = (
  ready: readonly SeatRow[],
  hadButton: number | null,
): readonly SeatRow[] => {
  const first = ready.findIndex(({ seat }) => hadButton === null || seat > hadButton)
  const at = Math.max(0, first)
  return [...ready.slice(at), ...ready.slice(0, at)]
}
