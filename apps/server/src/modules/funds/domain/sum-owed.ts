import type { OwedFunds } from '../needs.ts'

/** Everything that a brand owes its players. */
export const sumOwed = ({
  availableMinor,
  heldMinor,
  openStakesMinor,
  jackpotsMinor,
}: OwedFunds): bigint => availableMinor + heldMinor + openStakesMinor + jackpotsMinor

/** What the account held beyond what is owed; below zero it was short. */
export const differenceOf = (day: {
  readonly balance_minor: bigint
  readonly owed_minor: bigint
}): bigint => day.balance_minor - day.owed_minor
