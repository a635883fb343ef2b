import type { Chance } from '@trevo/fairness/chance.ts'
import { createBetsEngine } from '../bets/create-bets-engine.ts'
import { drawBonus, oddsMostOf, oddsOfBonus } from './bonus.ts'
import { isBonus, numberOf, placesOf } from './places.ts'
import { outcomeFacts, rules } from './texts.ts'
import type { MoneyWheelOutcome, MoneyWheelTitle, WheelPlace } from './types.ts'

const drawBoost = (
  { boosts, boostDraws }: MoneyWheelTitle,
  chance: Chance,
): MoneyWheelOutcome['boost'] => {
  let at = chance.nextInt(boostDraws)
  for (const { place, times, weight } of boosts) {
    if (at < weight) return { place, times }
    at -= weight
  }
  return null
}

const draw = (title: MoneyWheelTitle, chance: Chance): MoneyWheelOutcome => {
  const boost = drawBoost(title, chance)
  const stop = chance.nextInt(title.segments.length)
  const place = title.segments[stop]
  if (!place) throw new RangeError(`${title.gameCode} has no segment ${stop}`)
  const bonus = isBonus(place) ? drawBonus(title, place, chance) : null
  const odds = bonus ? oddsOfBonus(title, bonus) : numberOf(place)
  const times = boost?.place === place ? boost.times : 1
  return { boost, stop, place, bonus, odds: odds * times }
}

const mostOf = (title: MoneyWheelTitle, place: WheelPlace): number => {
  const times = title.boosts.filter((one) => one.place === place).map((one) => one.times)
  const odds = isBonus(place) ? oddsMostOf(title, place) : numberOf(place)
  return 1 + odds * Math.max(1, ...times)
}

/** The boost, the segment, and what the bonus round draws. */
export const engine = createBetsEngine<MoneyWheelTitle, MoneyWheelOutcome>({
  family: 'money-wheel',
  places: placesOf,
  draw,
  returnOf: (_title, bet, { place, odds }) => (bet === place ? 100 + 100 * odds : 0),
  // A bonus returns at least the stake; any more is chance.
  riskOutcomes: ({ segments }) =>
    segments.map((place, stop) => ({
      weight: 1,
      outcome: {
        boost: null,
        stop,
        place,
        bonus: null,
        odds: isBonus(place) ? 0 : numberOf(place),
      },
    })),
  maxWinStakes: (title) => Math.max(...[...placesOf(title)].map((place) => mostOf(title, place))),
  rules,
  outcomeFacts: (_title, outcome) => outcomeFacts(outcome),
})
