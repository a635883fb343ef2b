import { rankOf, suitCount, suitOf, type Card } from '../cards/card.ts'
import { choose, forEachHand, placeOf, sumSubsets, type SubsetSums } from './subset-sums.ts'
import type { PaidKinds } from './types.ts'

const handSize = 5
const allHeld = 2 ** handSize - 1
const cardsLeft = 47

const sizeOf = (subset: number): number => {
  let size = 0
  for (let left = subset; left > 0; left &= left - 1) size += 1
  return size
}

const sizes = Array.from({ length: allHeld + 1 }, (_, subset) => sizeOf(subset))

/** For each hold, the sets of cards that contain it, and whether to add or to subtract theirs. */
const termsOfHold = Array.from({ length: allHeld + 1 }, (_, held) =>
  Array.from({ length: allHeld + 1 }, (_unused, subset) => subset)
    .filter((subset) => (subset & held) === held)
    .map((subset) => ({
      subset,
      sign: ((sizes[subset] ?? 0) - (sizes[held] ?? 0)) % 2 === 0 ? 1 : -1,
    })),
)

type Places = readonly number[]

const placesOf = (hand: readonly Card[]): Places =>
  Array.from({ length: allHeld + 1 }, (_, subset) =>
    placeOf(hand.filter((_card, at) => (subset & (1 << at)) !== 0)),
  )

/** Hands that hold the cards held and none of those given away, by inclusion and exclusion. */
const sumOfHold = (sums: readonly Float64Array[], places: Places, held: number): number => {
  let sum = 0
  for (const { subset, sign } of termsOfHold[held] ?? []) {
    sum += sign * (sums[sizes[subset] ?? 0]?.[places[subset] ?? 0] ?? 0)
  }
  return sum
}

/** The best way to change five cards, and what it brings. */
export type SolvedHand = {
  /** The sum of 1, 2, 4, 8 and 16 for the cards that stay, the lowest card first. */
  readonly held: number
  /** Mean payout in stakes of a hand. */
  readonly mean: number
  readonly meanSquare: number
  /** Chance that it pays anything. */
  readonly hitRate: number
}

const solveSorted = (sums: SubsetSums, hand: readonly Card[]): SolvedHand => {
  const places = placesOf(hand)
  let held = 0
  let mean = -1
  for (let tried = 0; tried <= allHeld; tried += 1) {
    const draws = choose(cardsLeft, handSize - (sizes[tried] ?? 0))
    const found = sumOfHold(sums.pays, places, tried) / draws
    if (found > mean) {
      held = tried
      mean = found
    }
  }
  const draws = choose(cardsLeft, handSize - (sizes[held] ?? 0))
  return {
    held,
    mean,
    meanSquare: sumOfHold(sums.squares, places, held) / draws,
    hitRate: sumOfHold(sums.hits, places, held) / draws,
  }
}

const sumsByData = new Map<string, SubsetSums>()

const sumsOf = (title: PaidKinds): SubsetSums => {
  const data = JSON.stringify([title.wilds, title.pays])
  const sums = sumsByData.get(data) ?? sumSubsets(title)
  sumsByData.set(data, sums)
  return sums
}

/** The best hold of five cards as dealt, the leftmost first. */
export const bestHold = (title: PaidKinds, dealt: readonly Card[]): number => {
  const sorted = dealt.toSorted((one, other) => one - other)
  const { held } = solveSorted(sumsOf(title), sorted)
  return dealt.reduce(
    (mask, card, at) => ((held & (1 << sorted.indexOf(card))) === 0 ? mask : mask | (1 << at)),
    0,
  )
}

/** Hands that are equal but for the names of the suits: one of them, and how many they are. */
export type HandClass = { readonly hand: readonly Card[]; count: number }

// Thirteen bits a suit, the suits in falling order: hands are alike when these are equal.
const classKey = (hand: readonly Card[]): number => {
  const suits = [0, 0, 0, 0]
  for (const card of hand) {
    const suit = suitOf(card)
    suits[suit] = (suits[suit] ?? 0) | (1 << rankOf(card))
  }
  suits.sort((one, other) => other - one)
  return suits.reduce((key, ranks) => key * 2 ** 13 + ranks, 0)
}

let known: readonly HandClass[] | undefined

/** All 134,459 classes of hands, found once. */
export const handClasses = (): readonly HandClass[] => (known ??= findClasses())

const findClasses = (): HandClass[] => {
  const classes = new Map<number, HandClass>()
  forEachHand((hand) => {
    const key = classKey(hand)
    const found = classes.get(key)
    if (found) found.count += 1
    else classes.set(key, { hand: [...hand], count: 1 })
  })
  return [...classes.values()]
}

/** What best play brings on average, over every hand that can be dealt. */
export type SolvedGame = {
  /** Mean payout of a hand, in its stakes. */
  readonly mean: number
  readonly meanSquare: number
  /** Mean of the square of what a deal is worth: hands that share a deal share it. */
  readonly meanOfDealSquare: number
  /** The chance that some of so many hands pays. */
  readonly hitRate: (handCount: number) => number
}

/** Solves a title at best play: every hand dealt, every hold, every draw. */
export const solveGame = (title: PaidKinds): SolvedGame => {
  const sums = sumsOf(title)
  const solved = handClasses().map(({ hand, count }) => ({ count, ...solveSorted(sums, hand) }))
  const deals = choose(suitCount * 13, handSize)
  const average = (valueOf: (hand: SolvedHand) => number): number =>
    solved.reduce((sum, hand) => sum + hand.count * valueOf(hand), 0) / deals
  return {
    mean: average(({ mean }) => mean),
    meanSquare: average(({ meanSquare }) => meanSquare),
    meanOfDealSquare: average(({ mean }) => mean * mean),
    hitRate: (handCount) => average(({ hitRate }) => 1 - (1 - hitRate) ** handCount),
  }
}
