import { marginBpMin } from '@trevo/sports-rules/markets/price.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { expect, test } from 'vitest'
import {
  brandFacts,
  leagueFacts,
  marketFacts,
  memberFacts,
  readBrandLimits,
  readLeagueLimits,
  readMarketLimits,
  readMemberLimits,
} from './limits.ts'

const brand = {
  stakeMin: '0.50',
  slipMax: '500.00',
  payoutMax: '50000.00',
  memberMatchMax: null,
  liveDelayMs: 5_000,
  suspendMs: 20_000,
}
const rule = {
  brand_id: 1,
  kind: 'result',
  margin_bp: 700,
  on_sale: true,
  stake_minor_max: 1n,
  liability_minor_max: null,
} as Parameters<typeof readMarketLimits>[0] // a kind of market
const market = { marginBp: 700, isOnSale: false, stakeMax: '100.00', liabilityMax: '900.00' }

const fieldOf = (read: () => unknown): unknown => {
  try {
    read()
    return 'taken'
  } catch (error) {
    return error instanceof Refusal && error.code === 'sportsbook.limits_invalid'
      ? error.detail
      : error
  }
}

test('limits are read and shown as they were entered; nothing is no limit', () => {
  expect(brandFacts(readBrandLimits(1, brand))).toEqual(brand)
  const limited = { ...brand, memberMatchMax: '70.00' }
  expect(brandFacts(readBrandLimits(1, limited))).toEqual(limited)
  expect(marketFacts(readMarketLimits(rule, market))).toEqual(market)
  const league = { slipMax: '10.00', payoutMax: null, marginPlusBp: 50 }
  const readLeague = readLeagueLimits(league)
  expect(leagueFacts({ ...readLeague } as Parameters<typeof leagueFacts>[0])).toEqual(league) // what is shown
  const member = { slipMax: '5.00', payoutMax: null, matchMax: '20.00' }
  const readMember = readMemberLimits(member)
  expect(memberFacts({ brand_id: 1, member_id: 1n, ...readMember })).toEqual(member)
  expect(memberFacts(undefined)).toEqual({ slipMax: null, payoutMax: null, matchMax: null })
})

test('the smallest stake is at most the largest slip', () => {
  const read = (stakeMin: string) => () => readBrandLimits(1, { ...brand, stakeMin })
  expect(fieldOf(read('500.00'))).toBe('taken')
  expect(fieldOf(read('500.01'))).toEqual({ field: 'stakeMin' })
})

test.each(['stakeMin', 'slipMax', 'payoutMax', 'memberMatchMax'] as const)(
  '%s is above zero, in whole centavos',
  (field) => {
    for (const text of ['0.00', '0.005', '-1.00', 'x']) {
      expect(fieldOf(() => readBrandLimits(1, { ...brand, [field]: text }))).toEqual({ field })
    }
  },
)

test('a margin is high enough for stakes that count', () => {
  const read = (marginBp: number) => () => readMarketLimits(rule, { ...market, marginBp })
  expect(fieldOf(read(marginBpMin))).toBe('taken')
  expect(fieldOf(read(marginBpMin - 1))).toEqual({ field: 'marginBp' })
  expect(fieldOf(() => readMarketLimits(rule, { ...market, stakeMax: '0.00' }))).toEqual({
    field: 'stakeMax',
  })
  expect(fieldOf(() => readMarketLimits(rule, { ...market, liabilityMax: '0.00' }))).toEqual({
    field: 'liabilityMax',
  })
})
