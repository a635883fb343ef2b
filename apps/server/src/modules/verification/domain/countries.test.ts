import { expect, test } from 'vitest'
import { countries } from './countries.ts'

test('countries: no dialing code is missing and Brazil is the first', () => {
  expect(countries[0]).toEqual({ countryCode: 'BR', countryDialingCode: '+55' })
  const others = countries.slice(1).map((one) => one.countryCode)
  expect(others).toEqual(others.toSorted())
  expect(others).not.toContain('BR')
})
