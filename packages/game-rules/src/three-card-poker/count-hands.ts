import { cardCount, suitCount } from '../cards/card.ts'
import { antesOf, resultOf } from './engine.ts'
import { playingScore, scoreHand } from './score-hand.ts'
import type { ThreeCardResult } from './types.ts'

type ScoredHand = {
  readonly first: number
  readonly second: number
  readonly third: number
  readonly score: number
}

/** Every hand of three cards, with its score. */
export const allHands = (): ScoredHand[] => {
  const hands: ScoredHand[] = []
  for (let first = 0; first < cardCount; first += 1) {
    for (let second = first + 1; second < cardCount; second += 1) {
      for (let third = second + 1; third < cardCount; third += 1) {
        hands.push({ first, second, third, score: scoreHand(first, second, third) })
      }
    }
  }
  return hands
}

/** A hand and the number of ways each result follows when it is played. */
export type CountedHand = {
  readonly score: number
  /** How many hands are equivalent to it by renaming suits. */
  readonly alike: number
  readonly results: Readonly<Record<ThreeCardResult, number>>
  /** What playing returns beyond its two stakes, in antes, summed over the dealer's hands. */
  readonly winnings: number
  readonly isPlayed: boolean
}

// Hands are equivalent if renaming suits makes them equal: suits in the order in which they appear.
const classOf = ({ first, second, third }: ScoredHand): string => {
  const names = new Map<number, number>()
  const ranksBySuit = Array.from({ length: suitCount }, () => 0)
  for (const card of [first, second, third]) {
    const suit = card % suitCount
    if (!names.has(suit)) names.set(suit, names.size)
    ranksBySuit[suit] = (ranksBySuit[suit] ?? 0) | (1 << Math.floor(card / suitCount))
  }
  return ranksBySuit.sort((one, other) => one - other).join()
}

/** Every hand of the player against every hand of the dealer, equivalent hands once. */
export const countHands = (): CountedHand[] => {
  const hands = allHands()
  const classes = new Map<string, { hand: ScoredHand; alike: number }>()
  for (const hand of hands) {
    const name = classOf(hand)
    const known = classes.get(name)
    if (known) known.alike += 1
    else classes.set(name, { hand, alike: 1 })
  }
  return [...classes.values()].map(({ hand, alike }) => countHand(hand, alike, hands))
}

const countHand = (
  hand: ScoredHand,
  alike: number,
  dealerHands: readonly ScoredHand[],
): CountedHand => {
  const results = { won: 0, lost: 0, tied: 0, 'dealer-not-qualified': 0, folded: 0 }
  const { first, second, third, score } = hand
  const holds = (card: number): boolean => card === first || card === second || card === third
  for (const dealer of dealerHands) {
    if (holds(dealer.first) || holds(dealer.second) || holds(dealer.third)) continue
    results[resultOf(score, dealer.score)] += 1
  }
  let winnings = 0
  for (const result of ['won', 'lost', 'tied', 'dealer-not-qualified'] as const) {
    winnings += results[result] * (Number(antesOf[result]) - 2)
  }
  return { score, alike, results, winnings, isPlayed: score >= playingScore }
}
