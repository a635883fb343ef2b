import { expect, it } from 'vitest'
import { checkBirthDate } from './check-birth-date.ts'

it.each([
  ['', 'missing'],
  ['21/11/1990', 'invalid'],
  ['1990-02-30', 'invalid'],
  ['1899-12-31', 'invalid'],
  ['2026-11-22', 'invalid'],
  ['2008-11-22', 'too_young'],
  ['2008-11-21', undefined],
] as const)('MSG-6: born on "%s" is %s on 21 November 2026', (bornOn, problem) => {
  expect(checkBirthDate(bornOn, '2026-11-21')).toBe(problem)
})
