import { expect, test } from 'vitest'
import { todayOn } from './today.ts'

test.each([
  ['2030-01-02T02:59:59Z', '2030-01-01'],
  ['2030-01-02T03:00:00Z', '2030-01-02'],
])('at %s it is %s in Brazil', (at, day) => expect(todayOn(new Date(at))).toBe(day))
