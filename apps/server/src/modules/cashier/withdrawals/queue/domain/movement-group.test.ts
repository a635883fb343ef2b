import { expect, test } from 'vitest'
import { movementGroupOf } from './movement-group.ts'

test.each([
  ['cashier.deposit_credited', 'deposits'],
  ['cashier.receivable_paid', 'deposits'],
  ['cashier.withdrawal_released', 'withdrawals'],
  ['play.stake_taken', 'stakes'],
  ['play.returned', 'stakes'],
  ['lottery.stake_refunded', 'stakes'],
  ['play.payout_paid', 'prizes'],
  ['sportsbook.cash_out_paid', 'prizes'],
  ['jackpots.won', 'prizes'],
  ['rewards.rebate_paid', 'rewards'],
  ['transfers.money_received', 'transfers'],
  ['something.new', 'other'],
])('%s is among the %s', (kind, group) => {
  expect(movementGroupOf(kind)).toBe(group)
})
