import { expect, test } from 'vitest'
import { findText, textIn } from './texts.ts'

test.each([
  ['the language asked for', { PT: 'Olá', EN: 'Hello' }, 'EN', 'PT', 'Hello'],
  ["the brand's, where that is missing", { PT: 'Olá' }, 'EN', 'PT', 'Olá'],
  ["the brand's before ours", { EN: 'Hello' }, 'PT', 'EN', 'Hello'],
  ['ours, where no brand is asked', { PT: 'Olá' }, 'EN', undefined, 'Olá'],
  ['any other before nothing', { EN: 'Hello' }, 'PT', 'PT', 'Hello'],
] as const)('a text is told in %s', (_what, texts, language, brandLanguage, text) => {
  expect(textIn(texts, language, brandLanguage)).toBe(text)
})

test('what no language has is missing, and an error where it must be there', () => {
  expect(findText({}, 'PT')).toBeUndefined()
  expect(() => textIn({}, 'PT')).toThrow('every language')
})
