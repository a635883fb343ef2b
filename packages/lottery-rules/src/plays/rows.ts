import { range } from '../counting.ts'
import type { Balls, RowSpec } from '../play.ts'

/** Digits, written without separator: "0259". */
export const digitBalls: Balls = { values: range(0, 9), width: 1, join: '' }

/** A row of which any number of balls may be taken, at least `min`. */
export const rowOf = (
  label: string,
  balls: Balls,
  min = 1,
  max = balls.values.length,
): RowSpec => ({
  label,
  balls,
  min,
  max,
})

/** What a typed entry consists of: exactly this many numbers. */
export const entryOf = (balls: Balls, length: number): RowSpec =>
  rowOf('entry', balls, length, length)

/** A row whose item has a single one of these balls. */
export const itemBalls = (values: readonly number[], width = 1): Balls => ({
  values,
  width,
  join: 'one',
})
