import { figuresOf, type WeightedOutcome } from '../bets/figures-of.ts'
import type { Measure } from '../engine/measure.ts'
import { countWinners } from './count-outcomes.ts'
import { leanBaccarat } from './lean-baccarat.ts'
import { betNames } from './names.ts'
import {
  baccaratBets,
  type BaccaratBet,
  type BaccaratTitle,
  type BaccaratView,
  type Winner,
} from './types.ts'

const outcomesOf = (
  { deckCount, returns }: BaccaratTitle,
  bet: BaccaratBet,
  counts: Readonly<Record<Winner, number>>,
): WeightedOutcome[] => {
  const wins = returns[bet] / 100
  if (bet === 'player-pair' || bet === 'banker-pair') {
    const sameRank = 4 * deckCount - 1
    return [
      { weight: sameRank, payoutStakes: wins },
      { weight: 52 * deckCount - 1 - sameRank, payoutStakes: 0 },
    ]
  }
  const push = bet === 'tie' ? 0 : 1
  return [
    { weight: counts[bet], payoutStakes: wins },
    { weight: counts.player + counts.banker - (push ? counts[bet] : 0), payoutStakes: 0 },
    { weight: push ? counts.tie : 0, payoutStakes: push },
  ]
}

const counted = new Map<number, Readonly<Record<Winner, number>>>()

/** Counted once, on first use. */
const countedWinners = (deckCount: number): Readonly<Record<Winner, number>> => {
  const counts = counted.get(deckCount) ?? countWinners(deckCount)
  counted.set(deckCount, counts)
  return counts
}

export const measure: Measure<BaccaratTitle, never, BaccaratView> = {
  wagers: (title) => {
    const stakeMinor = title.stakeStepsMinor[0] ?? 0n
    return baccaratBets.map((bet) => ({
      id: bet,
      label: betNames(bet),
      stakeMinor,
      choice: { bets: [{ bet, stakeMinor: stakeMinor.toString() }] },
      get exact() {
        return figuresOf(outcomesOf(title, bet, countedWinners(title.deckCount)))
      },
    }))
  },
  decide: () => {
    throw new RangeError('baccarat is decided at once')
  },
  leanPayout: (title, { id }) => {
    const bet = baccaratBets.find((one) => one === id)
    return bet && leanBaccarat(title, bet)
  },
}
