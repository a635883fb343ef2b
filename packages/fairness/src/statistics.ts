/** Standard normal quantile for two-sided 99 %. */
const Z99_TWO_SIDED = 2.5758293035489
/** Standard normal quantile for one-sided 99 %. */
const Z99_ONE_SIDED = 2.3263478740408

export type TestResult = {
  readonly statistic: number
  /** The statistic, or its absolute value, must not exceed this at 99 % confidence. */
  readonly critical: number
  readonly passes: boolean
}

/**
 * Chi-square test that all values are equally likely, at 99 %: Pearson's statistic over counts by
 * value, its critical value by Wilson and Hilferty's approximation (within 0.1 % from 10 degrees of
 * freedom on). Each expected count should be at least 5. A distribution that is too even does not
 * fail.
 */
export const testEvenSpread = (counts: ArrayLike<number>): TestResult => {
  const values = Array.from(counts)
  const expected = values.reduce((sum, count) => sum + count, 0) / values.length
  const statistic = values.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return atMost(statistic, chiSquareCritical99(values.length - 1))
}

/**
 * Runs test (Wald and Wolfowitz) at 99 %: the number of runs above and below the middle of the
 * range against what independence gives. Numbers that equal the middle are left out.
 */
export const testRuns = (numbers: ArrayLike<number>, boundExclusive: number): TestResult => {
  const middle = (boundExclusive - 1) / 2
  const sides = Array.from(numbers)
    .filter((number) => number !== middle)
    .map((number) => number > middle)
  const above = sides.filter(Boolean).length
  const below = sides.length - above
  const runs = sides.filter((side, index) => index === 0 || side !== sides[index - 1]).length
  const product = 2 * above * below
  const mean = product / sides.length + 1
  const variance = ((mean - 1) * (mean - 2)) / (sides.length - 1)
  return atMost(Math.abs(runs - mean) / Math.sqrt(variance), Z99_TWO_SIDED)
}

/**
 * Serial correlation at 99 %: the correlation of each number with the one `lag` places later,
 * which independence spreads normally about 0 with deviation 1 / sqrt(count).
 */
export const testSerialCorrelation = (numbers: ArrayLike<number>, lag = 1): TestResult => {
  const values = Array.from(numbers)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviations = values.map((value) => value - mean)
  const square = deviations.reduce((sum, value) => sum + value * value, 0)
  const product = deviations
    .slice(lag)
    .reduce((sum, value, index) => sum + value * (deviations[index] ?? 0), 0)
  const correlation = product / square
  return atMost(Math.abs(correlation) * Math.sqrt(values.length - lag), Z99_TWO_SIDED)
}

/** Adjacent pairs, not overlapping, as counts by `first * bound + second`: for a uniformity test. */
export const countPairs = (numbers: ArrayLike<number>, boundExclusive: number): Uint32Array => {
  const counts = new Uint32Array(boundExclusive * boundExclusive)
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const pair = (numbers[index] ?? 0) * boundExclusive + (numbers[index + 1] ?? 0)
    counts[pair] = (counts[pair] ?? 0) + 1
  }
  return counts
}

/** Counts by value, from 0 to `boundExclusive - 1`. */
export const countValues = (numbers: ArrayLike<number>, boundExclusive: number): Uint32Array => {
  const counts = new Uint32Array(boundExclusive)
  for (let index = 0; index < numbers.length; index += 1) {
    const value = numbers[index] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

const chiSquareCritical99 = (degrees: number): number => {
  const spread = 2 / (9 * degrees)
  return degrees * (1 - spread + Z99_ONE_SIDED * Math.sqrt(spread)) ** 3
}

const atMost = (statistic: number, critical: number): TestResult => ({
  statistic,
  critical,
  // Written so that NaN fails.
  passes: statistic <= critical,
})
