import { describe, expect, it, test } from 'vitest'
import { isPhone, isSameNumber, phoneDigits } from './phone-digits.ts'
import { readInternationalNumber, readMobileNumber } from './phone.ts'

describe('a mobile number', () => {
  it.each([
    ['+55', '11987654321', '+5511987654321'],
    ['+55', '(11) 98765-4321', '+5511987654321'],
    ['+55', '011 98765.4321', '+5511987654321'],
    ['+351', '912 345 678', '+351912345678'],
    ['+1', '2015550123', '+12015550123'],
    ['+44', '07400 123456', '+447400123456'],
  ])('%s %s is %s', (dialing, typed, expected) => {
    expect(readMobileNumber(dialing, typed)?.e164).toBe(expected)
  })

  it.each([
    ['+55', '1133334444', 'a landline'],
    ['+55', '1198765432', 'a digit short'],
    ['+55', '119876543210', 'a digit long'],
    ['+55', '20987654321', 'an area that does not exist'],
    ['+1', '11987654321', 'of another country'],
    ['+5', '511987654321', 'dialing code and number cut elsewhere'],
    ['55', '11987654321', 'no plus'],
    ['+999', '11987654321', 'no such dialing code'],
    ['+55', '+5511987654321', 'the dialing code twice'],
    ['+55', '11987654321;ext=5', 'an extension'],
    ['+55', '１１９８７６５４３２１', 'digits of another script'],
    ['+55', '', 'nothing'],
    ['', '', 'nothing at all'],
  ])('%s %s is not a phone number: %s', (dialing, typed) => {
    expect(readMobileNumber(dialing, typed)).toBeUndefined()
  })
})

test('a mobile number is formatted as in its country', () => {
  const number = { national: '912345678', written: '912 345 678', countryCode: 'PT' }
  expect(readMobileNumber('+351', '912345678')).toMatchObject(number)
  expect(readInternationalNumber('+351912345678')).toMatchObject(number)
  expect(readInternationalNumber('912345678')).toBeUndefined()
})

test('a number loses what people write between digits, and contains nothing else', () => {
  expect(phoneDigits('(11) 91.234–56\u00A078')).toBe('11912345678')
  expect([phoneDigits('+55a'), phoneDigits('+5511'), phoneDigits('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['+55 (11) 98765-4321', true],
  ['3333.4444', true],
  ['333-4444', false],
  ['1234567890123456', false],
  ['11 98765 432x', false],
])('%s can be called: %s', (typed, is) => expect(isPhone(typed)).toBe(is))

test.each([
  ['(11) 98765-4321', true],
  ['+55 11 98765 4321', true],
  ['4321', false],
  ['', false],
  ['11987654322', false],
])('%s is the number: %s', (typed, isSame) =>
  expect(isSameNumber(typed, '11987654321', '+5511987654321')).toBe(isSame),
)
