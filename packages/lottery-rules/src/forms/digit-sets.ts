import { choose, isEqual, rising, subsetsOf } from '../counting.ts'
import type { Combination, Form, RowSpec, Win } from '../play.ts'
import { defineForm } from './define-form.ts'

const hit = { tier: 'win', stakes: 1 } as const

/** The numbers of an outcome regardless of order, in the notation of these forms' combinations. */
export const sameNumbers = (combination: Combination, seen: readonly number[]): Win | undefined =>
  isEqual(combination, rising(seen)) ? hit : undefined

/** `sets` balls that each occur `times` times, from a separate row. */
export type Part = { readonly size: number; readonly times: number }

/**
 * Numbers in any order with this many of them equal, each kind from its own row: group 60 of five
 * digits has one digit twice and three once. No ball counts in two rows at a time.
 */
export const digitSets = (first: Part, second: Part, rows: readonly RowSpec[]): Form =>
  defineForm({
    rows,
    meets: { by: 'any', times: [first.times, second.times] },
    *combinations([left = [], right = []]) {
      for (const chosen of subsetsOf(left, first.size)) {
        const free = right.filter((ball) => !chosen.includes(ball))
        for (const others of subsetsOf(free, second.size)) {
          yield rising([
            ...chosen.flatMap((ball) => Array.from({ length: first.times }, () => ball)),
            ...others.flatMap((ball) => Array.from({ length: second.times }, () => ball)),
          ])
        }
      }
    },
    count: ([left = [], right = []]) => {
      const shared = left.filter((ball) => right.includes(ball)).length
      let count = 0
      for (let taken = 0; taken <= first.size; taken += 1) {
        count +=
          choose(shared, taken) *
          choose(left.length - shared, first.size - taken) *
          choose(right.length - taken, second.size)
      }
      return count
    },
    winOf: sameNumbers,
    winning: ([left = [], right = []], seen) => {
      const timesOf = (ball: number) => seen.filter((number) => number === ball).length
      const balls = [...new Set(seen)]
      const fits = ({ size, times }: Part, row: readonly number[]) => {
        const alike = balls.filter((ball) => timesOf(ball) === times)
        return alike.length === size && alike.every((ball) => row.includes(ball))
      }
      return fits(first, left) && fits(second, right) ? [hit] : []
    },
    best: () => [[hit]],
  })

/** Different numbers in any order from one row, each occurring `times` times. */
export const equalSets = (part: Part, row: RowSpec): Form =>
  defineForm({
    rows: [row],
    meets: { by: 'any', times: [part.times] },
    *combinations([balls = []]) {
      for (const chosen of subsetsOf(balls, part.size)) {
        yield chosen.flatMap((ball) => Array.from({ length: part.times }, () => ball))
      }
    },
    count: ([balls = []]) => choose(balls.length, part.size),
    winOf: sameNumbers,
    winning: ([balls = []], seen) => {
      const different = [...new Set(seen)]
      const isShape =
        different.length === part.size &&
        different.every((ball) => seen.filter((number) => number === ball).length === part.times)
      return isShape && different.every((ball) => balls.includes(ball)) ? [hit] : []
    },
    best: () => [[hit]],
  })

/** One ball twice and another once from the same row: n(n-1). */
export const pairAndSingle = (row: RowSpec): Form => {
  const both = digitSets({ size: 1, times: 2 }, { size: 1, times: 1 }, [row, row])
  return {
    ...both,
    rows: [row],
    meets: { by: 'any', times: [1] },
    combinations: ([balls = []]) => both.combinations([balls, balls]),
    count: ([balls = []]) => both.count([balls, balls]),
    winning: ([balls = []], seen) => both.winning([balls, balls], seen),
  }
}

/** Numbers in any order typed by hand, ascending; the tier tells how many are equal. */
export const shapeOfThree = (combination: Combination): 'com3' | 'com6' | 'triple' => {
  const different = new Set(combination).size
  if (different === 3) return 'com6'
  return different === 2 ? 'com3' : 'triple'
}

/** The predicate of numbers in any order whose tier is their shape: mixed groups of three digits. */
export const mixedOfThree: Form['winOf'] = (combination, seen) =>
  sameNumbers(combination, seen) && { tier: shapeOfThree(combination), stakes: 1 }

/** A predicate on numbers in any order, for typed entries. */
export const inAnyOrder = (winOf: Form['winOf']): Pick<Form, 'winOf' | 'meets'> => ({
  winOf,
  meets: { by: 'any', times: [1] },
})
