import { rankCount, rankOf, suitOf, type Card } from '../cards/card.ts'

/** Classes of poker hands, from the weakest. */
export const handClasses = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
] as const

export type HandClass = (typeof handClasses)[number]

/** Ranks below the class: five of them, four bits each. */
const placeCount = 5
const placeBits = 4

/** The highest rank of a straight in a set of ranks as bits; an ace also counts below a two. */
const straightTop = (bits: number): number | undefined => {
  const withLowAce = (bits << 1) | ((bits >> (rankCount - 1)) & 1)
  for (let top = rankCount; top >= 4; top -= 1) {
    const five = 0b11111 << (top - 4)
    if ((withLowAce & five) === five) return top - 1
  }
  return undefined
}

/** Ranks as bits. */
type Ranks = number

const highestOf = (ranks: Ranks): number => 31 - Math.clz32(ranks)
const without = (ranks: Ranks, rank: number): Ranks => ranks & ~(1 << rank)

const countRanks = (ranks: Ranks): number => {
  let count = 0
  for (let left = ranks; left !== 0; left &= left - 1) count += 1
  return count
}

/**
 * The score of a class: first the ranks that make it, then the highest of the others, the first counting
 * most.
 */
const scoreOf = (
  handClass: number,
  made: readonly number[],
  others: Ranks = 0,
  othersCount = 0,
): number => {
  let score = handClass
  for (const rank of made) score = (score << placeBits) | (rank + 1)
  let left = others
  for (let place = made.length; place < placeCount; place += 1) {
    const isCounted = place < made.length + othersCount && left !== 0
    const rank = isCounted ? highestOf(left) : -1
    // A missing rank counts less than a two.
    score = (score << placeBits) | (rank + 1)
    if (isCounted) left = without(left, rank)
  }
  return score
}

/** Ranks that occur at least this many times, and the ranks of each suit. */
const readCards = (cards: readonly Card[]) => {
  const suits = [0, 0, 0, 0] satisfies Ranks[]
  let [once, twice, thrice, fourTimes] = [0, 0, 0, 0]
  for (const card of cards) {
    const bit = 1 << rankOf(card)
    fourTimes |= thrice & bit
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
    const suit = suitOf(card)
    suits[suit] = (suits[suit] ?? 0) | bit
  }
  return { once, twice, thrice, fourTimes, flush: suits.find((ranks) => countRanks(ranks) >= 5) }
}

/**
 * The score of the best five out of five to seven cards: the higher wins, equal scores share. Suits
 * never decide.
 */
export const scoreHand = (cards: readonly Card[]): number => {
  const { once, twice, thrice, fourTimes, flush } = readCards(cards)
  const straightFlush = flush === undefined ? undefined : straightTop(flush)
  if (straightFlush !== undefined) return scoreOf(8, [straightFlush])
  if (fourTimes !== 0) {
    const four = highestOf(fourTimes)
    return scoreOf(7, [four], without(once, four), 1)
  }
  const three = thrice === 0 ? undefined : highestOf(thrice)
  const pairs = three === undefined ? twice : without(twice, three)
  if (three !== undefined && pairs !== 0) return scoreOf(6, [three, highestOf(pairs)])
  if (flush !== undefined) return scoreOf(5, [], flush, 5)
  const straight = straightTop(once)
  if (straight !== undefined) return scoreOf(4, [straight])
  if (three !== undefined) return scoreOf(3, [three], without(once, three), 2)
  if (pairs === 0) return scoreOf(0, [], once, 5)
  const pair = highestOf(pairs)
  const others = without(once, pair)
  const lower = without(pairs, pair)
  if (lower === 0) return scoreOf(1, [pair], others, 3)
  const second = highestOf(lower)
  return scoreOf(2, [pair, second], without(others, second), 1)
}

/** The class of a score. */
export const classOfScore = (score: number): HandClass =>
  handClasses[Math.floor(score / 2 ** (placeCount * placeBits))] ?? 'high card'
