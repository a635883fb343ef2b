import { expect, test } from 'vitest'
import { ageMin, isOldEnough } from './check-age.ts'

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1950-01-01', '2026-11-21', true],
  ['2027-01-01', '2026-11-21', false],
  ['2008-02-30', '2026-11-21', false],
  ['', '2026-11-21', false],
])('born on %s, on %s of age: %s', (birthOn, todayOn, expected) => {
  expect(isOldEnough(birthOn, todayOn)).toBe(expected)
})

test('L 14.790/2023 art. 26: of age is 18', () => {
  expect(ageMin).toBe(18)
})
