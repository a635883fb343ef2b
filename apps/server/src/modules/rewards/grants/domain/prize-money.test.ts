import { expect, test } from 'vitest'
import { moneyOf } from './prize-money.ts'

test.each([
  ['cash', 500n, null, 500n],
  ['freeRounds', 100n, 20, 2_000n],
  ['freeRounds', 100n, null, 0n],
  ['points', 700n, null, 0n],
  ['physical', 900n, 1, 0n],
] as const)(
  'a prize of %s, %s each, %s times, is worth %s in money',
  (type, amount, count, worth) =>
    expect(moneyOf({ prize_type: type, prize_minor: amount, prize_count: count })).toBe(worth),
)
