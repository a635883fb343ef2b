import type {
  DrawPrizeSetting,
  LoyaltySettingOf,
  SettingTier,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'

const names = { PT: 'Prêmio', EN: 'Prize' }
const cash: DrawPrizeSetting = {
  type: 'cash',
  amount: '0.05',
  count: null,
  winTurnover: 0,
  names: null,
  weight: 1_000_000,
  stock: null,
}
const ofDraw = (...prizes: DrawPrizeSetting[]) =>
  findFaults({ subject: 'draw', kind: 'PRIZE_WHEEL', names, prizes })

test('chances of a draw add up, each prize is whole, and one of them never runs out', () => {
  expect(ofDraw(cash)).toEqual([])
  expect(ofDraw({ ...cash, weight: 999_999 })).toEqual(['weights'])
  expect(ofDraw({ ...cash, type: 'freeRounds' })).toEqual(['prize'])
  expect(ofDraw({ ...cash, stock: 10 })).toEqual(['stock'])
  const thing: DrawPrizeSetting = { ...cash, type: 'physical', names }
  expect(ofDraw(thing)).toEqual(['stock'])
})

test('places follow one another from the first, and a ranking has an end', () => {
  const ofRanking = (...prizes: SettingTier[]) => findFaults({ subject: 'ranking', names, prizes })
  const amount = '1.00'
  expect(ofRanking({ from: 1, to: 1, amount }, { from: 2, to: 5, amount })).toEqual([])
  expect(ofRanking({ from: 2, to: 5, amount })).toEqual(['tiers'])
  expect(ofRanking({ from: 1, to: 3, amount }, { from: 3, to: 5, amount })).toEqual(['tiers'])
  expect(ofRanking({ from: 1, to: null, amount })).toEqual(['tiers'])
})

test('the target of a mission fits what counts', () => {
  const mission: LoyaltySettingOf<'mission'> = {
    subject: 'mission',
    missionId: null,
    names,
    drawing: 'bullseye',
    type: 'STAKED',
    period: 'WEEKLY',
    target: '100.00',
    after: null,
    prize: { type: 'cash', amount: '0.10', count: null, winTurnover: 0, draw: null },
    place: 0,
  }
  const of = (change: Partial<typeof mission>) => findFaults({ ...mission, ...change })
  expect(of({})).toEqual([])
  expect(of({ target: '100' })).toEqual(['target'])
  expect(of({ type: 'ROUNDS' })).toEqual(['target'])
  expect(of({ type: 'DAYS_PLAYED', target: '7' })).toEqual([])
  expect(of({ type: 'DAYS_PLAYED', target: '8' })).toEqual(['target'])
  expect(of({ type: 'SECOND_FACTOR', target: '1' })).toEqual(['period'])
  expect(of({ prize: { ...mission.prize, draw: 'GOLDEN_EGG' } })).toEqual(['prize'])
})
