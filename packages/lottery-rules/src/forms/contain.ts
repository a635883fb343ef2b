import { choose, range, subsetsOf } from '../counting.ts'
import type { Form, RowSpec } from '../play.ts'
import { defineForm } from './define-form.ts'

const hit = { tier: 'win', stakes: 1 } as const

/** A number of different balls of one row, all of which must be among the numbers seen. */
export const containAll = (size: number, row: RowSpec): Form =>
  defineForm({
    rows: [{ ...row, min: Math.max(row.min, size) }],
    meets: { by: 'any', times: [1] },
    combinations: ([balls = []]) => subsetsOf(balls, size),
    count: ([balls = []]) => choose(balls.length, size),
    winOf: (combination, seen) =>
      combination.every((ball) => seen.includes(ball)) ? hit : undefined,
    winning: ([balls = []], seen) => {
      const stakes = choose(balls.filter((ball) => seen.includes(ball)).length, size)
      return stakes > 0 ? [{ tier: 'win', stakes }] : []
    },
    best: ([balls = []], { count }) => [
      [{ tier: 'win', stakes: choose(Math.min(balls.length, count), size) }],
    ],
  })

/**
 * A number of different balls of one row; how many of them are among the numbers seen decides the
 * tier. If it also wins without hits, a number that came is not good news. The stakes with h hits are
 * choose(balls hit, h) × choose(balls missed, size - h).
 */
export const byHits = (
  size: number,
  row: RowSpec,
  tierOf: (hits: number) => string | undefined,
): Form => {
  const winsAt = (chosen: number, right: number) =>
    Array.from({ length: size + 1 }, (_, hits) => {
      const tier = tierOf(hits)
      const stakes = choose(right, hits) * choose(chosen - right, size - hits)
      return tier === undefined || stakes === 0 ? [] : [{ tier, stakes }]
    }).flat()
  return defineForm({
    rows: [{ ...row, min: Math.max(row.min, size) }],
    meets: tierOf(0) === undefined ? { by: 'any', times: [1] } : { by: 'whole' },
    combinations: ([balls = []]) => subsetsOf(balls, size),
    count: ([balls = []]) => choose(balls.length, size),
    winOf: (combination, seen) => {
      const tier = tierOf(combination.filter((ball) => seen.includes(ball)).length)
      return tier === undefined ? undefined : { tier, stakes: 1 }
    },
    winning: ([balls = []], seen) =>
      winsAt(balls.length, balls.filter((ball) => seen.includes(ball)).length),
    best: ([balls = []], { count, isDistinct }) => {
      if (!isDistinct) return undefined
      const others = row.balls.values.length - balls.length
      const [fewest, most] = [Math.max(0, count - others), Math.min(balls.length, count)]
      return range(fewest, most).map((right) => winsAt(balls.length, right))
    },
  })
}
