import {
  countedShareBp,
  givenBoundBp,
  leastMarginBp,
  lotteryReturnBpMax,
  raffleShareBp,
  rankingShareBp,
  wholeMarginBp,
} from '@trevo/promotion-rules/counted-share.ts'
import { lossShareBp } from '@trevo/promotion-rules/facts.ts'
import { defaultMargins, sportsReturnBpMax } from '@trevo/sports-rules/markets/price.ts'
import { declaredRtpBp, jackpotShareBp } from '@trevo/titles/declared-return.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createCountedShareOf } from '../compose/counted-share-of.ts'
import { houseBoundBp } from '../modules/agents/domain/bound.ts'
import { realsForPoint, demoMall } from '../modules/points/domain/demo-points.ts'
import { demoPromotions } from '../modules/promotions/domain/demo-promotions.ts'
import { demoLevels, demoRebate } from '../modules/rewards/domain/demo-rewards.ts'
import { demoLadder } from '../modules/vip/service/seed-demo-levels.ts'

const wholeBp = 10_000

/** What a bet gives back with all that may be given for it, in 1/100 percent of the stake. */
const togetherBp = (returnBp: number, sharedBp: number): number =>
  returnBp + (sharedBp * givenBoundBp) / wholeBp

/** Every exact or measured return that a title's figures name: of stakes, modes and kinds of bets. */
const returnsIn = (figures: unknown): readonly number[] => {
  if (typeof figures !== 'object' || figures === null) return []
  return Object.entries(figures).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'simulation') return []
    return name === 'rtpBp' && typeof value === 'number' ? [value] : returnsIn(value)
  })
}

test.each(titlesInOrder.map((title) => [title.maths.gameCode, title] as const))(
  'each bet of %s gives back less than it costs, with all that is given for it',
  async (code, { maths, listing: { nodeId } }) => {
    const file = new URL(import.meta.resolve(`@trevo/titles/${code}/figures.json`))
    const returns = returnsIn(JSON.parse(await readFile(file, 'utf8')))
    expect(returns.length).toBeGreaterThan(0)
    const row = { game_code: maths.gameCode, rtp_bp: declaredRtpBp(maths), category: 'RNG' }
    const shared = createCountedShareOf(() => ({ row }))({ source: 'vendor:trevo', nodeId })
    for (const returnBp of returns) {
      expect(togetherBp(returnBp + jackpotShareBp(maths), shared)).toBeLessThan(wholeBp)
    }
  },
)

test('so do all bets of lotteries and on sports, and games whose return nobody says', () => {
  const share = createCountedShareOf(() => undefined)
  const of = (source: string) => share({ source, nodeId: 1 })
  expect(togetherBp(lotteryReturnBpMax, of('lottery'))).toBeLessThan(wholeBp)
  expect(togetherBp(sportsReturnBpMax, of('sportsbook'))).toBeLessThan(wholeBp)
  for (const { bp } of Object.values(defaultMargins)) {
    expect(100_000_000 / (wholeBp + bp)).toBeLessThanOrEqual(sportsReturnBpMax)
  }
  expect(of('vendor:other')).toBe(countedShareBp(null))
  expect(countedShareBp(null)).toBe(2_600)
})

test('what is given for a bet at any return is less than what the house keeps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), (returnBp) => {
      const shared = countedShareBp(returnBp)
      expect(togetherBp(returnBp, shared)).toBeLessThan(wholeBp)
      expect(shared).toBeGreaterThanOrEqual(0)
      expect(shared).toBeLessThanOrEqual(wholeBp)
    }),
  )
  expect(countedShareBp(wholeBp - wholeMarginBp)).toBe(wholeBp)
  expect(countedShareBp(wholeBp - leastMarginBp + 1)).toBe(0)
})

/** The most that a promotion gives for a counted real, in 1/100 percent. */
const ofPromotion = ({ terms }: (typeof demoPromotions)[number]): number => {
  const { value } = terms.reward
  if (value.form === 'fixed' || value.of === 'deposit') return 0
  if (value.form === 'percent') {
    return value.of === 'staked' ? value.bp : (value.bp * lossShareBp) / wholeBp
  }
  const part = value.of === 'staked' ? 1 : lossShareBp / wholeBp
  const most = Math.max(
    ...value.tiers.map(
      ({ from, amount }) => Number((parseMoney(amount) * 1_000_000n) / parseMoney(from)) / 100,
    ),
  )
  return most * part
}

const reais = (amount: string): number => Number(parseMoney(amount)) / 10_000
/** The most that a point is worth as money in the mall, in reais. */
const pointWorth = Math.max(
  ...demoMall.flatMap(({ prize, points, amount }) =>
    prize === null ? [] : [(reais(prize) - reais(amount)) / reais(points)],
  ),
)

const wholeOf = (part: number, whole: number): number => (part === 0 ? 0 : (part * wholeBp) / whole)

/**
 * The most that levels give for a counted real beside their rebate, in 1/100 percent: all bonuses up to a
 * level, the one of a month, and that of a birthday. What is staked in thirty days lies in three months.
 */
const ofLevels = Math.max(
  ...demoLevels.map(({ month, birthday }, rank) => {
    const { period, total } = demoLadder[rank] ?? { period: '0.00', total: '0.00' }
    const upgrades = demoLevels
      .slice(0, rank + 1)
      .reduce((sum, { upgrade }) => sum + reais(upgrade), 0)
    const inPeriod = 3 * reais(month) + reais(birthday)
    return wholeOf(upgrades, reais(total)) + wholeOf(inPeriod, reais(period))
  }),
)

test.each(Object.entries(demoRebate))(
  'rates on stakes of %s stay within the bound, agents’ part included',
  (product, { rateBp, weightBp }) => {
    const level = Math.max(...demoLevels.map(({ rebateBp }) => rebateBp))
    const rebate = ((rateBp + level) * weightBp) / wholeBp
    const points = (wholeBp * pointWorth) / reais(realsForPoint[product] ?? '1.00')
    const promotions = demoPromotions.reduce((sum, one) => sum + ofPromotion(one), 0)
    const given =
      houseBoundBp + rebate + points + promotions + rankingShareBp + raffleShareBp + ofLevels
    expect(given).toBeLessThanOrEqual(givenBoundBp)
  },
)
