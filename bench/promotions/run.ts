// npm run bench -- promotions [--seed N] What each promotion of the demo costs in a month of 10,000
// players: expected, from its terms and every outcome of the model, and simulated week by week with the
// same rules, limits, stock and budget.
import { parseMoney } from '@trevo/money/money.ts'
import type { Facts } from '../../packages/promotion-rules/src/facts.ts'
import { isInAudience } from '../../packages/promotion-rules/src/in-audience.ts'
import { meetConditions } from '../../packages/promotion-rules/src/meet-conditions.ts'
import { rewardAmount } from '../../packages/promotion-rules/src/reward-amount.ts'
import { demoPromotions } from '../../apps/server/src/modules/promotions/index.ts'
import { expectCost, spansIn, type SpanKind } from './expect-cost.ts'
import { behaviour, factsOfDay, factsOfMonth, factsOfWeek, type Chances } from './population.ts'
import { printResult } from '../tools/print-result.ts'

const players = 10_000
/** Standard deviations on both sides: one promotion in ten thousand is outside by chance. */
const sigmas = 3.9
type Promotion = (typeof demoPromotions)[number]

const seedAt = process.argv.indexOf('--seed')
let state = seedAt < 0 ? 20_261_123 : Number(process.argv[seedAt + 1])
/** 0 to 1: mulberry32, so that a run can be repeated. */
const chance = (): number => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const draw = <Value>(chances: Chances<Value>): Value => {
  let left = chance() * 1_000
  for (const [part, value] of chances) {
    left -= part
    if (left < 0) return value
  }
  const last = chances.at(-1)
  if (!last) throw new Error('nothing to draw')
  return last[1]
}

const spanOf = ({ kind, terms }: Promotion): SpanKind => {
  if (kind === 'loginStreak' || kind === 'birthday') return 'month'
  return terms.perPerson.per === 'day' ? 'day' : 'week'
}
const isOnce = ({ terms }: Promotion): boolean => terms.perPerson.per === 'promotion'

/** In reais; undefined if conditions or audience exclude the player. */
const amountFor =
  ({ terms, audience = {} }: Promotion) =>
  (facts: Facts): number => {
    const isDue =
      isInAudience(audience, facts, new Date(0)) && meetConditions(terms.conditions, facts).isMet
    return isDue ? Number(rewardAmount(terms.reward, facts)) / 10_000 : 0
  }

const signedDays = (): number => {
  const signs = draw(behaviour.signs)
  return Array.from({ length: spansIn.day }, () => chance() * 1_000 < signs).filter(Boolean).length
}
const live: Readonly<Record<SpanKind, (level: number) => Facts>> = {
  day: (level) =>
    factsOfDay(
      {
        staked: draw(behaviour.dayStaked),
        paid: draw(behaviour.paidHundredths),
        balance: draw(behaviour.dayBalance),
      },
      level,
    ),
  week: (level) =>
    factsOfWeek(
      {
        deposit: draw(behaviour.deposit),
        stakedTenths: draw(behaviour.stakedTenths),
        paid: draw(behaviour.paidHundredths),
      },
      level,
    ),
  month: (level) =>
    factsOfMonth({ signedDays: signedDays(), birthday: draw(behaviour.birthday) }, level),
}

/** The cost of a month, and its cost with unlimited stock and budget. */
type Month = { readonly cost: number; readonly unlimited: number }

/** A month of all players, who claim everything as soon as it is due, until stock or budget is used up. */
const playMonth = (promotion: Promotion): Month => {
  const amountOf = amountFor(promotion)
  const kind = spanOf(promotion)
  const { budget, stock } = limitsOf(promotion)
  let [cost, given, unlimited] = [0, 0, 0]
  for (let player = 0; player < players; player += 1) {
    const level = draw(behaviour.level)
    let [hasTaken, wouldHave] = [false, false]
    for (let span = 0; span < spansIn[kind]; span += 1) {
      const amount = amountOf(live[kind](level))
      if (amount === 0) continue
      const isAgain = !isOnce(promotion)
      if (isAgain || !wouldHave) unlimited += amount
      wouldHave = true
      if ((isAgain || !hasTaken) && given < stock && cost + amount <= budget) {
        cost += amount
        given += 1
        hasTaken = true
      }
    }
  }
  return { cost, unlimited }
}

const reaisOf = (amount: string): number => Number(parseMoney(amount)) / 10_000

const limitsOf = ({ budget, stock }: Promotion) => ({
  budget: budget === undefined ? Infinity : reaisOf(budget),
  stock: stock ?? Infinity,
})

/** The most that stock and budget let it cost; for a reward without a fixed amount only the budget counts. */
const mostOf = (promotion: Promotion): number => {
  const { budget, stock } = limitsOf(promotion)
  const { value } = promotion.terms.reward
  return Math.min(budget, value.form === 'fixed' ? stock * reaisOf(value.amount) : Infinity)
}

const compare = (promotion: Promotion) => {
  const { mean, variance } = expectCost(spanOf(promotion), isOnce(promotion), amountFor(promotion))
  const expected = players * mean
  const width = sigmas * Math.sqrt(Math.max(0, players * variance))
  const { cost, unlimited } = playMonth(promotion)
  const most = mostOf(promotion)
  const isInside =
    expected > 0 && Math.abs(unlimited - expected) <= Math.max(width, 0.005) && cost <= most
  const money = (amount: number): string => (amount === Infinity ? '' : amount.toFixed(2))
  return {
    promotion: promotion.anchor,
    expected: money(expected),
    from: money(expected - width),
    to: money(expected + width),
    simulated: money(unlimited),
    most: money(most),
    expectedCost: money(Math.min(expected, most)),
    cost: money(cost),
    isInside,
  }
}

const compared = demoPromotions.map(compare)
for (const one of compared) {
  const { promotion, expected, from, to, simulated, most, expectedCost, cost, isInside } = one
  const interval = `[${from.padStart(9)}, ${to.padStart(9)}]`
  const limited = most === '' ? '' : `; at most ${most}: expected ${expectedCost}, cost ${cost}`
  const line = `${promotion.padEnd(24)} R$ ${expected.padStart(9)} ${interval}  simulated ${simulated}`
  console.log(`${line}${limited}${isInside ? '' : '  OUTSIDE'}`)
}
const outside = compared.filter(({ isInside }) => !isInside).length
printResult({ bench: 'promotions', players, promotions: compared.length, outside })
if (outside > 0) process.exitCode = 1
