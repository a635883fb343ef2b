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

/**
 * Chances of the dealer's results under an open card, without a blackjack: what is missing to one is
 * the chance of that.
 */
export const dealerResults = (counts: CardCounts, open: number): Float64Array => {
  const results = new Float64Array(dealerResultCount)
  const drawOn = (sum: number, hasAce: boolean, chance: number, isHole: boolean): void => {
    const left = counts[0] ?? 0
    for (let value = 1; value <= 10; value += 1) {
      const count = counts[value] ?? 0
      if (count === 0 || (isHole && value + open === 11 && value * open === 10)) continue
      const likely = (chance * count) / left
      const nextSum = sum + value
      const nextAce = hasAce || value === 1
      const { points } = pointsOfSum(nextSum, nextAce)
      if (dealerStands(points)) {
        const at = points > 21 ? dealerBust : points - 17
        results[at] = (results[at] ?? 0) + likely
        continue
      }
      removeCard(counts, value)
      drawOn(nextSum, nextAce, likely, false)
      removeCard(counts, value, -1)
    }
  }
  drawOn(open, open === 1, 1, true)
  return results
}

const keyBase = 32

/** The same, each set of removed cards counted once. */
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
