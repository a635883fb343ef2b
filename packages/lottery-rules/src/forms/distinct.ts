import { productOf, subsetsOf } from '../counting.ts'
import type { Form, RowSpec, Rows } from '../play.ts'
import { defineForm } from './define-form.ts'
import { straight } from './straight.ts'

const isDistinct = (numbers: readonly number[]) => new Set(numbers).size === numbers.length

/**
 * Tuples of one ball per row without repetition, counted by partitions: each way to put the rows into
 * blocks adds the product, over its blocks, of the number of balls shared by all rows of a block times
 * (-1)^(n-1) (n-1)! for a block of n rows (Möbius inversion on the lattice of partitions).
 */
export const countDistinct = (rows: Rows): number => {
  const [first = [], ...others] = rows
  if (others.length === 0) return rows.length === 0 ? 1 : first.length
  let count = 0
  for (let size = 0; size <= others.length; size += 1) {
    for (const mates of subsetsOf([...others.keys()], size)) {
      const shared = first.filter((ball) => mates.every((mate) => others[mate]?.includes(ball)))
      if (shared.length === 0) continue
      const rest = others.filter((_, index) => !mates.includes(index))
      count += signedFactorial(size) * shared.length * countDistinct(rest)
    }
  }
  return count
}

const signedFactorial = (size: number): number =>
  Array.from({ length: size }, (_, index) => -(index + 1)).reduce((left, right) => left * right, 1)

/** One ball per row, in order and without repetition: for draws in which no number comes twice. */
export const straightDistinct = (rows: readonly RowSpec[]): Form => ({
  ...straight(rows),
  *combinations(chosen) {
    for (const tuple of productOf(chosen)) if (isDistinct(tuple)) yield tuple
  },
  count: countDistinct,
})

/** Different balls of one row in every order: n(n-1)(n-2) of three. */
export const permuted = (size: number, row: RowSpec): Form => {
  const rowsOf = (balls: readonly number[]) => Array.from({ length: size }, () => balls)
  const inner = straightDistinct([])
  return defineForm({
    rows: [{ ...row, min: Math.max(row.min, size) }],
    meets: { by: 'any', times: [1] },
    combinations: ([balls = []]) => inner.combinations(rowsOf(balls)),
    count: ([balls = []]) =>
      Array.from({ length: size }, (_, index) => balls.length - index).reduce((a, b) => a * b, 1),
    winOf: inner.winOf,
    winning: ([balls = []], seen) => (isDistinct(seen) ? inner.winning(rowsOf(balls), seen) : []),
    best: () => [[{ tier: 'win', stakes: 1 }]],
  })
}
