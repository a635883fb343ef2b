import type { OwedFunds } from '../needs.ts'

/** Everything that a brand owes its players. */
export const sumOwed = ({
  availableMinor,
  heldMinor,
  openStakesMinor,
  jackpotsMinor,
}: OwedFunds): bigint => availableMinor + heldMinor + openStakesMinor + jackpotsMinor
