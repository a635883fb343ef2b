/**
 * Sums over the settled rounds of a title in a day; of a lottery, over its draws. Amounts are in minor units,
 * squares and products in their squares.
 */
export type ReturnSums = {
  readonly rounds: bigint
  readonly staked: number
  readonly paid: number
  readonly stakeSquared: number
  readonly payoutSquared: number
  readonly stakePayout: number
}

/** The lowest and the highest return that the rules declare, in 1/100 percent; equal for most titles. */
export type DeclaredReturn = { readonly lowestBp: number; readonly highestBp: number }

/** Between which returns, in 1/100 percent, the measured one lies by chance. */
export type ControlLimits = { readonly lowerBp: number; readonly upperBp: number }

export type JudgedReturn = {
  readonly measuredBp: number
  /** Undefined without a declared return or with too few rounds. */
  readonly limits: ControlLimits | undefined
  /**
   * `few`: too few rounds for the limits to mean anything; `undeclared`: the vendor declares no return;
   * `above` and `below`: outside the limits, which happens by chance in 1 of 100 titles.
   */
  readonly verdict: 'above' | 'below' | 'inside' | 'few' | 'undeclared'
}

/** Of the standard normal distribution: 99 % lie within. */
const z99 = 2.575_829

/** Below this the sum of payouts is not near enough to a normal distribution. */
export const roundsMin = 1_000n

/** The share of the stakes that was paid, in 1/100 percent. */
export const measuredBp = ({ staked, paid }: ReturnSums): number =>
  staked === 0 ? 0 : (paid / staked) * 10_000

/**
 * How far the measured return may be from a declared one in 99 of 100 cases, in 1/100 percent.
 * The return is a ratio of sums, `R = Σw / Σs`. With the declared return `r` the residuals `d = w − r·s` have mean
 * zero, so that `Var(R) ≈ Σd² / (Σs)²`, where `Σd² = Σw² − 2r·Σws + r²·Σs²`.
 * Source: W. G. Cochran, Sampling Techniques, 3rd ed. 1977, sections 2.11 and 6.3 (the ratio and its variance).
 */
const spreadOf = (
  { staked, stakeSquared, payoutSquared, stakePayout }: ReturnSums,
  declaredBp: number,
): number => {
  const declared = declaredBp / 10_000
  const residuals = payoutSquared - 2 * declared * stakePayout + declared ** 2 * stakeSquared
  return ((z99 * Math.sqrt(Math.max(0, residuals))) / staked) * 10_000
}

/**
 * Between which shares the measured return lies in 99 of 100 cases if the declared one holds.
 * @returns undefined with fewer than `roundsMin` rounds
 */
export const controlLimits = (
  sums: ReturnSums,
  { lowestBp, highestBp }: DeclaredReturn,
): ControlLimits | undefined => {
  if (sums.rounds < roundsMin || sums.staked === 0) return undefined
  return {
    lowerBp: Math.max(0, lowestBp - spreadOf(sums, lowestBp)),
    upperBp: highestBp + spreadOf(sums, highestBp),
  }
}

/** The measured return beside the declared one, which is null where the vendor declares none. */
export const judgeReturn = (sums: ReturnSums, declared: DeclaredReturn | null): JudgedReturn => {
  const measured = measuredBp(sums)
  const limits = declared === null ? undefined : controlLimits(sums, declared)
  const verdict = (): JudgedReturn['verdict'] => {
    if (declared === null) return 'undeclared'
    if (!limits) return 'few'
    if (measured > limits.upperBp) return 'above'
    return measured < limits.lowerBp ? 'below' : 'inside'
  }
  return { measuredBp: measured, limits, verdict: verdict() }
}

/** The sums of one day as they are published: whole numbers as text. */
export type ReturnDay = {
  readonly rounds: string
  readonly stake: string
  readonly payout: string
  readonly stakeSquared: string
  readonly payoutSquared: string
  readonly stakePayout: string
}

/** The sums of several days of one title. */
export const sumReturnDays = (days: readonly ReturnDay[]): ReturnSums => {
  const sum = (field: keyof ReturnDay): bigint =>
    days.reduce((total, day) => total + BigInt(day[field]), 0n)
  return {
    rounds: sum('rounds'),
    staked: Number(sum('stake')),
    paid: Number(sum('payout')),
    stakeSquared: Number(sum('stakeSquared')),
    payoutSquared: Number(sum('payoutSquared')),
    stakePayout: Number(sum('stakePayout')),
  }
}
