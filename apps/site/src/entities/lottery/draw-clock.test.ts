import { expect, test } from 'vitest'
import { closesAtOf } from './draw-clock.ts'

test('half the round trip is subtracted from the remaining time, regardless of the page’s clock', () => {
  expect(closesAtOf(60_000, { sentAt: 1_000, answeredAt: 1_400 })).toBe(61_200)
})
