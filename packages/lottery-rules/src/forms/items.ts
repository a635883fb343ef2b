import type { Combination, Form, RowSpec } from '../play.ts'
import { defineForm, winningByListing } from './define-form.ts'

/**
 * One ball, which stands for combinations of its own: a sum for every straight number that adds up to
 * it. Each combination is a stake.
 */
export const itemOf = (
  row: Omit<RowSpec, 'min' | 'max'>,
  combinationsOf: (ball: number) => readonly Combination[],
  winOf: Form['winOf'],
): Form => {
  const known = new Map<number, readonly Combination[]>()
  const listOf = (ball: number): readonly Combination[] => {
    const list = known.get(ball) ?? combinationsOf(ball)
    known.set(ball, list)
    return list
  }
  const combinations: Form['combinations'] = ([balls = []]) => balls.flatMap(listOf)
  return defineForm({
    rows: [{ ...row, min: 1, max: 1 }],
    combinations,
    count: ([balls = []]) => balls.reduce((sum, ball) => sum + listOf(ball).length, 0),
    winOf,
    winning: (rows, seen) => winningByListing({ combinations, winOf }, rows, seen),
  })
}

/** Balls that each are a stake of their own; the predicate says what a ball wins. */
export const ballsOf = (
  row: RowSpec,
  winOf: (ball: number, seen: readonly number[]) => ReturnType<Form['winOf']>,
): Form =>
  defineForm({
    rows: [row],
    combinations: ([balls = []]) => balls.map((ball) => [ball]),
    count: ([balls = []]) => balls.length,
    winOf: ([ball = -1], seen) => winOf(ball, seen),
  })
