import type { Facts } from '../../packages/promotion-rules/src/facts.ts'
import {
  behaviour,
  daysInMonth,
  factsOfDay,
  factsOfMonth,
  factsOfWeek,
  type Chances,
  weeksInMonth,
} from './population.ts'

/** The possible results of one span, with their probabilities. */
type Outcome = { readonly chance: number; readonly facts: Facts }

const per = 1_000

/** Every pair of two independent results. */
const each = <A, B>(first: Chances<A>, second: Chances<B>): Chances<readonly [A, B]> =>
  first.flatMap(([p, a]) => second.map(([q, b]) => [(p * q) / per, [a, b]] as const))

const weeks = (level: number): Outcome[] =>
  each(each(behaviour.deposit, behaviour.stakedTenths), behaviour.paidHundredths).map(
    ([chance, [[deposit, stakedTenths], paid]]) => ({
      chance: chance / per,
      facts: factsOfWeek({ deposit, stakedTenths, paid }, level),
    }),
  )

const days = (level: number): Outcome[] =>
  each(each(behaviour.dayStaked, behaviour.paidHundredths), behaviour.dayBalance).map(
    ([chance, [[staked, paid], balance]]) => ({
      chance: chance / per,
      facts: factsOfDay({ staked, paid, balance }, level),
    }),
  )

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((all, one) => all * one, 1)

const months = (level: number): Outcome[] =>
  each(behaviour.signs, behaviour.birthday).flatMap(([chance, [signs, birthday]]) =>
    Array.from({ length: daysInMonth + 1 }, (_, signed) => ({
      chance:
        (chance / per) *
        choose(daysInMonth, signed) *
        (signs / per) ** signed *
        (1 - signs / per) ** (daysInMonth - signed),
      facts: factsOfMonth({ signedDays: signed, birthday }, level),
    })),
  )

export type SpanKind = 'day' | 'week' | 'month'
const outcomesOf = { day: days, week: weeks, month: months } as const
export const spansIn = { day: daysInMonth, week: weeksInMonth, month: 1 } as const

/** The mean monthly cost of a player, and its deviation, over all possible outcomes. */
export const expectCost = (
  kind: SpanKind,
  isOnce: boolean,
  amountOf: (facts: Facts) => number,
): { readonly mean: number; readonly variance: number } => {
  let [mean, square] = [0, 0]
  for (const [levelChance, level] of behaviour.level) {
    const outcomes = outcomesOf[kind](level)
    const spans = spansIn[kind]
    const paid = outcomes.filter(({ facts }) => amountOf(facts) > 0)
    const q = paid.reduce((sum, { chance }) => sum + chance, 0)
    const one = paid.reduce((sum, { chance, facts }) => sum + chance * amountOf(facts), 0)
    const two = paid.reduce((sum, { chance, facts }) => sum + chance * amountOf(facts) ** 2, 0)
    const share = levelChance / per
    if (isOnce) {
      // The first span in which it is due; the cost there is the same in every span where it is due.
      const ever = q === 0 ? 0 : (1 - (1 - q) ** spans) / q
      mean += share * ever * one
      square += share * ever * two
    } else {
      mean += share * spans * one
      square += share * (spans * two + spans * (spans - 1) * one ** 2)
    }
  }
  return { mean, variance: square - mean ** 2 }
}
