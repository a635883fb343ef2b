import type { WagerFigures } from '../engine/measure.ts'
import { adviseMove } from './basic-strategy.ts'
import {
  countsOfDecks,
  dealerResultCount,
  rememberDealerResults,
  removeCard,
} from './dealer-results.ts'
import { emptySums, playHandSums, totalOf, type HandTable } from './play-hand-sums.ts'
import { pointsOfSum } from './points.ts'
import { splitSums, type SplitSums } from './split-sums.ts'

/** Sums over all rounds, in main bets. */
export type RoundSums = { payout: number; stake: number; square: number; hit: number }

type Deal = { readonly first: number; readonly second: number; readonly chance: number }

const addBlackjack = ({ counts, open }: HandTable, chance: number, sums: RoundSums): void => {
  const left = counts[0] ?? 0
  const completing = open === 1 ? (counts[10] ?? 0) : open === 10 ? (counts[1] ?? 0) : 0
  const push = completing / left
  sums.stake += chance
  sums.payout += chance * (push + 2.5 * (1 - push))
  sums.square += chance * (push + 6.25 * (1 - push))
  sums.hit += chance
}

/** The dealer's blackjack takes the main bet before anything more is staked. */
const addDealerBlackjack = (
  { counts, dealer }: HandTable,
  chance: number,
  sums: RoundSums,
): void => {
  sums.stake += chance * (1 - totalOf(dealer(counts)))
}

/**
 * Deviation and hit rate take the hands of a split as independent once the dealer's result is known;
 * payout and stake are exact.
 */
const addSplit = (split: SplitSums, chance: number, sums: RoundSums): void => {
  sums.payout += chance * split.payout
  sums.stake += chance * split.stake
  const { oneHand, handCounts } = split
  for (let at = 0; at < dealerResultCount; at += 1) {
    const likely = oneHand.chance[at] ?? 0
    if (likely === 0) continue
    const mean = (oneHand.payout[at] ?? 0) / likely
    const square = (oneHand.square[at] ?? 0) / likely
    const miss = 1 - (oneHand.hit[at] ?? 0) / likely
    for (const [hands, chanceOfHands] of handCounts) {
      const weight = chance * likely * chanceOfHands
      sums.square += weight * (hands * square + hands * (hands - 1) * mean * mean)
      sums.hit += weight * (1 - miss ** hands)
    }
  }
}

const addDeal = (
  table: HandTable,
  { first, second, chance }: Deal,
  handCountMax: number,
  sums: RoundSums,
): void => {
  const hasAce = first === 1 || second === 1
  const { points, isSoft } = pointsOfSum(first + second, hasAce)
  if (points === 21) {
    addBlackjack(table, chance, sums)
    return
  }
  addDealerBlackjack(table, chance, sums)
  const pairOf = first === second ? first : undefined
  const hand = { points, isSoft, pairOf }
  const canSplit = handCountMax > 1
  const advice = adviseMove(hand, table.open, { canDouble: true, canSplit })
  if (advice === 'split') {
    addSplit(splitSums(table, first, handCountMax), chance, sums)
    return
  }
  const played = emptySums()
  playHandSums(table, { sum: first + second, hasAce, chance: 1, canDouble: true }, played)
  sums.payout += chance * totalOf(played.payout)
  sums.stake += chance * totalOf(played.stake)
  sums.square += chance * totalOf(played.square)
  sums.hit += chance * totalOf(played.hit)
}

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Every open card of the dealer, every two cards of the player, played by basic strategy. */
export const countRounds = (deckCount: number, handCountMax: number): RoundSums => {
  const sums = { payout: 0, stake: 0, square: 0, hit: 0 }
  const counts = countsOfDecks(deckCount)
  const take = (value: number): number => {
    const chance = (counts[value] ?? 0) / (counts[0] ?? 1)
    removeCard(counts, value)
    return chance
  }
  for (const open of values) {
    const ofOpen = take(open)
    const table = { counts, open, dealer: rememberDealerResults([...counts], open) }
    for (const first of values) {
      const ofFirst = take(first)
      for (const second of values.filter((value) => value >= first)) {
        const ofSecond = take(second)
        const orders = first === second ? 1 : 2
        const chance = orders * ofOpen * ofFirst * ofSecond
        addDeal(table, { first, second, chance }, handCountMax, sums)
        removeCard(counts, second, -1)
      }
      removeCard(counts, first, -1)
    }
    removeCard(counts, open, -1)
  }
  return sums
}

/** Figures of the main bet by basic strategy. */
export const figuresOfMain = (deckCount: number, handCountMax: number): WagerFigures => {
  const { payout, stake, square, hit } = countRounds(deckCount, handCountMax)
  return {
    rtpBp: (10_000 * payout) / stake,
    hitRate: hit,
    stdDev: Math.sqrt(square - payout * payout),
    maxWinStakes: 4 * handCountMax,
  }
}
