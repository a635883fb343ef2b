/** The number of ways to choose `size` out of `from` items; exact below 2^53. */
export const combinations = (from: number, size: number): number => {
  if (size < 0 || size > from) return 0
  let count = 1
  for (let step = 1; step <= Math.min(size, from - size); step += 1) {
    count = Math.round((count * (from - Math.min(size, from - size) + step)) / step)
  }
  return count
}

/** The probability that `hits` of `marked` items out of `pool` are in a draw of `drawn`. */
export const hypergeometric = (
  pool: number,
  marked: number,
  drawn: number,
  hits: number,
): number => {
  if (hits < 0 || hits > marked || drawn - hits > pool - marked || hits > drawn) return 0
  // As a product of ratios: the counts themselves can exceed what a float holds exactly.
  let probability = 1
  for (let index = 0; index < hits; index += 1) {
    probability *= ((drawn - index) * (marked - index)) / ((index + 1) * (pool - index))
  }
  for (let index = 0; index < marked - hits; index += 1) {
    probability *= (pool - drawn - index) / (pool - hits - index)
  }
  return probability
}
