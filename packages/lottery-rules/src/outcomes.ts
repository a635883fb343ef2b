import type { Pool } from './group.ts'

/** The number of possible numbers at this many places. */
export const countWays = ({ from, to, isDistinct }: Pool, places: number): number => {
  const size = to - from + 1
  return Array.from({ length: places }, (_, index) => (isDistinct ? size - index : size)).reduce(
    (product, ways) => product * ways,
    1,
  )
}

/** Every possible combination of numbers at these places; the others stay unknown. */
export function* waysAt(
  pool: Pool,
  places: readonly number[],
  numbers: readonly number[],
): Generator<readonly number[]> {
  const [place, ...others] = places
  if (place === undefined) {
    yield numbers
    return
  }
  for (let number = pool.from; number <= pool.to; number += 1) {
    if (pool.isDistinct && numbers.includes(number)) continue
    yield* waysAt(pool, others, numbers.with(place, number))
  }
}
