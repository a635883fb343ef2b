import { afterEach, expect, test } from 'vitest'
import { plainAmount, readAmountAboveZero } from './plain-amount.ts'
import { changePreferences } from './preferences.ts'

afterEach(() => changePreferences({ language: 'PT' }))

test('an amount is typed as in Brazil or plainly, and an empty field gives null', () => {
  expect(readAmountAboveZero('5.000,00')).toBe('5000.00')
  expect(readAmountAboveZero('5000')).toBe('5000.00')
  expect(readAmountAboveZero(' 12,5 ')).toBe('12.50')
  expect(readAmountAboveZero('')).toBeNull()
})

test('zero, fractions of a centavo and words are no amount', () => {
  for (const typed of ['0', '0,00', '1,234', 'many', '-5'])
    expect(readAmountAboveZero(typed)).toBeUndefined()
})

test('text that is no amount stays for the message of its field', () => {
  expect(plainAmount('1.500')).toBe('1500.00')
  expect(plainAmount(' many ')).toBe('many')
})

test('in English the point is before the decimals, and three digits behind it are refused', () => {
  changePreferences({ language: 'EN' })
  expect(plainAmount('1,500')).toBe('1500.00')
  expect(plainAmount('1,500.25')).toBe('1500.25')
  expect(readAmountAboveZero('1.500')).toBeUndefined()
})
