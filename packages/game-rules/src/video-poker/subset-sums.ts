import { cardCount, type Card } from '../cards/card.ts'
import { payOf } from './engine.ts'
import { findPaidKind } from './find-kind.ts'
import type { PaidKinds } from './types.ts'

const handSize = 5

const chooseTable = ((): Int32Array[] => {
  const table = [new Int32Array(cardCount + 1).fill(1)]
  for (let size = 1; size <= handSize; size += 1) {
    const row = new Int32Array(cardCount + 1)
    for (let from = 1; from <= cardCount; from += 1) {
      row[from] = (row[from - 1] ?? 0) + (table[size - 1]?.[from - 1] ?? 0)
    }
    table.push(row)
  }
  return table
})()

/** The number of ways to choose this many cards out of a number. */
export const choose = (from: number, size: number): number => chooseTable[size]?.[from] ?? 0

/** Sums over all hands that contain a set of cards, by the size and the index of the set. */
export type SubsetSums = {
  readonly pays: readonly Float64Array[]
  readonly squares: readonly Float64Array[]
  readonly hits: readonly Float64Array[]
}

const emptySums = (): Float64Array[] =>
  Array.from({ length: handSize + 1 }, (_, size) => new Float64Array(choose(cardCount, size)))

const subsetCount = 2 ** handSize

/** How many cards each set of positions in a hand has. */
export const sizesOfSubsets = Uint8Array.from({ length: subsetCount }, (_, subset) => {
  let size = 0
  for (let left = subset; left > 0; left &= left - 1) size += 1
  return size
})

/** Fills in the index of each set of a hand's cards, which are ascending, among all sets of its size. */
export const putPlaces = (hand: readonly Card[], places: Int32Array): void => {
  let last = 0
  for (let subset = 1; subset < subsetCount; subset += 1) {
    if (subset === 2 << last) last += 1
    const without = places[subset ^ (1 << last)] ?? 0
    places[subset] = without + choose(hand[last] ?? 0, sizesOfSubsets[subset] ?? 0)
  }
}

/** Space for the indexes of one hand. */
export const spaceForPlaces = (): Int32Array => new Int32Array(subsetCount)

const places = spaceForPlaces()

const addHand = ({ pays, squares, hits }: SubsetSums, hand: readonly Card[], pay: number): void => {
  putPlaces(hand, places)
  for (let subset = 0; subset < subsetCount; subset += 1) {
    const size = sizesOfSubsets[subset] ?? 0
    const place = places[subset] ?? 0
    const paid = pays[size]
    const squared = squares[size]
    const hit = hits[size]
    if (!paid || !squared || !hit) continue
    paid[place] = (paid[place] ?? 0) + pay
    squared[place] = (squared[place] ?? 0) + pay * pay
    hit[place] = (hit[place] ?? 0) + 1
  }
}

/** Every hand of five cards, ascending. Returns the same list each time. */
export const forEachHand = (visit: (hand: readonly Card[]) => void): void => {
  const hand = [0, 0, 0, 0, 0]
  const fill = (at: number, from: number): void => {
    if (at === handSize) {
      visit(hand)
      return
    }
    for (let card = from; card < cardCount; card += 1) {
      hand[at] = card
      fill(at + 1, card + 1)
    }
  }
  fill(0, 0)
}

/** What all 2,598,960 hands pay, summed by the cards that they contain. */
export const sumSubsets = (title: PaidKinds): SubsetSums => {
  const sums = { pays: emptySums(), squares: emptySums(), hits: emptySums() }
  forEachHand((hand) => {
    const pay = payOf(title, findPaidKind(hand, title))
    if (pay > 0) addHand(sums, hand, pay)
  })
  return sums
}
