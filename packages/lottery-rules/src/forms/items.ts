import type { Combination, Form, RowSpec } from '../play.ts'
import { rising } from '../counting.ts'
import { addWins, defineForm, differentWins } from './define-form.ts'

/**
 * One ball, which represents its own combinations: a sum for every straight number that adds up to it.
 * Each combination is a stake. Only one of all combinations can win: the numbers seen, in their own
 * order or ascending.
 */
export const itemOf = (
  row: Omit<RowSpec, 'min' | 'max'>,
  combinationsOf: (ball: number) => readonly Combination[],
  winOf: Form['winOf'],
  order: 'exact' | 'any',
): Form => {
  const known = new Map<number, readonly Combination[]>()
  const listOf = (ball: number): readonly Combination[] => {
    const list = known.get(ball) ?? combinationsOf(ball)
    known.set(ball, list)
    return list
  }
  const knownKeys = new Map<number, ReadonlySet<string>>()
  const keysOf = (ball: number): ReadonlySet<string> => {
    const keys = knownKeys.get(ball) ?? new Set(listOf(ball).map(String))
    knownKeys.set(ball, keys)
    return keys
  }
  const combinations: Form['combinations'] = ([balls = []]) => balls.flatMap(listOf)
  return defineForm({
    rows: [{ ...row, min: 1, max: 1 }],
    combinations,
    count: ([balls = []]) => balls.reduce((sum, ball) => sum + listOf(ball).length, 0),
    winOf,
    winning: ([balls = []], seen) => {
      const only = order === 'exact' ? seen : rising(seen)
      const key = String(only)
      return addWins(balls.map((ball) => (keysOf(ball).has(key) ? winOf(only, seen) : undefined)))
    },
    best: ([[ball = -1] = []]) =>
      differentWins(listOf(ball).map((one) => addWins([winOf(one, one)]))),
  })
}

/** Balls that are each a separate stake; the predicate decides what a ball wins. */
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
