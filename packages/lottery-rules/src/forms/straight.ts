import { choose, countOf, isEqual, productOf, subsetsOf, sumOfProducts } from '../counting.ts'
import type { Form, RowSpec, Rows } from '../play.ts'
import { addWins, defineForm, differentWins } from './define-form.ts'

const hit = { tier: 'win', stakes: 1 } as const

/** One ball per row, in order: the product of the rows. */
export const straight = (rows: readonly RowSpec[]): Form =>
  defineForm({
    rows,
    meets: { by: 'place' },
    combinations: productOf,
    count: countOf,
    winOf: (combination, seen) => (isEqual(combination, seen) ? hit : undefined),
    winning: (chosen, seen) =>
      chosen.every((row, index) => row.includes(seen[index] ?? -1)) ? [hit] : [],
    // All the others differ from the one that came.
    best: () => [[hit]],
  })

/**
 * The rows from each row to the last: abc + bc + c stakes. A suffix of `size` numbers wins the tier
 * `last<size>`.
 */
export const suffixes = (rows: readonly RowSpec[]): Form => {
  const tails = (chosen: Rows) => chosen.map((_, index) => chosen.slice(index))
  return defineForm({
    rows,
    meets: { by: 'place' },
    *combinations(chosen) {
      for (const tail of tails(chosen)) yield* productOf(tail)
    },
    count: (chosen) => tails(chosen).reduce((sum, tail) => sum + countOf(tail), 0),
    winOf: (combination, seen) =>
      isEqual(combination, seen.slice(seen.length - combination.length))
        ? { tier: `last${combination.length}`, stakes: 1 }
        : undefined,
    winning: (chosen, seen) =>
      tails(chosen).flatMap((tail) => {
        const from = seen.length - tail.length
        return tail.every((row, index) => row.includes(seen[from + index] ?? -1))
          ? [{ tier: `last${tail.length}`, stakes: 1 }]
          : []
      }),
    // A hit on the longest suffix is also a hit on its own suffixes.
    best: (chosen) => [
      tails(chosen)
        .filter((tail) => tail.every((row) => row.length > 0))
        .map((tail) => ({ tier: `last${tail.length}`, stakes: 1 })),
    ],
  })
}

/** In how many rows a ball can hit at the same time when no ball comes twice: a maximum matching. */
const mostRight = (rows: Rows): number => {
  const rowOfBall = new Map<number, number>()
  const fits = (row: number, tried: Set<number>): boolean =>
    (rows[row] ?? []).some((ball) => {
      if (tried.has(ball)) return false
      tried.add(ball)
      const other = rowOfBall.get(ball)
      if (other !== undefined && !fits(other, tried)) return false
      rowOfBall.set(ball, row)
      return true
    })
  return rows.filter((_, row) => fits(row, new Set())).length
}

/**
 * Every choice of `size` rows, and one ball of each of them: the elementary symmetric polynomial of
 * the rows' lengths. A combination has the row and the ball of each in turn.
 */
export const anyRows = (size: number, rows: readonly RowSpec[]): Form =>
  defineForm({
    rows: rows.map((row) => ({ ...row, min: 0 })),
    meets: { by: 'place' },
    *combinations(chosen) {
      for (const indexes of subsetsOf([...chosen.keys()], size)) {
        for (const balls of productOf(indexes.map((index) => chosen[index] ?? []))) {
          yield indexes.flatMap((index, at) => [index, balls[at] ?? -1])
        }
      }
    },
    count: (chosen) =>
      sumOfProducts(
        chosen.map((row) => row.length),
        size,
      ),
    winOf: (combination, seen) =>
      combination.every((ball, at) => at % 2 === 0 || seen[combination[at - 1] ?? -1] === ball)
        ? hit
        : undefined,
    winning: (chosen, seen) => {
      const hits = chosen.map((row, index) => (row.includes(seen[index] ?? -1) ? 1 : 0))
      const stakes = sumOfProducts(hits, size)
      return stakes > 0 ? [{ tier: 'win', stakes }] : []
    },
    best: (chosen, { isDistinct }) => {
      const right = isDistinct ? mostRight(chosen) : chosen.filter((row) => row.length > 0).length
      return [[{ tier: 'win', stakes: choose(right, size) }]]
    },
  })

/** Typed entries: each is a combination, and the predicate is that of another form. */
export const manualOf = (
  form: Pick<Form, 'winOf' | 'meets'>,
  row: RowSpec,
  isPossible: (entry: readonly number[]) => boolean = () => true,
): Form => ({
  entry: 'manual',
  rows: [row],
  meets: form.meets,
  count: (entries) => entries.length,
  combinations: (entries) => entries,
  isPossible,
  winOf: form.winOf,
  winning: (entries, seen) => addWins(entries.map((entry) => form.winOf(entry, seen))),
  // Of entries with every number seen, only the one that came wins.
  best: (entries, { count }) =>
    row.min === count && row.max === count
      ? differentWins(entries.map((entry) => addWins([form.winOf(entry, entry)])))
      : undefined,
})

/** Typed numbers, each of which also buys its tails: 123 buys the stakes 123, 23 and 3. */
export const manualSuffixes = (row: RowSpec): Form => {
  const { winOf } = suffixes([])
  const tailsOf = (entry: readonly number[]) => entry.map((_, index) => entry.slice(index))
  return {
    entry: 'manual',
    rows: [row],
    meets: { by: 'place' },
    count: (entries) => entries.reduce((sum, entry) => sum + entry.length, 0),
    combinations: (entries) => entries.flatMap(tailsOf),
    winOf,
    winning: (entries, seen) =>
      addWins(entries.flatMap((entry) => tailsOf(entry).map((tail) => winOf(tail, seen)))),
  }
}
