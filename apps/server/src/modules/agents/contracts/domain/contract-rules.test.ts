import { describe, expect, test } from 'vitest'
import {
  equivalentRateBp,
  requireGoodTerms,
  findFlatTier,
  findWrongTerm,
  offerableRateBp,
  rateOf,
  type Tier,
} from './contract-rules.ts'

const tier = (change: Partial<Tier> = {}): Tier => ({
  minimumBetMinor: 10_000n,
  netLossMinor: 0n,
  activeMembers: 0,
  rateBp: 1_000,
  ...change,
})
const dividend = { contractType: 'DIVIDEND', period: 'M' } as const

describe('the terms of a contract', () => {
  test.each(['D', 'W', 'H', 'M'] as const)(
    'CONTRACT-3: a dividend of period %s has minimum bet, profit/loss, active members and rate',
    (period) => {
      const tiers = [tier({ netLossMinor: 5n, activeMembers: 3 })]
      expect(findWrongTerm({ contractType: 'DIVIDEND', period, tiers })).toBeUndefined()
    },
  )

  test.each([
    ['a dividend without a period', 'DIVIDEND', null, {}, 'period'],
    ['a weekly daily salary', 'DAILY', 'W', {}, 'period'],
    ['an hourly salary with a period', 'HOURLY', 'D', {}, 'period'],
    ['a daily salary for a loss', 'DAILY', 'D', { netLossMinor: 1n }, 'netLoss'],
    ['a real-time salary for members', 'REALTIME', null, { activeMembers: 1 }, 'activeMember'],
    ['a rate of nothing', 'DIVIDEND', 'D', { rateBp: 0 }, 'contractRate'],
  ] as const)('CONTRACT-3: %s is not possible', (_, contractType, period, change, wrong) => {
    expect(findWrongTerm({ contractType, period, tiers: [tier(change)] })).toBe(wrong)
  })

  test('a contract has at least one tier', () => {
    expect(findWrongTerm({ ...dividend, tiers: [] })).toBe('details')
    expect(() => requireGoodTerms({ ...dividend, tiers: [] })).toThrow('contract.terms_invalid')
  })
})

describe('tiers', () => {
  const second = (change: Partial<Tier>) => [
    tier({ netLossMinor: 10n, activeMembers: 5 }),
    tier({ minimumBetMinor: 10_001n, netLossMinor: 10n, activeMembers: 5, ...change }),
  ]
  test.each([
    ['a minimum above the one before is enough', {}, undefined],
    ['the same minimum again', { minimumBetMinor: 10_000n }, 2],
    ['a lower minimum', { minimumBetMinor: 9_999n }, 2],
    ['a lower loss', { netLossMinor: 9n }, 2],
    ['fewer members', { activeMembers: 4 }, 2],
    ['a lower rate', { rateBp: 999 }, 2],
  ] as const)('%s', (_, change, number) => {
    expect(findFlatTier(second(change))).toBe(number)
  })

  test('the refusal names the tier that does not rise; the highest rate is the rate of the contract', () => {
    const tiers = second({ rateBp: 2_000 })
    expect(rateOf(tiers)).toBe(2_000)
    expect(() => requireGoodTerms({ ...dividend, tiers })).not.toThrow()
    expect(() => requireGoodTerms({ ...dividend, tiers: tiers.toReversed() })).toThrow(
      'contract.tiers_not_rising',
    )
  })
})

describe('an agent’s offers', () => {
  test.each([
    ['a top agent: the highest rate of the house', true, undefined, 5_000],
    ['with a contract: strictly below it', false, 2_000, 1_999],
    ['never above the house, regardless of its own contract', false, 9_000, 5_000],
    ['without an own contract: nothing', false, undefined, undefined],
    ['below the smallest rate there is nothing', false, 1, undefined],
  ] as const)('%s', (_, isTop, ownRateBp, rateBpMax) => {
    expect(offerableRateBp('DIVIDEND', { isTop, ownRateBp })).toBe(rateBpMax)
  })
})

test('a fixed amount is compared as its share of the minimum bet, rounded up and below 100 %', () => {
  expect(equivalentRateBp(10_000n, 1_000_000n)).toBe(100)
  expect(equivalentRateBp(1n, 1_000_000n)).toBe(1)
  expect(equivalentRateBp(9_999n, 10_000n)).toBe(9_999)
  expect(equivalentRateBp(10_000n, 10_000n)).toBeUndefined()
  expect(equivalentRateBp(1n, 0n)).toBeUndefined()
})
