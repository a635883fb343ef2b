import { expect, test } from 'vitest'
import { describeRule } from './describe-rule.ts'

test.each([
  [1_500, 'ms', '1500 ms'],
  [30, 'min', '30 min'],
  [72, 'hours', '72 h'],
  [5, 'days', '5 d'],
  [5, 'businessDays', '5 business days'],
  [10, 'years', '10 years'],
  [9, 'hourOfDay', '09:00'],
  [23, 'hourOfDay', '23:00'],
  [3, 'month', 'month 3'],
  [8_550, 'bp', '85.5 %'],
  [15_000, 'minor', 'R$ 1.50'],
  [3, 'times', '3'],
  [7, null, '7'],
] as const)('%s in %s is written “%s”', (value, unit, text) =>
  expect(describeRule(value, unit)).toBe(text),
)

test('a switch is yes or no, a list its items', () => {
  expect([true, false].map((value) => describeRule(value, null))).toEqual(['yes', 'no'])
  expect(describeRule(['BR', 'PT'], null)).toBe('BR, PT')
})
