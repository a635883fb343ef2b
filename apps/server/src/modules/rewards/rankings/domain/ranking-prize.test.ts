import { expect, test } from 'vitest'
import { prizeOfPlace } from './ranking-prize.ts'

const tiers = [{ from: 1, to: 1, amount: '3000.00' }]
const reais = (amount: number): bigint => BigInt(amount) * 10_000n

test('1f: a place of a ranking pays its prize, at most 0.20 % of its player’s stakes, in whole centavos', () => {
  expect(prizeOfPlace(tiers, 1, reais(1_500_000))).toBe(reais(3_000))
  expect(prizeOfPlace(tiers, 1, reais(9_000_000))).toBe(reais(3_000))
  expect(prizeOfPlace(tiers, 1, reais(1_000))).toBe(reais(2))
  expect(prizeOfPlace(tiers, 1, reais(4))).toBe(0n)
  expect(prizeOfPlace(tiers, 2, reais(9_000_000))).toBe(0n)
})
