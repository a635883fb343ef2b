import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import type { Group, Numbers } from '@trevo/lottery-rules/group.ts'
import { drawAgain } from '@trevo/lottery-rules/tickets/draw-again.ts'
import { chiSquareOf, chiSquareP } from '../randomness/chi-square.ts'

/** How the outcomes of a group are tested. */
export type View =
  | { readonly kind: 'each' | 'distinct'; readonly from: number; readonly to: number }
  /** Only which numbers came counts. */
  | { readonly kind: 'set'; readonly from: number; readonly to: number }
  /** Prizes, tested digit by digit: how many digits each number has. */
  | { readonly kind: 'prizes' }

export type GroupRecord = {
  readonly group: string
  readonly draws: number
  /** Number of chi-square tests: one per place, and one for each two adjacent places. */
  readonly tests: number
  readonly places: number
  readonly pairs: number
  readonly smallestP: number
  /** How many of them are below one in a hundred; about a hundredth is expected. */
  readonly belowOnePercent: number
  /** The smallest one is not below one in a thousand for all tests together (Bonferroni). */
  readonly passes: boolean
}

/** A draw of the engine, with its own seed and root. */
export const drawNumber = (group: Group, index: number): Numbers => {
  const seed = sha256Hex(`trevo lottery draws ${group.code} ${index}`)
  const input = {
    gameCode: group.code,
    drawNumber: String(index),
    attempt: 1,
    root: sha256Hex(seed),
    beacon: null,
  }
  const numbers = group.parse(drawAgain(group, seed, input))
  if (!numbers) throw new Error(`${group.code}: the engine drew what is no result`)
  return numbers
}

/** Digits of every number of every prize, as published. */
const digitsOf = (group: Group, numbers: Numbers): number[] =>
  [...group.format(numbers).replaceAll(/\D/g, '')].map(Number)

/** Counts of single places and of adjacent pairs; each cell is equally likely. */
const countPlaces = (length: number, size: number) => {
  const single = Array.from({ length }, () => new Float64Array(size))
  const pairs = Array.from({ length: Math.max(0, length - 1) }, () => new Float64Array(size * size))
  return {
    single,
    pairs,
    add: (values: readonly number[]) => {
      for (let place = 0; place < length; place += 1) {
        const value = values[place] ?? 0
        const own = single[place]
        if (own) own[value] = (own[value] ?? 0) + 1
        const two = pairs[place]
        const cell = value * size + (values[place + 1] ?? 0)
        if (two) two[cell] = (two[cell] ?? 0) + 1
      }
    },
  }
}

const pOf = (counts: ArrayLike<number>): number =>
  chiSquareP(chiSquareOf(counts), counts.length - 1)

const testPlaces = (group: Group, view: View, draws: number): number[] => {
  const isDigits = view.kind === 'prizes'
  const [from, size] = isDigits ? [0, 10] : [view.from, view.to - view.from + 1]
  const valuesOf = (numbers: Numbers) =>
    isDigits ? digitsOf(group, numbers) : numbers.map((number) => number - from)
  const counts = countPlaces(valuesOf(drawNumber(group, 0)).length, size)
  for (let index = 0; index < draws; index += 1) counts.add(valuesOf(drawNumber(group, index)))
  const pairCounts = counts.pairs.map((cells) =>
    // Two different numbers of a set are never equal.
    view.kind === 'distinct'
      ? cells.filter((_, cell) => Math.floor(cell / size) !== cell % size)
      : cells,
  )
  return [...counts.single, ...pairCounts].map(pOf)
}

/** The probability of a standard normal further from 0, on both sides (Abramowitz and Stegun 26.2.17). */
const tailOf = (z: number): number => {
  const at = Math.abs(z)
  const t = 1 / (1 + 0.2316419 * at)
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 2 * (Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI)) * poly
}

/**
 * For a set: every number comes equally often, and so does every pair. The numbers of one draw exclude
 * each other, so the statistic over numbers is (N - 1) / (N - k) of Pearson's (sampling without
 * replacement); every pair is compared with its own binomial.
 */
const testSet = (group: Group, view: View & { readonly kind: 'set' }, draws: number): number[] => {
  const size = view.to - view.from + 1
  const { length } = group
  const single = new Float64Array(size)
  const two = new Float64Array(size * size)
  for (let index = 0; index < draws; index += 1) {
    const numbers = drawNumber(group, index).map((number) => number - view.from)
    for (const [place, a] of numbers.entries()) {
      single[a] = (single[a] ?? 0) + 1
      for (const b of numbers.slice(place + 1)) two[a * size + b] = (two[a * size + b] ?? 0) + 1
    }
  }
  const share = (length * (length - 1)) / (size * (size - 1))
  const deviation = Math.sqrt(draws * share * (1 - share))
  const pairs: number[] = []
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      pairs.push(tailOf(((two[a * size + b] ?? 0) - draws * share) / deviation))
    }
  }
  const statistic = (chiSquareOf(single) * (size - 1)) / (size - length)
  return [chiSquareP(statistic, size - 1), ...pairs]
}

const alpha = 0.001

/** Draws a group this many times with the engine and tests its places, and every two adjacent ones. */
export const testGroup = (group: Group, view: View, draws: number): GroupRecord => {
  const ps = view.kind === 'set' ? testSet(group, view, draws) : testPlaces(group, view, draws)
  const places = view.kind === 'set' ? 1 : Math.ceil(ps.length / 2)
  const smallestP = Math.min(...ps)
  return {
    group: group.code,
    draws,
    tests: ps.length,
    places,
    pairs: ps.length - places,
    smallestP,
    belowOnePercent: ps.filter((p) => p < 0.01).length,
    passes: smallestP * ps.length >= alpha,
  }
}
