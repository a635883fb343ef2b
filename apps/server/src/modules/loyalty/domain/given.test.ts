import type { LoyaltySetting, MallSetting } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { expect, test } from 'vitest'
import { withSetting, type Given } from './given.ts'

const offer = { id: 7, pointsMinor: 1_000_000n, amountMinor: 0n, prizeMinor: 10_000n }
const given: Given = {
  rebate: { subject: 'rebate' } as Given['rebate'],
  levelBps: [10],
  rules: [],
  perReal: null,
  offers: [offer],
}
const item = {
  subject: 'mallItem',
  itemId: null,
  points: '50.00',
  amount: '1.00',
  prize: '2.00',
  isOn: true,
} as MallSetting
const offersWith = (change: Partial<MallSetting>) =>
  withSetting(given, { ...item, ...change }).offers

test('an item of the mall counts as an offer while it is on and pays money', () => {
  const added = { id: 0, pointsMinor: 500_000n, amountMinor: 10_000n, prizeMinor: 20_000n }
  expect(offersWith({})).toEqual([offer, added])
  expect(offersWith({ isOn: false })).toEqual([offer])
  expect(offersWith({ prize: null })).toEqual([offer])
})

test('an item that is changed counts as it will be, and not as it was', () => {
  expect(offersWith({ itemId: 7 })).toMatchObject([{ id: 7, prizeMinor: 20_000n }])
  expect(offersWith({ itemId: 7, isOn: false })).toEqual([])
})

test('rebates, levels and points replace what they set, and leave the rest', () => {
  const levels = { subject: 'levels', levels: [{ rebateBp: 5 }, { rebateBp: 9 }] }
  expect(withSetting(given, levels as LoyaltySetting)).toEqual({ ...given, levelBps: [5, 9] })
  const points = { subject: 'points', rules: [], perReal: '2.00', convertMin: '1.00' }
  expect(withSetting(given, points as LoyaltySetting)).toEqual({ ...given, perReal: '2.00' })
  const rebate = { subject: 'rebate', products: [] } as unknown as Given['rebate']
  expect(withSetting(given, rebate)).toEqual({ ...given, rebate })
  expect(withSetting(given, { subject: 'mission' } as LoyaltySetting)).toEqual(given)
})
