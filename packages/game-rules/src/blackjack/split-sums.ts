import { removeCard } from './dealer-results.ts'
import {
  addSums,
  emptySums,
  playHandSums,
  settleHand,
  totalOf,
  type HandSums,
  type HandTable,
} from './play-hand-sums.ts'
import { pointsOfSum } from './points.ts'

/** The results of splitting a pair. */
export type SplitSums = {
  /** Mean payout and stake of all its hands, in main bets, excluding a blackjack of the dealer. */
  readonly payout: number
  readonly stake: number
  /** One hand separately, and the probability of each number of hands. */
  readonly oneHand: HandSums
  readonly handCounts: ReadonlyMap<number, number>
}

/**
 * How splitting can go, by second cards: of those drawn, some have the pair's value and make a new
 * hand, the others close one; when no more hands may be made the rest take any card.
 */
type Course = {
  readonly pairCards: number
  readonly otherCards: number
  readonly freeHands: number
  /** Equivalent orders of the cards. */
  ways: number
}

const coursesOf = (handCountMax: number): readonly Course[] => {
  const courses = new Map<string, Course>()
  const follow = (open: number, hands: number, pairCards: number, otherCards: number): void => {
    if (open > 0 && hands < handCountMax) {
      follow(open + 1, hands + 1, pairCards + 1, otherCards)
      follow(open - 1, hands, pairCards, otherCards + 1)
      return
    }
    const key = `${pairCards},${otherCards},${open}`
    const known = courses.get(key) ?? { pairCards, otherCards, freeHands: open, ways: 0 }
    known.ways += 1
    courses.set(key, known)
  }
  follow(2, 2, 0, 0)
  return [...courses.values()]
}

/**
 * One hand of a split pair, summed over its second cards; the two cards of the pair and this many more
 * of its value are out of the shoe. Each other hand's card is a card like any other, so hands can be
 * evaluated one by one.
 */
const oneHandSums = (
  table: HandTable,
  pair: number,
  { pairCardsOut, mayPair }: { readonly pairCardsOut: number; readonly mayPair: boolean },
): HandSums => {
  const { counts } = table
  const sums = emptySums()
  removeCard(counts, pair, pairCardsOut)
  const left = counts[0] ?? 0
  for (let value = 1; value <= 10; value += 1) {
    const count = counts[value] ?? 0
    if (count <= 0 || (value === pair && !mayPair)) continue
    removeCard(counts, value)
    playHandSums(
      table,
      {
        sum: pair + value,
        hasAce: pair === 1 || value === 1,
        chance: count / left,
        canDouble: true,
      },
      sums,
    )
    removeCard(counts, value, -1)
  }
  removeCard(counts, pair, -pairCardsOut)
  return sums
}

/** Split aces take one card and stand. */
const oneAceSums = (table: HandTable): HandSums => {
  const sums = emptySums()
  const { counts } = table
  const left = counts[0] ?? 0
  for (let value = 1; value <= 10; value += 1) {
    const count = counts[value] ?? 0
    removeCard(counts, value)
    const { points } = pointsOfSum(1 + value, true)
    settleHand(table, points, { chance: count / left, stakes: 1 }, sums)
    removeCard(counts, value, -1)
  }
  return sums
}

/** The probability that all of a number of drawn cards have the pair's value. */
const chanceOfPairCards = ({ counts }: HandTable, pair: number, count: number): number => {
  let chance = 1
  for (let drawn = 0; drawn < count; drawn += 1) {
    chance *= Math.max(0, (counts[pair] ?? 0) - drawn) / ((counts[0] ?? 0) - drawn)
  }
  return chance
}

/**
 * Splits a pair by basic strategy up to a number of hands. Exact: a card that is not of the pair's value is any
 * card less one of that value, so every term is a hand with more of those gone.
 */
export const splitSums = (table: HandTable, pair: number, handCountMax: number): SplitSums => {
  if (pair === 1) {
    const oneHand = oneAceSums(table)
    return {
      payout: 2 * totalOf(oneHand.payout),
      stake: 2 * totalOf(oneHand.stake),
      oneHand,
      handCounts: new Map([[2, 1]]),
    }
  }
  const known = new Map<string, HandSums>()
  const handSums = (pairCardsOut: number, mayPair: boolean): HandSums => {
    const key = `${pairCardsOut},${String(mayPair)}`
    const sums = known.get(key) ?? oneHandSums(table, pair, { pairCardsOut, mayPair })
    known.set(key, sums)
    return sums
  }
  /** With this many cards of the pair's value and this many others among those of the other hands. */
  const weighted = (pairCards: number, others: number, mayPair: boolean): HandSums => {
    const sums = emptySums()
    if (others === 0) {
      const chance = chanceOfPairCards(table, pair, pairCards)
      if (chance > 0) addSums(sums, handSums(pairCards, mayPair), chance)
      return sums
    }
    addSums(sums, weighted(pairCards, others - 1, mayPair), 1)
    addSums(sums, weighted(pairCards + 1, others - 1, mayPair), -1)
    return sums
  }
  const chanceOf = (pairCards: number, others: number): number =>
    others === 0
      ? chanceOfPairCards(table, pair, pairCards)
      : chanceOf(pairCards, others - 1) - chanceOf(pairCards + 1, others - 1)

  let [payout, stake] = [0, 0]
  const handCounts = new Map<number, number>()
  for (const { pairCards, otherCards, freeHands, ways } of coursesOf(handCountMax)) {
    const closed = otherCards > 0 ? weighted(pairCards, otherCards - 1, false) : emptySums()
    const free = freeHands > 0 ? weighted(pairCards, otherCards, true) : emptySums()
    payout += ways * (otherCards * totalOf(closed.payout) + freeHands * totalOf(free.payout))
    stake += ways * (otherCards * totalOf(closed.stake) + freeHands * totalOf(free.stake))
    const hands = otherCards + freeHands
    const chance = ways * chanceOf(pairCards, otherCards)
    handCounts.set(hands, (handCounts.get(hands) ?? 0) + chance)
  }
  return { payout, stake, oneHand: handSums(0, true), handCounts }
}
