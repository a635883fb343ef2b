import { figuresOf, type WeightedOutcome } from '../bets/figures-of.ts'
import type { Measure } from '../engine/measure.ts'
import { betsOf } from './bets-of.ts'
import { countWays, type CountedWays } from './count-outcomes.ts'
import { leanBaccarat } from './lean-baccarat.ts'
import { betNames } from './names.ts'
import type { BaccaratBet, BaccaratTitle, BaccaratView } from './types.ts'

/** Ordered ways to take the first four cards in which at least one side has a pair, and those in which none has. */
const pairWays = (deckCount: number): readonly [some: number, none: number] => {
  const all = 52 * deckCount
  const ofRank = 4 * deckCount
  const one = 13 * ofRank * (ofRank - 1)
  const both = one * ((ofRank - 2) * (ofRank - 3) + 12 * ofRank * (ofRank - 1))
  const some = 2 * one * (all - 2) * (all - 3) - both
  return [some, all * (all - 1) * (all - 2) * (all - 3) - some]
}

const sumOf = ({ player, banker, tie }: CountedWays): number => player + banker + tie

/** The outcomes of a bet: how many ways there are, and what the stake becomes, in stakes. */
const outcomesOf = (title: BaccaratTitle, bet: BaccaratBet): WeightedOutcome[] => {
  const { deckCount, returns, bankerSixReturn } = title
  const wins = (returns[bet] ?? 0) / 100
  const either = (won: number, lost: number): WeightedOutcome[] => [
    { weight: won, payoutStakes: wins },
    { weight: lost, payoutStakes: 0 },
  ]
  const ways = countedWays(deckCount)
  switch (bet) {
    case 'player-pair':
    case 'banker-pair':
      return either(4 * deckCount - 1, 48 * deckCount)
    case 'either-pair':
      return either(...pairWays(deckCount))
    case 'super-six':
      return either(ways.bankerSix, sumOf(ways) - ways.bankerSix)
    case 'small':
      return either(ways.fourCards, sumOf(ways) - ways.fourCards)
    case 'big':
      return either(sumOf(ways) - ways.fourCards, ways.fourCards)
    case 'tie':
      return either(ways.tie, ways.player + ways.banker)
    case 'player':
      return [...either(ways.player, ways.banker), { weight: ways.tie, payoutStakes: 1 }]
    case 'banker': {
      const six = bankerSixReturn === undefined ? 0 : ways.bankerSix
      return [
        ...either(ways.banker - six, ways.player),
        { weight: six, payoutStakes: (bankerSixReturn ?? 0) / 100 },
        { weight: ways.tie, payoutStakes: 1 },
      ]
    }
    default:
      return bet satisfies never
  }
}

const counted = new Map<number, CountedWays>()

/** Counted once, on first use. */
const countedWays = (deckCount: number): CountedWays => {
  const counts = counted.get(deckCount) ?? countWays(deckCount)
  counted.set(deckCount, counts)
  return counts
}

export const measure: Measure<BaccaratTitle, never, BaccaratView> = {
  wagers: (title) => {
    const stakeMinor = title.stakeStepsMinor[0] ?? 0n
    return betsOf(title).map((bet) => ({
      id: bet,
      label: betNames(bet),
      stakeMinor,
      choice: { bets: [{ bet, stakeMinor: stakeMinor.toString() }] },
      get exact() {
        return figuresOf(outcomesOf(title, bet))
      },
    }))
  },
  decide: () => {
    throw new RangeError('baccarat is decided at once')
  },
  leanPayout: (title, { id }) => {
    const bet = betsOf(title).find((one) => one === id)
    return bet && leanBaccarat(title, bet)
  },
}
