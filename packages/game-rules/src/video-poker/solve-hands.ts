import { rankOf, suitCount, suitOf, type Card } from '../cards/card.ts'
import {
  choose,
  forEachHand,
  putPlaces,
  spaceForPlaces,
  sizesOfSubsets,
  sumSubsets,
  type SubsetSums,
} from './subset-sums.ts'
import type { PaidKinds } from './types.ts'

const handSize = 5
const allHeld = 2 ** handSize - 1
const cardsLeft = 47

const places = spaceForPlaces()

/**
 * For each hold, the sum over the hands that contain the held cards and none of the discarded ones, by
 * inclusion and exclusion: the hands with more of them are subtracted, card by card.
 */
const putSumsOfHolds = (sums: readonly Float64Array[], holds: Float64Array): void => {
  for (let held = 0; held <= allHeld; held += 1) {
    holds[held] = sums[sizesOfSubsets[held] ?? 0]?.[places[held] ?? 0] ?? 0
  }
  for (let card = 1; card <= allHeld; card <<= 1) {
    for (let held = 0; held <= allHeld; held += 1) {
      if ((held & card) === 0) holds[held] = (holds[held] ?? 0) - (holds[held | card] ?? 0)
    }
  }
}

const [payHolds, squareHolds, hitHolds] = [
  new Float64Array(allHeld + 1),
  new Float64Array(allHeld + 1),
  new Float64Array(allHeld + 1),
]

/** The number of ways to replace the discarded cards. */
const drawsOfHold = (held: number): number =>
  choose(cardsLeft, handSize - (sizesOfSubsets[held] ?? 0))

/** The best way to replace cards, and its result. */
export type SolvedHand = {
  /** The sum of 1, 2, 4, 8 and 16 for the held cards, the lowest card first. */
  readonly held: number
  /** Mean payout in stakes of a hand. */
  readonly mean: number
  readonly meanSquare: number
  /** Probability that it pays anything. */
  readonly hitRate: number
}

const solveSorted = (sums: SubsetSums, hand: readonly Card[]): SolvedHand => {
  putPlaces(hand, places)
  putSumsOfHolds(sums.pays, payHolds)
  putSumsOfHolds(sums.squares, squareHolds)
  putSumsOfHolds(sums.hits, hitHolds)
  let held = 0
  let mean = -1
  for (let tried = 0; tried <= allHeld; tried += 1) {
    const found = (payHolds[tried] ?? 0) / drawsOfHold(tried)
    if (found > mean) {
      held = tried
      mean = found
    }
  }
  const draws = drawsOfHold(held)
  return {
    held,
    mean,
    meanSquare: (squareHolds[held] ?? 0) / draws,
    hitRate: (hitHolds[held] ?? 0) / draws,
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

/** Hands that are equal up to renaming suits: one of them, and how many there are. */
export type HandClass = { readonly hand: readonly Card[]; readonly count: number }

const suits = new Int32Array(suitCount)

/**
 * How many hands differ from this one only by the names of the suits, itself included, if it is the
 * representative whose suits are ordered by their ranks; none for the others of its class.
 */
const countAlike = (hand: readonly Card[]): number => {
  suits.fill(0)
  for (const card of hand) {
    const suit = suitOf(card)
    suits[suit] = (suits[suit] ?? 0) | (1 << rankOf(card))
  }
  let alike = 1
  let equal = 1
  for (let at = 1; at < suitCount; at += 1) {
    const [before, own] = [suits[at - 1] ?? 0, suits[at] ?? 0]
    if (before < own) return 0
    equal = before === own ? equal + 1 : 1
    // All orders of the suits, but those among equal ones once.
    alike = (alike * (at + 1)) / equal
  }
  return alike
}

let known: readonly HandClass[] | undefined

/** All 134,459 classes of hands, found once. */
export const handClasses = (): readonly HandClass[] => (known ??= findClasses())

const findClasses = (): HandClass[] => {
  const classes: HandClass[] = []
  forEachHand((hand) => {
    const count = countAlike(hand)
    if (count > 0) classes.push({ hand: [...hand], count })
  })
  return classes
}

/** What optimal play returns on average, over every hand that can be dealt. */
export type SolvedGame = {
  /** Mean payout of a hand, in its stakes. */
  readonly mean: number
  readonly meanSquare: number
  /** Mean of the squared value of a deal, which all hands of a deal share. */
  readonly meanOfDealSquare: number
  /** The probability that at least one of a number of hands pays. */
  readonly hitRate: (handCount: number) => number
}

/** Solves a title for optimal play: every hand dealt, every hold, every draw. */
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
