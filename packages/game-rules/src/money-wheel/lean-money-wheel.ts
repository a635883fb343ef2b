import type { Chance } from '@trevo/fairness/chance.ts'
import { drawBonus, oddsOfBonus } from './bonus.ts'
import { isBonus, numberOf } from './places.ts'
import type { MoneyWheelTitle } from './types.ts'

/** A bet on one place, in stakes; the boost is looked up, and a bonus played only if it was hit. */
export const leanMoneyWheel = (title: MoneyWheelTitle, bet: string) => {
  const { segments, boostDraws } = title
  const times = new Float64Array(boostDraws).fill(1)
  let at = 0
  for (const boost of title.boosts) {
    if (boost.place === bet) times.fill(boost.times, at, at + boost.weight)
    at += boost.weight
  }
  return (chance: Chance): number => {
    const boost = times[chance.nextInt(boostDraws)] ?? 1
    const place = segments[chance.nextInt(segments.length)]
    if (place === undefined) return 0
    // Its numbers do not depend on the bets.
    const bonus = isBonus(place) ? drawBonus(title, place, chance) : undefined
    if (place !== bet) return 0
    return 1 + (bonus ? oddsOfBonus(title, bonus) : numberOf(place)) * boost
  }
}
