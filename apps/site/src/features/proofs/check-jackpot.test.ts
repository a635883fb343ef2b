import { hitPointOf } from '@trevo/fairness/jackpot.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { expect, test } from 'vitest'
import { isJackpotRight } from './check-jackpot.ts'

const secret = '3c'.repeat(32)
const terms = { number: 4, salt: 'b1f0c2d4-0000-4000-8000-000000000001', secret }
const [seedAmount, mustHitBy] = ['1000.00', '5000.00']
const amount = formatMoney(
  hitPointOf({
    ...terms,
    seedMinor: parseMoney(seedAmount),
    mustHitByMinor: parseMoney(mustHitBy),
  }),
)
const won = { ...terms, commitment: commitmentOf(secret), seedAmount, mustHitBy, amount }

test('a pool paid at the point that its secret draws is correct', () => {
  expect(isJackpotRight(won)).toBe(true)
})

test.each([
  ['another secret', { secret: '3d'.repeat(32) }],
  ['another salt', { salt: 'another-round' }],
  ['another number', { number: 5 }],
  ['another amount', { amount: '1000.01' }],
  ['another must-hit-by', { mustHitBy: '5000.01' }],
])('%s is not correct', (_, change) => {
  expect(isJackpotRight({ ...won, ...change })).toBe(false)
})

test('the point is above the seed, at most the must-hit-by, and every centavo is possible', () => {
  const found = new Set<bigint>()
  for (let number = 1; number <= 400; number += 1) {
    const point = hitPointOf({
      secret,
      salt: 's',
      number,
      seedMinor: 10_000n,
      mustHitByMinor: 11_000n,
    })
    expect(point > 10_000n && point <= 11_000n && point % 100n === 0n).toBe(true)
    found.add(point)
  }
  expect(found.size).toBe(10)
})
