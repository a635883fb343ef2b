/** Sums of play and payments, in minor units. */
export type Steps = {
  readonly stakes_minor: bigint
  readonly prizes_minor: bigint
  readonly deposits_minor: bigint
  readonly withdrawals_minor: bigint
}

export const noSteps: Steps = {
  stakes_minor: 0n,
  prizes_minor: 0n,
  deposits_minor: 0n,
  withdrawals_minor: 0n,
}

export const addSteps = (a: Steps, b: Steps): Steps => ({
  stakes_minor: a.stakes_minor + b.stakes_minor,
  prizes_minor: a.prizes_minor + b.prizes_minor,
  deposits_minor: a.deposits_minor + b.deposits_minor,
  withdrawals_minor: a.withdrawals_minor + b.withdrawals_minor,
})
