import type { GroupCode } from '../group.ts'

/** How the numbers of a group are drawn, stated a second time independently of the rules: from, to, how many, repeated or not. */
export const shapes: Readonly<
  Partial<Record<GroupCode, { from: number; to: number; count: number; isDistinct: boolean }>>
> = {
  SSC: { from: 0, to: 9, count: 5, isDistinct: false },
  LF_3D: { from: 0, to: 9, count: 3, isDistinct: false },
  LF_4D: { from: 0, to: 9, count: 4, isDistinct: false },
  LF_P5: { from: 0, to: 9, count: 5, isDistinct: false },
  PCB: { from: 0, to: 9, count: 3, isDistinct: false },
  '11X5': { from: 1, to: 11, count: 5, isDistinct: true },
  PK10: { from: 1, to: 10, count: 10, isDistinct: true },
  K3: { from: 1, to: 6, count: 3, isDistinct: false },
  SEA_THAI: { from: 0, to: 9, count: 8, isDistinct: false },
  SEA_LAO: { from: 0, to: 9, count: 4, isDistinct: false },
  SEA_VN: { from: 0, to: 9, count: 10, isDistinct: false },
  SEA_FISH: { from: 0, to: 5, count: 3, isDistinct: false },
  BR_COLUMNS: { from: 0, to: 9, count: 7, isDistinct: false },
  LHC: { from: 1, to: 49, count: 7, isDistinct: true },
}

/**
 * Every possible combination of numbers at these places, the others unknown (NaN). Each is equally
 * likely; if numbers are distinct, it does not matter which places are requested.
 */
export function* outcomesAt(group: GroupCode, reads: readonly number[]): Generator<number[]> {
  const shape = shapes[group]
  if (!shape) throw new RangeError(`${group} is not listed number by number`)
  const { from, to, isDistinct } = shape
  const numbers = Array.from({ length: shape.count }, () => Number.NaN)
  const used = Array.from({ length: to + 1 }, () => false)
  // The number at each place is increased until none is left, then the previous place is increased.
  let index = 0
  while (index >= 0) {
    const place = reads[index]
    if (place === undefined) {
      yield numbers
      index -= 1
      continue
    }
    const last = numbers[place] ?? Number.NaN
    let next = Number.isNaN(last) ? from : last + 1
    if (!Number.isNaN(last)) used[last] = false
    while (used[next]) next += 1
    if (next > to) {
      numbers[place] = Number.NaN
      index -= 1
    } else {
      numbers[place] = next
      used[next] = isDistinct
      index += 1
    }
  }
}

/** How many ways `outcomesAt` lists. */
export const countOutcomesAt = (group: GroupCode, reads: readonly number[]): number => {
  const shape = shapes[group]
  if (!shape) throw new RangeError(`${group} is not listed number by number`)
  const size = shape.to - shape.from + 1
  return reads.reduce((product, _, index) => product * (shape.isDistinct ? size - index : size), 1)
}

/** Whether every outcome at these places can be listed in a test: at most a million. */
export const isListed = (group: GroupCode, reads: readonly number[] | undefined): boolean =>
  shapes[group] !== undefined && (!reads || countOutcomesAt(group, reads) <= 1_000_000)
