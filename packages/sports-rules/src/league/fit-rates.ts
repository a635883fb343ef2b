import { chancesOf } from '../markets/price.ts'
import { outcomesOf, type Outcome } from '../markets/outcomes.ts'
import type { Market } from '../markets/market.ts'
import { ratesOfGoals, type Rates } from './strength.ts'

/** The expected result of a football match: probabilities without any margin. */
export type Thought = {
  readonly home: number
  readonly draw: number
  readonly away: number
  /** Of more goals than a line in halves: 5 is 2.5. */
  readonly over?: { readonly line: number; readonly chance: number }
}

const resultMarket: Market = { scope: 'full', kind: 'result' }
const begin = { sport: 'football', tick: 0, marks: [] } as const

const chanceIn = (outcomes: readonly Outcome[], market: Market, selection: string): number => {
  const { won, void: back } = chancesOf(market, selection, outcomes)
  return won / (1 - back || 1)
}

/** The probability of a selection, ignoring refunded stakes. */
export const chanceBy = (rates: Rates, market: Market, selection: string): number =>
  chanceIn(outcomesOf(market.scope, rates, begin), market, selection)

const resultBy = (rates: Rates) => {
  const outcomes = outcomesOf(resultMarket.scope, rates, begin)
  const [home = 0, draw = 0, away = 0] = ['1', 'X', '2'].map((one) =>
    chanceIn(outcomes, resultMarket, one),
  )
  return { home, draw, away }
}

const overBy = (rates: Rates, line: number): number =>
  chanceBy(rates, { scope: 'full', kind: 'total', line }, 'over')

const stepsOf = 22

/** The value between two at which a monotonic condition becomes true. */
const bisect = ([from, to]: readonly [number, number], isEnough: (value: number) => boolean) => {
  let [low, high] = [from, to]
  for (let step = 0; step < stepsOf; step += 1) {
    const middle = (low + high) / 2
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** Goals of both sides together, in thousandths, and the first side's share of them. */
const goalsRange = [300, 8_000] as const
const shareRange = [0.02, 0.98] as const
/** After this many iterations the two change each other by less than a thousandth. */
const rounds = 8

/** With a larger deviation from the expected result, no price is made. */
const missMax = 0.05

/**
 * The rates by which a match would end as expected: the number of goals from the total, otherwise from
 * the draw, and their split from the result. Undefined if no rates come close.
 */
export const fitRates = (thought: Thought): Rates | undefined => {
  const { home, draw, away, over } = thought
  const ratesAt = (goals: number, share: number): Rates =>
    ratesOfGoals([goals * share, goals * (1 - share)])
  let [goals, share] = [2_600, 0.55]
  for (let round = 0; round < rounds; round += 1) {
    const held = share
    goals = bisect(goalsRange, (value) => {
      const rates = ratesAt(value, held)
      return over ? overBy(rates, over.line) >= over.chance : resultBy(rates).draw <= draw
    })
    const fixed = goals
    share = bisect(shareRange, (value) => {
      const by = resultBy(ratesAt(fixed, value))
      return by.home / (by.home + by.away) >= home / (home + away)
    })
  }
  const rates = ratesAt(goals, share)
  const by = resultBy(rates)
  const misses = [by.home - home, by.draw - draw, by.away - away]
  if (over) misses.push(overBy(rates, over.line) - over.chance)
  return misses.every((miss) => Math.abs(miss) <= missMax) ? rates : undefined
}
