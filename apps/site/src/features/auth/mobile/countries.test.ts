import { expect, test } from 'vitest'
import { nameCountries } from './countries.ts'

test('REG-4: countries are sorted by their names in the visitor’s language, the home market first', () => {
  const listed = [
    { countryCode: 'BR', countryDialingCode: '+55' },
    { countryCode: 'US', countryDialingCode: '+1' },
    { countryCode: 'DE', countryDialingCode: '+49' },
    { countryCode: 'AT', countryDialingCode: '+43' },
  ]
  const names = (locale: string) => nameCountries(listed, locale).map(({ name }) => name)
  expect(names('pt-BR')).toEqual(['Brasil', 'Alemanha', 'Áustria', 'Estados Unidos'])
  expect(names('en-US')).toEqual(['Brazil', 'Austria', 'Germany', 'United States'])
  expect(nameCountries([], 'pt-BR')).toEqual([])
})
