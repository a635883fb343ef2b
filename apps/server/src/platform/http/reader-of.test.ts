import { expect, test } from 'vitest'
import { readerOf } from './reader-of.ts'

test('LANG-3: a request is read in its language, and in the default of its brand where that lacks a text', () => {
  const brand = { defaultLanguage: 'EN' } as const
  expect(readerOf({ brand, language: 'PT' })).toEqual({ language: 'PT', brandLanguage: 'EN' })
})
