import {
  countedShareBp,
  leastMarginBp,
  lotteryReturnBpMax,
  wholeMarginBp,
} from '@trevo/promotion-rules/counted-share.ts'
import { givenRateBp } from '@trevo/promotion-rules/given-rate.ts'
import { givenBoundBp, givenShares, stakesFor } from '@trevo/promotion-rules/given-shares.ts'
import { defaultMargins, sportsReturnBpMax } from '@trevo/sports-rules/markets/price.ts'
import { declaredRtpBp, jackpotShareBp } from '@trevo/titles/declared-return.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createCountedShareOf } from '../compose/stakes/counted-share-of.ts'
import { houseBoundBp } from '../modules/agents/contracts/domain/bound.ts'
import { realsForPoint, demoMall } from '../modules/points/seed/demo-points.ts'
import { demoPromotions } from '../modules/promotions/seed/demo-promotions.ts'
import { demoLevels, demoRebate } from '../modules/rewards/seed/demo-rewards.ts'
import { referralStakes } from '../modules/rewards/referral/domain/earned-referral.ts'
import { stakesMissing } from '../modules/rewards/budgets/domain/play-budget.ts'
import { rafflePrizes } from '../modules/rewards/raffles/domain/raffle-prizes.ts'
import { prizeOfPlace } from '../modules/rewards/rankings/domain/ranking-prize.ts'
import { demoLadder } from '../modules/vip/seed/seed-demo-levels.ts'

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
    const shared = createCountedShareOf(() => ({ row }))({ product: 'game', nodeId })
    for (const returnBp of returns) {
      expect(togetherBp(returnBp + jackpotShareBp(maths), shared)).toBeLessThan(wholeBp)
    }
  },
)

test('the same for all bets of lotteries and on sports, and games without a declared return', () => {
  const share = createCountedShareOf(() => undefined)
  const of = (product: 'game' | 'lottery' | 'sports') => share({ product, nodeId: 1 })
  expect(togetherBp(lotteryReturnBpMax, of('lottery'))).toBeLessThan(wholeBp)
  expect(togetherBp(sportsReturnBpMax, of('sports'))).toBeLessThan(wholeBp)
  for (const { bp } of Object.values(defaultMargins)) {
    expect(100_000_000 / (wholeBp + bp)).toBeLessThanOrEqual(sportsReturnBpMax)
  }
  expect(of('game')).toBe(countedShareBp(null))
  expect(countedShareBp(null)).toBe(2_600)
})

test('the rewards for a bet at any return are less than the house’s margin', () => {
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

const reais = (amount: string): number => Number(parseMoney(amount)) / 10_000
/** The most that a point is worth as money in the mall, in reais. */
const pointWorth = Math.max(
  ...demoMall.flatMap(({ prize, points, amount }) =>
    prize === null ? [] : [(reais(prize) - reais(amount)) / reais(points)],
  ),
)

test('the shares of all kinds of rewards add up to the bound', () => {
  expect(givenShares.agents).toBe(houseBoundBp)
  expect(Object.values(givenShares).reduce((sum, one) => sum + one, 0)).toBe(givenBoundBp)
})

test.each(Object.entries(demoRebate))(
  'rates of the demo on stakes of %s stay within their shares',
  (product, { rateBp, weightBp }) => {
    const level = Math.max(...demoLevels.map(({ rebateBp }) => rebateBp))
    expect(((rateBp + level) * weightBp) / wholeBp).toBeLessThanOrEqual(givenShares.rebate)
    const points = (wholeBp * pointWorth) / reais(realsForPoint[product] ?? '1.00')
    expect(points).toBeLessThanOrEqual(givenShares.points)
  },
)

test('the same for all promotions of the demo together', () => {
  const given = demoPromotions.reduce((sum, { terms }) => sum + givenRateBp(terms), 0)
  expect(given).toBeLessThanOrEqual(givenShares.promotions)
})

test.each(demoLevels.map((level, rank) => [rank, level] as const))(
  'the stakes that level %i asks for pay for its bonuses',
  (rank, { month, birthday }) => {
    const { period, total } = demoLadder[rank] ?? { period: '0.00', total: '0.00' }
    const upgrades = demoLevels
      .slice(0, rank + 1)
      .reduce((sum, { upgrade }) => sum + parseMoney(upgrade), 0n)
    expect(stakesFor(upgrades, givenShares.levels)).toBeLessThanOrEqual(parseMoney(total))
    // Stakes of thirty days may be in three months.
    const inPeriod = 3n * parseMoney(month) + parseMoney(birthday)
    expect(stakesFor(inPeriod, givenShares.levels)).toBeLessThanOrEqual(parseMoney(period))
  },
)

test('for any requests of budgets and friends, all rewards together stay within the bound', () => {
  const amount = fc.bigInt({ min: 0n, max: parseMoney('500.00') })
  const events = fc.array(
    fc.record({
      stakedMinor: amount,
      worthMinor: amount,
      kind: fc.constantFrom('missions', 'levels'),
      friendMinor: fc.bigInt({ min: 0n, max: parseMoney('50.00') }),
    }),
    { maxLength: 40 },
  )
  const rates = fc.record({
    agents: fc.integer({ min: 0, max: givenShares.agents }),
    rebate: fc.integer({ min: 0, max: givenShares.rebate }),
    points: fc.integer({ min: 0, max: givenShares.points }),
    promotions: fc.integer({ min: 0, max: givenShares.promotions }),
  })
  fc.assert(
    fc.property(events, rates, amount, (list, accepted, prize) => {
      let countedMinor = 0n
      let friendGivenMinor = 0n
      const spent = { missions: 0n, levels: 0n }
      for (const { stakedMinor, worthMinor, kind, friendMinor } of list) {
        countedMinor += stakedMinor
        const budget = { spentMinor: spent[kind], countedMinor }
        if (stakesMissing(kind, budget, worthMinor) === 0n) spent[kind] += worthMinor
        // A friend is rewarded for once.
        if (friendGivenMinor === 0n && countedMinor >= referralStakes(0n, friendMinor)) {
          friendGivenMinor = friendMinor
        }
      }
      const tiers = [{ from: 1, to: 1, amount: formatMoney(prize - (prize % 100n)) }]
      const [raffle = 0n] = rafflePrizes([prize], countedMinor)
      const byRates = Object.values(accepted).reduce((sum, one) => sum + one, 0)
      const given =
        (countedMinor * BigInt(byRates)) / BigInt(wholeBp) +
        prizeOfPlace(tiers, 1, countedMinor) +
        raffle +
        spent.missions +
        spent.levels +
        friendGivenMinor
      expect(given * BigInt(wholeBp)).toBeLessThanOrEqual(countedMinor * BigInt(givenBoundBp))
    }),
  )
})
