// npm run bench -- promotions [--seed N]
// What each promotion of the demo costs in a month of 10,000 players: expected, from its terms and every
// outcome of the model, and played through week by week with the same rules, limits, stock and budget.
import { parseMoney } from '@trevo/money/money.ts'
import type { Facts } from '../../packages/promotion-rules/src/facts.ts'
import { isInAudience } from '../../packages/promotion-rules/src/in-audience.ts'
import { meetConditions } from '../../packages/promotion-rules/src/meet-conditions.ts'
import { rewardAmount } from '../../packages/promotion-rules/src/reward-amount.ts'
import { demoPromotions } from '../../apps/server/src/modules/promotions/index.ts'
import { expectCost, spansIn, type SpanKind } from './expect-cost.ts'
import { behaviour, factsOfDay, factsOfMonth, factsOfWeek, type Chances } from './population.ts'

const players = 10_000
/** Standard deviations to either side: one promotion of ten thousand is outside by chance. */
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

/** In reais; nothing where conditions or audience say no. */
const amountFor =
  ({ terms, audience = {} }: Promotion) =>
  (facts: Facts): number => {
    const isDue = isInAudience(audience, facts) && meetConditions(terms.conditions, facts).isMet
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

/** A month of everybody, who takes whatever is due as soon as it is; until stock or budget are used up. */
const playMonth = (promotion: Promotion): number => {
  const amountOf = amountFor(promotion)
  const kind = spanOf(promotion)
  const budget =
    promotion.budget === undefined ? Infinity : Number(parseMoney(promotion.budget)) / 10_000
  let [spent, given] = [0, 0]
  for (let player = 0; player < players; player += 1) {
    const level = draw(behaviour.level)
    for (let span = 0; span < spansIn[kind]; span += 1) {
      const amount = amountOf(live[kind](level))
      const isLeft = given < (promotion.stock ?? Infinity) && spent + amount <= budget
      if (amount === 0 || !isLeft) continue
      spent += amount
      given += 1
      if (isOnce(promotion)) break
    }
  }
  return spent
}

/** Stock and budget end what would cost more. */
const limitOf = ({ budget, stock, terms: { reward } }: Promotion): number => {
  const most = budget === undefined ? Infinity : Number(parseMoney(budget)) / 10_000
  const { value } = reward
  const each = value.form === 'fixed' ? Number(parseMoney(value.amount)) / 10_000 : Infinity
  return Math.min(most, stock === undefined ? Infinity : stock * each)
}

const compare = (promotion: Promotion) => {
  const { mean, variance } = expectCost(spanOf(promotion), isOnce(promotion), amountFor(promotion))
  const expected = Math.min(players * mean, limitOf(promotion))
  const width = sigmas * Math.sqrt(Math.max(0, players * variance))
  const simulated = playMonth(promotion)
  const isInside = Math.abs(simulated - expected) <= Math.max(width, 0.005)
  return {
    promotion: promotion.anchor,
    expected: expected.toFixed(2),
    from: (expected - width).toFixed(2),
    to: (expected + width).toFixed(2),
    simulated: simulated.toFixed(2),
    isInside,
  }
}

const compared = demoPromotions.map(compare)
for (const { promotion, expected, from, to, simulated, isInside } of compared) {
  const line = `${promotion.padEnd(24)} R$ ${expected.padStart(12)}  [${from}, ${to}]`
  console.log(`${line}  simulated ${simulated}${isInside ? '' : '  OUTSIDE'}`)
}
const outside = compared.filter(({ isInside }) => !isInside).length
console.log(JSON.stringify({ bench: 'promotions', players, promotions: compared.length, outside }))
if (outside > 0) process.exitCode = 1
