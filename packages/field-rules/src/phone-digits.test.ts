import { expect, test } from 'vitest'
import { isPhone, isSameNumber, phoneDigits, readBrazilianPhone } from './phone-digits.ts'

test.each([
  ['(11) 98765-4321', '11987654321'],
  ['11987654321', '11987654321'],
  ['+5511987654321', undefined],
  ['1198765432x', undefined],
  ['١١٩٨٧٦٥٤٣٢١', undefined],
  ['', undefined],
])('the digits of "%s" are %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test.each([
  ['1234567', false],
  ['12345678', true],
  ['+55 11 98765-4321', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['12345678a', false],
])('"%s" can be a phone number: %s', (typed, expected) => {
  expect(isPhone(typed)).toBe(expected)
})

test('an account’s number is the same with and without its dialing code, typed in full', () => {
  const isSame = (typed: string) => isSameNumber(typed, '11987654321', '+5511987654321')
  expect(isSame('11 98765-4321')).toBe(true)
  expect(isSame('+55 11 98765-4321')).toBe(true)
  expect(isSame('11987654322')).toBe(false)
  expect(isSame('98765')).toBe(false)
  expect(isSame('abc')).toBe(false)
  expect(isSameNumber('123456', '123456', null)).toBe(true)
  expect(isSameNumber('12345', '12345', null)).toBe(false)
})

test.each([
  ['11987654321', '+5511987654321'],
  ['(11) 98765-4321', '+5511987654321'],
  ['+55 11 98765-4321', '+5511987654321'],
  ['011987654321', '+5511987654321'],
  ['+55 0 11 98765-4321', '+5511987654321'],
  ['1134567890', '+551134567890'],
  ['1187654321', undefined],
  ['01987654321', undefined],
  ['119876543210', undefined],
  ['1198765432', undefined],
])('"%s" is the Brazilian number %s', (typed, number) => {
  expect(readBrazilianPhone(typed)).toBe(number)
})
