import { expect, test } from 'vitest'
import { closesAtOf } from './draw-clock.ts'

test('what remains is less half the round trip, whatever the clock of the page says', () => {
  expect(closesAtOf(60_000, { sentAt: 1_000, answeredAt: 1_400 })).toBe(61_200)
})
