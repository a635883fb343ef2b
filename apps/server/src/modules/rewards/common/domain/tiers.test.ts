import { expect, test } from 'vitest'
import { Tiers, worthOf } from './tiers.ts'

const tiers = Tiers.parse([
  { from: 1, to: 1, amount: '100.00' },
  { from: 2, to: 5, amount: '20.00' },
  { from: 8, to: null, amount: '1.50' },
])

test.each([
  [0, 0n],
  [1, 1_000_000n],
  [2, 200_000n],
  [5, 200_000n],
  [6, 0n],
  [7, 0n],
  [8, 15_000n],
  [9_000, 15_000n],
])('place %i is worth %s', (place, worth) => {
  expect(worthOf(tiers, place)).toBe(worth)
})

test('places begin with the first, and are whole', () => {
  const parse = (tier: object) => Tiers.safeParse([{ to: null, amount: '1.00', ...tier }]).success
  expect([parse({ from: 1 }), parse({ from: 0 }), parse({ from: 1.5 })]).toEqual([
    true,
    false,
    false,
  ])
})
