import { describe, expect, it, test } from 'vitest'
import { countries, toE164 } from './mobile-number.ts'

describe('toE164', () => {
  it.each([
    ['+55', '11987654321', '+5511987654321'],
    ['+55', '(11) 98765-4321', '+5511987654321'],
    ['+55', '011 98765.4321', '+5511987654321'],
    ['+351', '912 345 678', '+351912345678'],
    ['+1', '2015550123', '+12015550123'],
    ['+44', '07400 123456', '+447400123456'],
  ])('%s %s is %s', (dialing, typed, expected) => {
    expect(toE164(dialing, typed)).toBe(expected)
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
  ])('%s %s is not a mobile number: %s', (dialing, typed) => {
    expect(toE164(dialing, typed)).toBeUndefined()
  })
})

test('countries: no dialing code is missing and Brazil is the first', () => {
  expect(countries[0]).toEqual({ countryCode: 'BR', countryDialingCode: '+55' })
  const others = countries.slice(1).map((one) => one.countryCode)
  expect(others).toEqual(others.toSorted())
  expect(others).not.toContain('BR')
})
