import { expect, test } from 'vitest'
import { orderStatusOf, returnedStatuses } from './order-status.ts'

test('a waiting ticket has lost once its draw is settled, and no earlier', () => {
  expect(orderStatusOf(2, 'settled')).toBe(5)
  for (const state of ['scheduled', 'open', 'closed', 'drawn', 'cancelled'] as const) {
    expect(orderStatusOf(2, state)).toBe(2)
  }
  expect(orderStatusOf(17, 'settled')).toBe(17)
})

test('statuses whose stake was returned', () => {
  expect(returnedStatuses).toEqual([6, 7, 8, 12, 16, 17])
})
