import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { describe, expect, test } from 'vitest'
import { isInSegment, type SegmentProfile } from './in-segment.ts'

const now = new Date('2026-10-05T12:00:00Z')
const before = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms)

const profile: SegmentProfile = {
  level: 3,
  registeredAt: before(30),
  lastStakes: [
    { product: 'RNG', at: before(10) },
    { product: 'LIVE', at: before(2) },
  ],
  country: 'BR',
  state: 'SP',
  tags: ['vip', 'new'],
  availableMinor: 500_000n,
  line: ['ana', 'sul'],
  isFlagged: false,
}
const isIn = (conditions: SegmentConditions, more: Partial<SegmentProfile> = {}): boolean =>
  isInSegment(conditions, { ...profile, ...more }, now)

test('everybody is in a segment without conditions, except who may not be addressed', () => {
  expect(isIn({})).toBe(true)
  expect(isIn({}, { lastStakes: [], country: null, state: null })).toBe(true)
  expect(isIn({}, { isFlagged: true })).toBe(false)
})

describe('a condition', () => {
  test.each<[SegmentConditions, boolean]>([
    [{ levelMin: 3 }, true],
    [{ levelMin: 4 }, false],
    [{ levelMax: 3 }, true],
    [{ levelMax: 2 }, false],
    [{ line: 'Sul' }, true],
    [{ line: 'norte' }, false],
    [{ balanceMin: 50 }, true],
    [{ balanceMin: 51 }, false],
    [{ balanceMax: 50 }, true],
    [{ balanceMax: 49 }, false],
    [{ countries: ['BR', 'PT'] }, true],
    [{ countries: ['PT'] }, false],
    [{ states: ['SP'] }, true],
    [{ states: ['RJ'] }, false],
    [{ tags: ['vip', 'other'] }, true],
    [{ tags: ['other'] }, false],
    [{ withoutTags: ['other'] }, true],
    [{ withoutTags: ['other', 'new'] }, false],
    [{ registeredWithinDays: 30 }, true],
    [{ registeredWithinDays: 29 }, false],
    [{ registeredForDays: 30 }, true],
    [{ registeredForDays: 31 }, false],
    [{ stakedWithinDays: 2 }, true],
    [{ stakedWithinDays: 1 }, false],
    [{ stakedWithinDays: 10, products: ['RNG'] }, true],
    [{ stakedWithinDays: 9, products: ['RNG'] }, false],
    [{ stakedNotForDays: 1 }, true],
    [{ stakedNotForDays: 2 }, false],
    [{ stakedNotForDays: 9, products: ['RNG'] }, true],
    [{ stakedNotForDays: 10, products: ['RNG'] }, false],
    [{ products: ['LIVE'] }, true],
    [{ products: ['SPORTS'] }, false],
  ] as [SegmentConditions, boolean][])('%j: %s', (conditions, expected) => {
    expect(isIn(conditions)).toBe(expected)
  })
})

test('to the millisecond: a stake of so many days ago is within them, and an earlier one is not', () => {
  const last = (ms: number) => ({ lastStakes: [{ product: 'RNG', at: before(7, ms) }] })
  expect([isIn({ stakedWithinDays: 7 }, last(0)), isIn({ stakedWithinDays: 7 }, last(1))]).toEqual([
    true,
    false,
  ])
  expect([isIn({ stakedNotForDays: 7 }, last(0)), isIn({ stakedNotForDays: 7 }, last(1))]).toEqual([
    false,
    true,
  ])
  // Who never staked is neither within nor away.
  expect(isIn({ stakedWithinDays: 7 }, { lastStakes: [] })).toBe(false)
  expect(isIn({ stakedNotForDays: 7 }, { lastStakes: [] })).toBe(false)
})

test('what is not known of a member is in no list', () => {
  expect(isIn({ countries: ['BR'] }, { country: null })).toBe(false)
  expect(isIn({ states: ['SP'] }, { state: null })).toBe(false)
})
