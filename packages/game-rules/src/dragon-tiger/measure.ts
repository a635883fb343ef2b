import { figuresOf, type WeightedOutcome } from '../bets/figures-of.ts'
import type { Measure } from '../engine/measure.ts'
import { returnOf } from './engine.ts'
import { leanDragonTiger } from './lean-dragon-tiger.ts'
import { betNames } from './names.ts'
import {
  dragonTigerBets,
  type DragonTigerBet,
  type DragonTigerTitle,
  type DragonTigerView,
} from './types.ts'

/** The tiger's card, given the dragon's, by who wins; the two sides are symmetric. */
const outcomesOf = (title: DragonTigerTitle, bet: DragonTigerBet): WeightedOutcome[] => {
  const { deckCount } = title
  const cards = 52 * deckCount - 1
  const sameCard = deckCount - 1
  const sameRank = 4 * deckCount - 1
  const ahead = (cards - sameRank) / 2
  const weights = { dragon: ahead, tiger: ahead, tie: sameRank - sameCard, 'suited-tie': sameCard }
  return dragonTigerBets.map((winner) => ({
    weight: weights[winner],
    payoutStakes: returnOf(title, bet, winner) / 100,
  }))
}

export const measure: Measure<DragonTigerTitle, never, DragonTigerView> = {
  wagers: (title) => {
    const stakeMinor = title.stakeStepsMinor[0] ?? 0n
    return dragonTigerBets.map((bet) => ({
      id: bet,
      label: betNames(bet),
      stakeMinor,
      choice: { bets: [{ bet, stakeMinor: stakeMinor.toString() }] },
      exact: figuresOf(outcomesOf(title, bet)),
    }))
  },
  decide: () => {
    throw new RangeError('dragon tiger is decided at once')
  },
  leanPayout: (title, { id }) => {
    const bet = dragonTigerBets.find((one) => one === id)
    return bet && leanDragonTiger(title, bet)
  },
}
