import { expect, test } from 'vitest'
import { recordOf } from './record-of.ts'

test.each([
  { kind: 'approveWithdrawal', target: 'w-1', to: '/withdrawals/w-1', right: 'withdrawals.read' },
  { kind: 'settleMarket', target: '31/1x2', to: '/trading?match=31', right: 'trading.read' },
  {
    kind: 'askGameChange',
    target: 'NOON/2026-12-05/limits',
    to: '/lottery/games/NOON',
    right: 'lottery.read',
  },
  { kind: 'reopenMember', target: 'ana.demo', to: '/members/ana.demo', right: 'members.read' },
])('a request of $kind leads to what it changes', ({ kind, target, ...place }) => {
  expect(recordOf({ kind, target })).toEqual(place)
})

test('a request that shows all there is leads nowhere, and neither does one of a later version', () => {
  expect(recordOf({ kind: 'openEmergencyAccess', target: 'x' })).toBeUndefined()
  expect(recordOf({ kind: 'toString', target: 'x' })).toBeUndefined()
})
