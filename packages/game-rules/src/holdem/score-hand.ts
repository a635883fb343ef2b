import { rankCount, rankOf, suitCount, suitOf, type Card } from '../cards/card.ts'

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

/** Ranks that count below the class: five of them, four bits each. */
const placeCount = 5
const placeBits = 4

/** The score of a class and the ranks that decide within it, the first counting most. */
const scoreOf = (handClass: number, ranks: readonly number[]): number => {
  let score = handClass
  for (let place = 0; place < placeCount; place += 1) {
    // A rank that is not there counts less than a two.
    score = score * 2 ** placeBits + ((ranks[place] ?? -1) + 1)
  }
  return score
}

/** The highest rank of a straight in a set of ranks as bits; an ace also counts below a two. */
const straightTop = (bits: number): number | undefined => {
  const withLowAce = (bits << 1) | ((bits >> (rankCount - 1)) & 1)
  for (let top = rankCount; top >= 4; top -= 1) {
    const five = 0b11111 << (top - 4)
    if ((withLowAce & five) === five) return top - 1
  }
  return undefined
}

const ranksOf = (bits: number): number[] => {
  const ranks: number[] = []
  for (let rank = rankCount - 1; rank >= 0; rank -= 1) if ((bits >> rank) & 1) ranks.push(rank)
  return ranks
}

/** Ranks that are there so many times at least, the highest first. */
const ranksWith = (counts: readonly number[], least: number): number[] =>
  [...counts.keys()].filter((rank) => (counts[rank] ?? 0) >= least).toReversed()

/**
 * The score of the best five of five to seven cards: the higher wins, equal scores share. Suits never
 * decide.
 */
export const scoreHand = (cards: readonly Card[]): number => {
  const counts = Array.from({ length: rankCount }, () => 0)
  const suits = Array.from({ length: suitCount }, () => 0)
  let all = 0
  for (const card of cards) {
    const rank = rankOf(card)
    counts[rank] = (counts[rank] ?? 0) + 1
    suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rank)
    all |= 1 << rank
  }
  const flush = suits.find((bits) => ranksOf(bits).length >= 5)
  const straightFlush = flush === undefined ? undefined : straightTop(flush)
  if (straightFlush !== undefined) return scoreOf(8, [straightFlush])
  const others = (...used: number[]) => ranksOf(all).filter((rank) => !used.includes(rank))
  const [four] = ranksWith(counts, 4)
  if (four !== undefined) return scoreOf(7, [four, ...others(four).slice(0, 1)])
  const [three] = ranksWith(counts, 3)
  const pairs = ranksWith(counts, 2).filter((rank) => rank !== three)
  const [pair, second] = pairs
  if (three !== undefined && pair !== undefined) return scoreOf(6, [three, pair])
  if (flush !== undefined) return scoreOf(5, ranksOf(flush).slice(0, 5))
  const straight = straightTop(all)
  if (straight !== undefined) return scoreOf(4, [straight])
  if (three !== undefined) return scoreOf(3, [three, ...others(three).slice(0, 2)])
  if (pair !== undefined && second !== undefined) {
    return scoreOf(2, [pair, second, ...others(pair, second).slice(0, 1)])
  }
  if (pair !== undefined) return scoreOf(1, [pair, ...others(pair).slice(0, 3)])
  return scoreOf(0, ranksOf(all).slice(0, 5))
}

/** The class of a score. */
export const classOfScore = (score: number): HandClass =>
  handClasses[Math.floor(score / 2 ** (placeCount * placeBits))] ?? 'high card'
