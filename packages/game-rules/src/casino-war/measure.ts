import { figuresOf, type WeightedOutcome } from '../bets/figures-of.ts'
import { rankCount } from '../cards/card.ts'
import type { LegalAction } from '../engine/engine.ts'
import type { Measure, MeasuredWager } from '../engine/measure.ts'
import { anteHalvesOf } from './engine.ts'
import { betNames } from './texts.ts'
import {
  casinoWarBets,
  type CasinoWarAction,
  type CasinoWarBet,
  type CasinoWarResult,
  type CasinoWarTitle,
  type CasinoWarView,
} from './types.ts'

/** Ordered ways to take four cards, by the result of the ante when every tie goes to war. */
export const countResults = (deckCount: number): ReadonlyMap<CasinoWarResult, number> => {
  const counts = new Map<CasinoWarResult, number>()
  const left = Array.from({ length: rankCount }, () => 4 * deckCount)
  const add = (result: CasinoWarResult, ways: number): void => {
    counts.set(result, (counts.get(result) ?? 0) + ways)
  }
  const forEachRank = (visit: (rank: number, ways: number) => void): void => {
    left.forEach((ways, rank) => {
      left[rank] = ways - 1
      visit(rank, ways)
      left[rank] = ways
    })
  }
  const cards = 52 * deckCount
  forEachRank((player, playerWays) => {
    forEachRank((dealer, dealerWays) => {
      const ways = playerWays * dealerWays
      if (player !== dealer) {
        add(player > dealer ? 'won' : 'lost', ways * (cards - 2) * (cards - 3))
        return
      }
      forEachRank((second, secondWays) => {
        forEachRank((other, otherWays) => {
          const result = second > other ? 'war-won' : second < other ? 'war-lost' : 'war-tied'
          add(result, ways * secondWays * otherWays)
        })
      })
    })
  })
  return counts
}

const anteOutcomes = ({ deckCount }: CasinoWarTitle): WeightedOutcome[] =>
  [...countResults(deckCount)].map(([result, weight]) => ({
    weight,
    payoutStakes: Number(anteHalvesOf[result]) / 2,
    stakedStakes: result.startsWith('war') ? 2 : 1,
  }))

const tieOutcomes = ({ deckCount, tieReturn }: CasinoWarTitle): WeightedOutcome[] => [
  { weight: 4 * deckCount - 1, payoutStakes: tieReturn / 100 },
  { weight: 48 * deckCount, payoutStakes: 0 },
]

const wagerOf = (title: CasinoWarTitle, bet: CasinoWarBet): MeasuredWager => {
  const stakeMinor = title.stakeStepsMinor[0] ?? 0n
  return {
    id: bet,
    label: betNames(bet),
    stakeMinor,
    choice: { bets: [{ bet, stakeMinor: stakeMinor.toString() }] },
    exact: figuresOf(bet === 'ante' ? anteOutcomes(title) : tieOutcomes(title)),
  }
}

/** Every tie goes to war, because surrender loses more. */
export const measure: Measure<CasinoWarTitle, CasinoWarAction, CasinoWarView> = {
  wagers: (title) => casinoWarBets.map((bet) => wagerOf(title, bet)),
  decide: (_title, _wager, { legal }): LegalAction<CasinoWarAction> => {
    const war = legal.find(({ action }) => action.kind === 'war')
    if (!war) throw new RangeError('nothing is to be decided')
    return war
  },
}
