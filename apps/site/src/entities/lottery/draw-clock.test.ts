import { expect, test } from 'vitest'
import { closesAtOf } from './draw-clock.ts'

test('the remaining time is reduced by half the round trip, regardless of the page’s clock', () => {
  expect(closesAtOf(60_000, { sentAt: 1_000, answeredAt: 1_400 })).toBe(61_200)
})
