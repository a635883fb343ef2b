const steps = 10_000
const precision = 1e-14

/** Logarithm of the gamma function (Lanczos, g = 7). */
const logGamma = (x: number): number => {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ]
  const shifted = x - 1
  let sum = 0.99999999999980993
  for (const [index, term] of terms.entries()) sum += term / (shifted + index + 1)
  const t = shifted + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum)
}

/** The regularized upper incomplete gamma function (Numerical Recipes, 6.2). */
const upperGamma = (a: number, x: number): number => {
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < steps && term > sum * precision; n += 1) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - sum * scale
  }
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let n = 1; n < steps; n += 1) {
    const factor = -n * (n - a)
    b += 2
    d = 1 / (factor * d + b)
    c = b + factor / c
    h *= d * c
    if (Math.abs(d * c - 1) < precision) break
  }
  return h * scale
}

/** The probability that a chi-square with these degrees of freedom is at least this. */
export const chiSquareP = (statistic: number, degrees: number): number =>
  statistic <= 0 ? 1 : upperGamma(degrees / 2, statistic / 2)

/** Pearson's statistic of counts that should be proportional to `sizes`; without them, equal. */
export const chiSquareOf = (counts: ArrayLike<number>, sizes?: readonly number[]): number => {
  const values = Array.from(counts)
  const total = values.reduce((sum, count) => sum + count, 0)
  const whole = sizes?.reduce((sum, size) => sum + size, 0) ?? values.length
  return values.reduce((sum, count, index) => {
    const expected = (total * (sizes?.[index] ?? 1)) / whole
    return sum + (count - expected) ** 2 / expected
  }, 0)
}
