import { expect, test } from 'vitest'
import { isSameExplanation, lacksLanguage } from './explanation.ts'

test('words are in every language of the brand or in none', () => {
  expect(lacksLanguage({}, ['PT', 'EN'])).toBe(false)
  expect(lacksLanguage({ PT: 'Cabo rompido' }, ['PT', 'EN'])).toBe(true)
  expect(lacksLanguage({ PT: 'Cabo rompido', EN: 'A cut cable' }, ['PT', 'EN'])).toBe(false)
  expect(lacksLanguage({ PT: 'Cabo rompido' }, ['PT'])).toBe(false)
})

test.each([
  [{ fault: 'ours', texts: { PT: 'a' } }, true],
  [{ fault: null, texts: { PT: 'a' } }, false],
  [{ fault: 'ours', texts: { PT: 'b' } }, false],
  [{ fault: 'ours', texts: { PT: 'a', EN: 'a' } }, false],
  [{ fault: 'ours', texts: {} }, false],
] as const)('%o is compared whole', (other, isSame) => {
  expect(isSameExplanation({ fault: 'ours', texts: { PT: 'a' } }, other)).toBe(isSame)
})
