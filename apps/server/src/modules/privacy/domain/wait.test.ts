import { expect, test } from 'vitest'
import { waitMs } from './wait.ts'

const minuteMs = 60_000

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [9, 256],
  [10, 360],
  [60, 360],
])('after %i failed attempts a request waits %i minutes', (attempts, minutes) =>
  expect(waitMs(attempts)).toBe(minutes * minuteMs),
)
