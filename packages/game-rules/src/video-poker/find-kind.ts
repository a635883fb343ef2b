import { rankCount, rankOf, suitOf, type Card } from '../cards/card.ts'
import type { HandKind, PaidKinds, Wilds } from './types.ts'

const royal = 0b1_1111_0000_0000

/** Ranks of every straight as bits, the ace low in the first. */
const straights: readonly number[] = [
  0b1_0000_0000_1111,
  ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low),
]

const isInStraight = (ranks: number): boolean =>
  straights.some((straight) => (ranks & ~straight) === 0)

const jackRank = 9

// Reused by each call: millions of hands are evaluated.
const countsByRank = new Uint8Array(rankCount)

/** The kind of five cards; null when no title pays it. */
export const findKind = (cards: readonly Card[], wilds: Wilds): HandKind | null => {
  let wildCount = 0
  let ranks = 0
  let suits = 0
  const counts = countsByRank.fill(0)
  let distinct = 0
  let most = 0
  let mostRank = 0
  for (const card of cards) {
    const rank = rankOf(card)
    if (wilds === 'deuces' && rank === 0) {
      wildCount += 1
      continue
    }
    const count = (counts[rank] ?? 0) + 1
    counts[rank] = count
    if (count === 1) distinct += 1
    if (count > most) {
      most = count
      mostRank = rank
    }
    ranks |= 1 << rank
    suits |= 1 << suitOf(card)
  }
  const isFlush = (suits & (suits - 1)) === 0
  const isStraight = distinct + wildCount === 5 && isInStraight(ranks)
  if (wildCount === 4) return 'four-deuces'
  if (isFlush && isStraight) return straightFlushKind(ranks, wildCount)
  const alike = most + wildCount
  if (alike === 5) return 'five-of-a-kind'
  if (alike === 4) return 'four-of-a-kind'
  if (distinct === 2) return 'full-house'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (alike === 3) return 'three-of-a-kind'
  if (wildCount > 0 || alike < 2) return null
  if (distinct === 3) return 'two-pair'
  return mostRank >= jackRank ? 'jacks-or-better' : null
}

const straightFlushKind = (ranks: number, wildCount: number): HandKind => {
  if ((ranks & ~royal) !== 0) return 'straight-flush'
  return wildCount > 0 ? 'wild-royal-flush' : 'royal-flush'
}

/** The kind as far as the title pays it; null for others. */
export const findPaidKind = (
  cards: readonly Card[],
  { wilds, pays }: PaidKinds,
): HandKind | null => {
  const kind = findKind(cards, wilds)
  return pays.some(([paid]) => paid === kind) ? kind : null
}
