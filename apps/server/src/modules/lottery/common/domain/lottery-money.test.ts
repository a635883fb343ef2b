import { expect, test } from 'vitest'
import { formatLotteryMoney, moneyOrNull } from './lottery-money.ts'

test('amounts of a lottery have four decimals, always', () => {
  expect([20_000n, 1n, 12_345n, 0n, 1_500n].map(formatLotteryMoney)).toEqual([
    '2.0000',
    '0.0001',
    '1.2345',
    '0.0000',
    '0.1500',
  ])
})

test('an amount that is not known stays unknown', () => {
  expect([moneyOrNull(null), moneyOrNull(0n)]).toEqual([null, '0.00'])
})
