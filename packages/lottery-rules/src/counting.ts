import { combinations as choose } from '@trevo/game-rules/common/combinations.ts'

export { choose }

/** Every choice of `size` of the items, in order. */
export function* subsetsOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  if (size > items.length) return
  // The positions of the chosen items, ascending. The last one that can move moves, and those after it
  // follow.
  const chosen = Array.from({ length: size }, (_, index) => index)
  for (;;) {
    // Every place is inside the list.
    yield chosen.map((place) => items[place] as Item)
    let moved = size - 1
    while (moved >= 0 && chosen[moved] === items.length - size + moved) moved -= 1
    if (moved < 0) return
    const place = (chosen[moved] ?? 0) + 1
    for (let index = moved; index < size; index += 1) chosen[index] = place + index - moved
  }
}

/** Every way to take one item of each list. */
export function* productOf(lists: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...others] = lists
  if (!first) yield []
  else {
    for (const item of first) for (const rest of productOf(others)) yield [item, ...rest]
  }
}

export const countOf = (rows: readonly (readonly number[])[]): number =>
  rows.reduce((product, row) => product * row.length, 1)

/** The sum over every choice of `size` numbers of their product: elementary symmetric polynomials. */
export const sumOfProducts = (numbers: readonly number[], size: number): number => {
  const sums = [1, ...Array.from({ length: size }, () => 0)]
  for (const number of numbers) {
    for (let degree = size; degree >= 1; degree -= 1) {
      sums[degree] = (sums[degree] ?? 0) + (sums[degree - 1] ?? 0) * number
    }
  }
  return sums[size] ?? 0
}

export const isEqual = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((number, index) => number === right[index])

export const rising = (numbers: readonly number[]): number[] =>
  numbers.toSorted((left, right) => left - right)

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0)

/** Whole numbers between two bounds, both included. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
