import { expect, test } from 'vitest'
import type { LanguageCode } from './languages.ts'
import { findText, textFor, textIn } from './texts.ts'

test.each([
  ['the language asked for', { PT: 'Olá', EN: 'Hello' }, 'EN', 'PT', 'Hello'],
  ["the brand's, where that is missing", { PT: 'Olá' }, 'EN', 'PT', 'Olá'],
  ["the brand's before ours", { EN: 'Hello' }, 'PT', 'EN', 'Hello'],
  ['ours, where no brand is asked', { PT: 'Olá' }, 'EN', undefined, 'Olá'],
  ['any other before nothing', { EN: 'Hello' }, 'PT', 'PT', 'Hello'],
] as const)('a text is told in %s', (_what, texts, language, brandLanguage, text) => {
  expect(textIn(texts, language, brandLanguage)).toBe(text)
})

/** Of a language that is added later: texts that are kept lack it. */
const third = 'ES' as LanguageCode

test('LANG-3: a text that the language lacks is told in the default of the brand', () => {
  const texts = { PT: 'Olá', EN: 'Hello' }
  expect(textFor(texts, { language: third, brandLanguage: 'EN' })).toBe('Hello')
  expect(textFor(texts, { language: third, brandLanguage: 'PT' })).toBe('Olá')
  expect(textFor(texts, { language: 'PT', brandLanguage: 'EN' })).toBe('Olá')
})

test('what no language has is missing, and an error where it must be there', () => {
  expect(findText({}, 'PT')).toBeUndefined()
  expect(() => textIn({}, 'PT')).toThrow('every language')
})
