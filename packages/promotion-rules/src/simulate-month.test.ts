import type { PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { expect, test } from 'vitest'
import { monthDays, simulateMonths, type SampledMember } from './simulate-month.ts'

const cashback: PromotionTerms = {
  conditions: { op: 'all', of: [{ op: 'netLossAtLeast', amount: '20.00' }] },
  countedOver: 'lastWeek',
  reward: { prize: 'cash', value: { form: 'percent', of: 'netLoss', bp: 500, cap: '50.00' } },
  wagering: null,
  depositMin: null,
  perPerson: { times: 1, per: 'week' },
}

/** Loses `lost` reais a day of `staked`. */
const member = (staked: string, lost: string, level = 0): SampledMember => ({
  known: { level, registeredDays: 90, tags: [], hasDeposited: true, lastStakeDaysAgo: 0 },
  hasBirthday: false,
  days: Array.from({ length: monthDays }, () => ({
    play: [
      {
        product: 'RNG',
        stakedMinor: parseMoney(staked),
        countedMinor: parseMoney(staked),
        paidMinor: parseMoney(staked) - parseMoney(lost),
      },
    ],
    depositsMinor: [],
  })),
})

const reais = (minor: bigint | undefined) => Number(minor) / 10_000

test('a steady member costs every month the same: 5 % of a loss that counts up to 4 % of stakes', () => {
  const sample = [member('1000.00', '100.00')]
  const { costsMinor, meanMinor } = simulateMonths(cashback, sample, {
    audience: 1,
    months: 50,
    seed: 1,
  })
  // 7,000 staked a week, 280 of the loss of 700 counted, 14 given, four times.
  expect(new Set(costsMinor.map(reais))).toEqual(new Set([56]))
  expect(reais(meanMinor)).toBe(56)
})

test('a sample stands for its audience, and levels add up to the whole', () => {
  const sample = [member('1000.00', '100.00', 1), member('1.00', '0.01', 2)]
  const result = simulateMonths(cashback, sample, { audience: 200, months: 10, seed: 1 })
  expect(reais(result.meanMinor)).toBe(5_600)
  expect(result.levels).toMatchObject([
    { level: 1, members: 100, receive: 100 },
    { level: 2, members: 100, receive: 0, costMinor: 0n },
  ])
  expect(reais(result.countedMinor)).toBe((1_000 + 1) * 28 * 100)
})

test('the same seed draws the same months, another one others', () => {
  const sample = [member('1000.00', '100.00'), member('50.00', '40.00'), member('1.00', '0.00')]
  const run = (seed: number) =>
    simulateMonths(cashback, sample, { audience: 3, months: 100, seed }).costsMinor
  expect(run(1)).toEqual(run(1))
  expect(run(2)).not.toEqual(run(1))
})

test('without anybody in the audience there is no month to simulate', () => {
  const result = simulateMonths(cashback, [], { audience: 0, months: 100, seed: 1 })
  expect(result).toMatchObject({ costsMinor: [], meanMinor: 0n, levels: [] })
})
