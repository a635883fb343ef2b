import { figuresOf, type WeightedOutcome } from '../bets/figures-of.ts'
import { cardOfCode } from '../cards/card.ts'
import type { LegalAction } from '../engine/engine.ts'
import type { Measure, MeasuredWager } from '../engine/measure.ts'
import { countHands, type CountedHand } from './count-hands.ts'
import { antesOf } from './engine.ts'
import { leanThreeCard } from './lean-three-card.ts'
import { kindOfScore, playingScore, scoreHand } from './score-hand.ts'
import { betNames } from './texts.ts'
import {
  threeCardBets,
  type ThreeCardAction,
  type ThreeCardBet,
  type ThreeCardTitle,
  type ThreeCardView,
} from './types.ts'

// The hands left for the dealer.
const dealerHandCount = (49 * 48 * 47) / 6

const anteOutcomes = (title: ThreeCardTitle, hands: readonly CountedHand[]): WeightedOutcome[] =>
  hands.flatMap(({ score, alike, results, isPlayed }): WeightedOutcome[] => {
    const bonus = (title.anteBonus[kindOfScore(score)] ?? 0) / 100
    if (!isPlayed) return [{ weight: alike * dealerHandCount, payoutStakes: bonus }]
    return (['won', 'lost', 'tied', 'dealer-not-qualified'] as const).map((result) => ({
      weight: alike * results[result],
      payoutStakes: Number(antesOf[result]) + bonus,
      stakedStakes: 2,
    }))
  })

const pairPlusOutcomes = (
  title: ThreeCardTitle,
  hands: readonly CountedHand[],
): WeightedOutcome[] =>
  hands.map(({ score, alike }) => ({
    weight: alike,
    payoutStakes: (title.pairPlus[kindOfScore(score)] ?? 0) / 100,
  }))

let counted: readonly CountedHand[] | undefined

/** Counted once, on first use. */
const countedHands = (): readonly CountedHand[] => (counted ??= countHands())

const wagerOf = (title: ThreeCardTitle, bet: ThreeCardBet): MeasuredWager => {
  const stakeMinor = title.stakeStepsMinor[0] ?? 0n
  const outcomesOf = bet === 'ante' ? anteOutcomes : pairPlusOutcomes
  return {
    id: bet,
    label: betNames(bet),
    stakeMinor,
    choice: { bets: [{ bet, stakeMinor: stakeMinor.toString() }] },
    get exact() {
      return figuresOf(outcomesOf(title, countedHands()))
    },
  }
}

/** Optimal play: with queen, six and four or better. */
export const measure: Measure<ThreeCardTitle, ThreeCardAction, ThreeCardView> = {
  wagers: (title) => threeCardBets.map((bet) => wagerOf(title, bet)),
  decide: (_title, _wager, { view, legal }): LegalAction<ThreeCardAction> => {
    const [first = 0, second = 0, third = 0] = view.player.map((code) => cardOfCode(code) ?? 0)
    const best = scoreHand(first, second, third) >= playingScore ? 'play' : 'fold'
    const found = legal.find(({ action }) => action.kind === best)
    if (!found) throw new RangeError('nothing is to be decided')
    return found
  },
  leanPayout: (title, { id }) => {
    const bet = threeCardBets.find((one) => one === id)
    return bet && leanThreeCard(title, bet)
  },
}
