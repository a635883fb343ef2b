import { expect, test } from 'vitest'
import { ageOf } from './age-of.ts'

test.each([
  ['1990-11-21', '2026-11-20', 35],
  ['1990-11-21', '2026-11-21', 36],
  ['1990-11-21', '2026-12-01', 36],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born on %s is on %s aged %i', (bornOn, todayOn, age) => {
  expect(ageOf(bornOn, todayOn)).toBe(age)
})
