import { expect, test } from 'vitest'
import type { LanguageCode } from './languages.ts'
import { findText, textFor, textIn } from './texts.ts'

test.each([
  ['the language asked for', { PT: 'Olá', EN: 'Hello' }, 'EN', 'PT', 'Hello'],
  ["the brand's, where that is missing", { PT: 'Olá' }, 'EN', 'PT', 'Olá'],
  ["the brand's before ours", { EN: 'Hello' }, 'PT', 'EN', 'Hello'],
  ['ours, where no brand is asked', { PT: 'Olá' }, 'EN', undefined, 'Olá'],
  ['any other before nothing', { EN: 'Hello' }, 'PT', 'PT', 'Hello'],
] as const)('a text is returned in %s', (_what, texts, language, brandLanguage, text) => {
  expect(textIn(texts, language, brandLanguage)).toBe(text)
})

/** For a language added later: stored texts lack it. */
const third = 'ES' as LanguageCode

test('LANG-3: a text that the language lacks is returned in the brand’s default', () => {
  const texts = { PT: 'Olá', EN: 'Hello' }
  expect(textFor(texts, { language: third, brandLanguage: 'EN' })).toBe('Hello')
  expect(textFor(texts, { language: third, brandLanguage: 'PT' })).toBe('Olá')
  expect(textFor(texts, { language: 'PT', brandLanguage: 'EN' })).toBe('Olá')
})

test('a text missing in every language is undefined, or an error where it is required', () => {
  expect(findText({}, 'PT')).toBeUndefined()
  expect(() => textIn({}, 'PT')).toThrow('every language')
})
