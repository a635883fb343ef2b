import { expect, test } from 'vitest'
import { priceOfShare, splitPayout } from './shared-ticket.ts'

test('a share costs an equal part of the ticket, and only a whole one', () => {
  expect(priceOfShare(1_000_000n, 8)).toBe(125_000n)
  expect(priceOfShare(1_000_000n, 3)).toBeUndefined()
  expect(priceOfShare(1_000_000n, 1)).toBeUndefined()
  expect(priceOfShare(1_000_100n, 101)).toBeUndefined()
})

test('what a shared ticket is paid is split by shares, and nothing is lost', () => {
  expect(splitPayout(1_000_001n, [1, 2, 5])).toEqual([125_001n, 250_000n, 625_000n])
})
