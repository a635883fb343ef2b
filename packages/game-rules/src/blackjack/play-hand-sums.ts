import { adviseMove } from './basic-strategy.ts'
import { dealerBust, dealerResultCount, removeCard, type CardCounts } from './dealer-results.ts'
import { pointsOfSum } from './points.ts'

/** Sums over all ways to play a hand, by the dealer's result; a blackjack of the dealer is excluded. */
export type HandSums = {
  /** Chance. */
  readonly chance: Float64Array
  /** In main bets. */
  readonly payout: Float64Array
  readonly square: Float64Array
  readonly hit: Float64Array
  readonly stake: Float64Array
}

/** Empty sums. */
export const emptySums = (): HandSums => ({
  chance: new Float64Array(dealerResultCount),
  payout: new Float64Array(dealerResultCount),
  square: new Float64Array(dealerResultCount),
  hit: new Float64Array(dealerResultCount),
  stake: new Float64Array(dealerResultCount),
})

/** Adds sums, weighted by a factor. */
export const addSums = (to: HandSums, from: HandSums, factor: number): void => {
  for (const name of ['chance', 'payout', 'square', 'hit', 'stake'] as const) {
    from[name].forEach((value, at) => {
      to[name][at] = (to[name][at] ?? 0) + factor * value
    })
  }
}

/** The sum over all results of the dealer. */
export const totalOf = (sums: Float64Array): number => sums.reduce((sum, one) => sum + one, 0)

/** A hand while it is being played; its cards are already out of the counts. */
export type HandState = {
  readonly sum: number
  readonly hasAce: boolean
  readonly chance: number
  /** Whether it may still be doubled. */
  readonly canDouble: boolean
}

export type HandTable = {
  readonly counts: CardCounts
  readonly open: number
  readonly dealer: (counts: CardCounts) => Float64Array
}

/** Adds a hand that stands, or is bust, against every result of the dealer. */
export const settleHand = (
  { counts, dealer }: HandTable,
  points: number,
  { chance, stakes }: { readonly chance: number; readonly stakes: number },
  to: HandSums,
): void => {
  const results = dealer(counts)
  for (let at = 0; at < dealerResultCount; at += 1) {
    const likely = chance * (results[at] ?? 0)
    const dealerPoints = at === dealerBust ? 0 : at + 17
    let payout = 0
    if (points <= 21 && points > dealerPoints) payout = 2 * stakes
    if (points === dealerPoints) payout = stakes
    to.chance[at] = (to.chance[at] ?? 0) + likely
    to.stake[at] = (to.stake[at] ?? 0) + likely * stakes
    to.payout[at] = (to.payout[at] ?? 0) + likely * payout
    to.square[at] = (to.square[at] ?? 0) + likely * payout * payout
    if (payout > 0) to.hit[at] = (to.hit[at] ?? 0) + likely
  }
}

/** Plays a hand by basic strategy, without splitting it, through every possible card. */
export const playHandSums = (table: HandTable, state: HandState, to: HandSums): void => {
  const { sum, hasAce, chance, canDouble } = state
  const { points, isSoft } = pointsOfSum(sum, hasAce)
  const hand = { points, isSoft, pairOf: undefined }
  const advice =
    points >= 21 ? 'stand' : adviseMove(hand, table.open, { canDouble, canSplit: false })
  if (advice === 'stand') {
    settleHand(table, points, { chance, stakes: 1 }, to)
    return
  }
  const { counts } = table
  const left = counts[0] ?? 0
  for (let value = 1; value <= 10; value += 1) {
    const count = counts[value] ?? 0
    if (count === 0) continue
    const next = {
      sum: sum + value,
      hasAce: hasAce || value === 1,
      chance: (chance * count) / left,
      canDouble: false,
    }
    removeCard(counts, value)
    if (advice === 'double') {
      const drawn = pointsOfSum(next.sum, next.hasAce)
      settleHand(table, drawn.points, { chance: next.chance, stakes: 2 }, to)
    } else {
      playHandSums(table, next, to)
    }
    removeCard(counts, value, -1)
  }
}
