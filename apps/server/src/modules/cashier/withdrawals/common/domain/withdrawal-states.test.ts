import { withdrawalStatuses } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { expect, test } from 'vitest'
import { payoutIdOf } from './payout-id.ts'
import { canWithdrawalMove, isUnderWay, withdrawalMoves } from './withdrawal-states.ts'

test('what the institution may have acted on is never cancelled or rejected', () => {
  for (const from of ['paying', 'confirming', 'paid'] as const) {
    expect(canWithdrawalMove(from, 'cancelled')).toBe(false)
    expect(canWithdrawalMove(from, 'rejected')).toBe(false)
  }
})

test('nothing is paid without having been sent, and nothing sent returns to waiting', () => {
  const before = withdrawalStatuses.filter((one) => canWithdrawalMove(one, 'paid'))
  expect(before).toEqual(['paying', 'confirming'])
  expect(withdrawalStatuses.filter((one) => canWithdrawalMove(one, 'paying'))).toEqual(['approved'])
})

test('money is held exactly while the withdrawal is open', () => {
  for (const status of withdrawalStatuses) {
    const isOver = withdrawalMoves[status].length === 0 || status === 'paid'
    expect(isUnderWay(status)).toBe(!isOver)
  }
})

test('a payout has one permanent id, in the institution’s format', () => {
  const id = payoutIdOf('0B5FF4A5-0d5f-4d1c-8a29-2f6f7f3f9e01')
  expect(id).toMatch(/^[a-zA-Z0-9]{1,35}$/)
  expect(payoutIdOf('0b5ff4a5-0d5f-4d1c-8a29-2f6f7f3f9e01')).toBe(id)
})
