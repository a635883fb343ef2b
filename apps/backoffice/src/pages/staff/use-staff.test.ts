import { expect, test } from 'vitest'
import { readCeiling } from './use-staff.ts'

test('a ceiling is typed as in Brazil or plainly, and left empty for none', () => {
  expect(readCeiling('5.000,00')).toBe('5000.00')
  expect(readCeiling('5000')).toBe('5000.00')
  expect(readCeiling(' 12,5 ')).toBe('12.50')
  expect(readCeiling('')).toBeNull()
})

test('zero, fractions of a centavo and words are no ceiling', () => {
  for (const typed of ['0', '0,00', '1,234', 'many', '-5'])
    expect(readCeiling(typed)).toBeUndefined()
})
