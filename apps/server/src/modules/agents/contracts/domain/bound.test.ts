import { describe, expect, test } from 'vitest'
import {
  covers,
  excessBp,
  highestWithin,
  houseBoundBp,
  leftFor,
  remainingBp,
  stakeRateBp,
  type Claim,
} from './bound.ts'

const claim = (
  contractType: Claim['contractType'],
  rateBp: number,
  product: Claim['product'] = 'CONS',
): Claim => ({
  contractType,
  product,
  rateBp,
})
const rebates = new Map([
  ['RNG', 50],
  ['LIVE', 30],
])

test('a dividend costs at most its rate of 4 % of the stakes, rounded up', () => {
  expect(houseBoundBp).toBe(200)
  expect(stakeRateBp('DIVIDEND', 5_000)).toBe(200)
  expect(stakeRateBp('DIVIDEND', 26)).toBe(2)
  expect(stakeRateBp('DAILY', 26)).toBe(26)
})

test('rebates leave the rest of the bound; a product without a rule has that of slots, lotteries none', () => {
  expect(['RNG', 'LIVE', 'FISH', 'LOTT'].map((product) => remainingBp(rebates, product))).toEqual([
    150, 170, 150, 200,
  ])
  expect(remainingBp(new Map(), 'RNG')).toBe(200)
  expect(remainingBp(new Map([['RNG', 250]]), 'RNG')).toBe(0)
})

test('a contract covers its product, or all', () => {
  expect([covers('CONS', 'RNG'), covers('RNG', 'RNG'), covers('LIVE', 'RNG')]).toEqual([
    true,
    true,
    false,
  ])
})

describe('of types that are paid one after another', () => {
  const claims = [
    claim('DIVIDEND', 1_000),
    claim('MEMBER_DAILY', 30),
    claim('DAILY', 60, 'RNG'),
    claim('DAILY', 80),
    claim('HOURLY', 20),
  ]
  const left = (type: Claim['contractType'], product = 'RNG') =>
    leftFor(type, claims, { product, rebates })

  test('each has what those before it leave', () => {
    expect(left('DIVIDEND')).toBe(150)
    expect(left('MEMBER_DAILY')).toBe(110)
    expect(left('DAILY')).toBe(80)
    expect(left('HOURLY')).toBe(0)
    expect(left('REALTIME')).toBe(0)
    expect(left('HOURLY', 'LOTT')).toBe(50)
  })

  test('all of them exceed the bound by their sum in the worst product', () => {
    // 40 + 30 + 80 + 20 of slots, which leave 150.
    expect(excessBp(claims, rebates)).toBe(20)
    expect(excessBp(claims.slice(0, 4), rebates)).toBe(0)
    expect(excessBp([], rebates)).toBe(0)
  })

  test('one of them may be as high as the others allow', () => {
    expect(highestWithin({ contractType: 'HOURLY', product: 'CONS' }, claims, rebates)).toBe(0)
    expect(highestWithin({ contractType: 'DAILY', product: 'LOTT' }, claims, rebates)).toBe(110)
    // 150 - 30 - 80 - 20 = 20 of stakes are 5 % of the loss.
    expect(highestWithin({ contractType: 'DIVIDEND', product: 'RNG' }, claims, rebates)).toBe(500)
  })
})
