import { dealerStands, pointsOfSum } from './points.ts'

/** Cards left by value: index 1 for aces to 10 for tens and face cards; index 0 is their sum. */
export type CardCounts = number[]

/** Cards of whole decks by value. */
export const countsOfDecks = (deckCount: number): CardCounts => [
  52 * deckCount,
  ...Array.from({ length: 9 }, () => 4 * deckCount),
  16 * deckCount,
]

/** Takes a card of a value out, or puts one back. */
export const removeCard = (counts: CardCounts, value: number, count = 1): void => {
  counts[value] = (counts[value] ?? 0) - count
  counts[0] = (counts[0] ?? 0) - count
}

/** 17, 18, 19, 20, 21 and bust. */
export const dealerResultCount = 6
export const dealerBust = 5

/** No draw has more cards: sixteen aces and an open one are 17. */
const drawMax = 16
const waysOf = (value: number, count: number): number => value * (drawMax + 1) + count

/** Cards that the dealer may draw to an open one, the number of orders that end there, and the result. */
type Draw = {
  /** Indexes in `countWays` of the number of cards of each value. */
  readonly ways: Uint8Array
  /** The total over all cards. */
  readonly waysInAll: number
  readonly result: number
  orders: number
}

const toDraw = (drawn: readonly number[], points: number): Draw => ({
  ways: Uint8Array.from([...new Set(drawn)], (value) =>
    waysOf(value, drawn.filter((one) => one === value).length),
  ),
  waysInAll: waysOf(0, drawn.length),
  result: points > 21 ? dealerBust : points - 17,
  orders: 0,
})

/** Every draw under an open card, without a blackjack. */
const listDraws = (open: number): readonly Draw[] => {
  const draws = new Map<string, Draw>()
  const drawOn = (drawn: readonly number[], sum: number, hasAce: boolean): void => {
    for (let value = 1; value <= 10; value += 1) {
      const isHole = drawn.length === 0
      if (isHole && value + open === 11 && value * open === 10) continue
      const next = [...drawn, value]
      const nextAce = hasAce || value === 1
      const { points } = pointsOfSum(sum + value, nextAce)
      if (!dealerStands(points)) {
        drawOn(next, sum + value, nextAce)
        continue
      }
      const key = next.toSorted((one, other) => one - other).join()
      const draw = draws.get(key) ?? toDraw(next, points)
      draws.set(key, draw)
      draw.orders += 1
    }
  }
  drawOn([], open, open === 1)
  return [...draws.values()]
}

const drawsUnder = new Map<number, readonly Draw[]>()

/** Independent of the cards left, so listed once. */
const getDraws = (open: number): readonly Draw[] => {
  const draws = drawsUnder.get(open) ?? listDraws(open)
  drawsUnder.set(open, draws)
  return draws
}

const ways = new Float64Array(waysOf(11, 0))

/** Fills in the number of ways to take 1, 2, 3, … cards of each value, and of all, in sequence. */
const countWays = (counts: CardCounts): void => {
  for (let value = 0; value <= 10; value += 1) {
    const count = counts[value] ?? 0
    // No dealer has more cards of a value, except aces and all cards together.
    const most = value < 2 ? drawMax : Math.floor(20 / value) + 1
    let taken = 1
    for (let card = 0; card < most; card += 1) {
      taken *= Math.max(0, count - card)
      ways[waysOf(value, card + 1)] = taken
    }
  }
}

/**
 * Probabilities of the dealer's results with an open card, without a blackjack: the rest up to one is
 * the probability of that. Any order of the same cards is equally likely, so each set is counted once.
 */
export const dealerResults = (counts: CardCounts, open: number): Float64Array => {
  const results = new Float64Array(dealerResultCount)
  countWays(counts)
  for (const draw of getDraws(open)) {
    let likely = draw.orders / (ways[draw.waysInAll] ?? 1)
    for (const at of draw.ways) likely *= ways[at] ?? 0
    results[draw.result] = (results[draw.result] ?? 0) + likely
  }
  return results
}

const keyBase = 32

/** The same, counting each set of removed cards once. */
export const rememberDealerResults = (full: CardCounts, open: number) => {
  const known = new Map<number, Float64Array>()
  return (counts: CardCounts): Float64Array => {
    let key = 0
    for (let value = 1; value <= 10; value += 1) {
      key = key * keyBase + (full[value] ?? 0) - (counts[value] ?? 0)
    }
    const results = known.get(key) ?? dealerResults(counts, open)
    known.set(key, results)
    return results
  }
}
