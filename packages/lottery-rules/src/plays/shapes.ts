import { range } from '../counting.ts'

/** Codes of reference 4.4: 0 triple, 1 straight, 2 pair, 3 all different, 4 half straight. */
export const shapeCodes = [0, 1, 2, 3, 4] as const

/**
 * The class of three numbers. Neighbours are one apart; with `around` the highest is also the lowest's
 * neighbour, as 9 and 0 are. Half straight: two of three different numbers are neighbours.
 */
export const shapeCodeOf = (numbers: readonly number[], around?: number): number => {
  const different = [...new Set(numbers)]
  if (different.length < 3) return different.length === 1 ? 0 : 2
  const isNext = (left: number, right: number) =>
    right - left === 1 || (around !== undefined && (right - left + around) % around === 1)
  const neighbours = different.flatMap((left) => different.filter((right) => isNext(left, right)))
  if (neighbours.length === 2) return 1
  return neighbours.length === 1 ? 4 : 3
}

/** Every possible combination of three numbers in this range. */
export const threeOf = (from: number, to: number): readonly (readonly number[])[] => {
  const numbers = range(from, to)
  return numbers.flatMap((a) => numbers.flatMap((b) => numbers.map((c) => [a, b, c])))
}
