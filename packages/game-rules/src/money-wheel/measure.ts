import { figuresOf, type WeightedOutcome } from '../bets/figures-of.ts'
import type { Measure } from '../engine/measure.ts'
import { chancesOfBonus } from './bonus.ts'
import { isBonus, numberOf, placeNames, placesOf } from './places.ts'
import { leanMoneyWheel } from './lean-money-wheel.ts'
import type { MoneyWheelTitle, MoneyWheelView, WheelPlace } from './types.ts'

/** Every possible result of a bet on a place, with its probability. */
const outcomesOf = (title: MoneyWheelTitle, place: WheelPlace): WeightedOutcome[] => {
  const { segments, boosts, boostDraws } = title
  const hit = segments.filter((one) => one === place).length / segments.length
  const own = boosts.filter((one) => one.place === place)
  const boosted = own.map(({ times, weight }) => ({ times, chance: weight / boostDraws }))
  const plain = 1 - boosted.reduce((sum, { chance }) => sum + chance, 0)
  const odds = isBonus(place)
    ? chancesOfBonus(title, place)
    : [{ odds: numberOf(place), chance: 1 }]
  const won = [...boosted, { times: 1, chance: plain }].flatMap(({ times, chance }) =>
    odds.map((one) => ({
      weight: hit * chance * one.chance,
      payoutStakes: 1 + one.odds * times,
    })),
  )
  return [...won, { weight: 1 - hit, payoutStakes: 0 }]
}

export const measure: Measure<MoneyWheelTitle, never, MoneyWheelView> = {
  wagers: (title) => {
    const stakeMinor = title.stakeStepsMinor[0] ?? 0n
    return [...placesOf(title)].map((place) => ({
      id: place,
      label: placeNames(place),
      stakeMinor,
      choice: { bets: [{ bet: place, stakeMinor: stakeMinor.toString() }] },
      exact: figuresOf(outcomesOf(title, place)),
    }))
  },
  decide: () => {
    throw new RangeError('the wheel is decided at once')
  },
  leanPayout: (title, { id }) => leanMoneyWheel(title, id),
}
