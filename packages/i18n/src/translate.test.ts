import { describe, expect, test, vi } from 'vitest'
import { formatBp, formatMoneyText } from './format.ts'
import { chooseLanguage, languageCodes, siteLanguages } from './languages.ts'
import { texts as siteEn } from './texts/en/site.ts'
import { texts as authEn } from './texts/en/site/auth.ts'
import { texts as feedbackEn } from './texts/en/site/feedback.ts'
import { texts as sitePt } from './texts/pt/site.ts'
import { texts as authPt } from './texts/pt/site/auth.ts'
import { texts as feedbackPt } from './texts/pt/site/feedback.ts'
import { createTranslate, interpolate } from './translate.ts'

describe('filling in a sentence', () => {
  test.each([
    ['Entre {0} e {1}', ['2', 3], 'Entre 2 e 3'],
    ['Olá, {name}', { name: 'Ana' }, 'Olá, Ana'],
    ['{name} e {name}', { name: 'x' }, 'x e x'],
    ['sem (aspas) e {faltando}', { name: 'x' }, 'sem (aspas) e {faltando}'],
    ['custa {0}', ['$& $1'], 'custa $& $1'],
  ])('%s', (text, values, filled) => expect(interpolate(text, values)).toBe(filled))

  test('RULE-9: the content length and the digits of a number are filled in by position, in both languages', () => {
    const filled = [feedbackEn, feedbackPt].map((words) =>
      interpolate(words.content_length, [20, 200]),
    )
    expect(filled).toEqual([
      'Content length between 20 and 200 characters',
      'O texto deve ter entre 20 e 200 caracteres',
    ])
    const digits = [authEn, authPt].map((words) => interpolate(words.phone_digits, [11]))
    expect(digits).toEqual(['Phone number of 11 digits', 'Número de telefone com 11 dígitos'])
  })

  test('MSG-1: (min)-(max) of the field rules is filled in too', () => {
    expect(interpolate('senha de (min)-(max)', { min: 6, max: 12 })).toBe('senha de 6-12')
  })
})

describe('words', () => {
  test('a form is chosen by the count', () => {
    const t = createTranslate({ n: { one: '{count} jogo', other: '{count} jogos' } }, 'pt-BR')
    expect([1, 2, 0].map((count) => t('n', { count }))).toEqual(['1 jogo', '2 jogos', '0 jogo'])
  })

  test('LANG-4: a missing key returns itself without a warning', () => {
    const warn = vi.spyOn(console, 'warn')
    const t = createTranslate<string>({}, 'pt-BR')
    expect(t('nowhere.to.be.found')).toBe('nowhere.to.be.found')
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  test('LANG-2: both languages are complete, with the same placeholders', () => {
    expect(Object.keys(sitePt).toSorted()).toEqual(Object.keys(siteEn).toSorted())
    const placesOf = (message: unknown) =>
      [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].toSorted()
    for (const [key, message] of Object.entries(siteEn)) {
      expect(placesOf(sitePt[key as keyof typeof sitePt]), key).toEqual(placesOf(message)) // same keys
    }
  })

  test('LANG-2: the settings may offer the broader list, of which two have texts', () => {
    expect(new Set(languageCodes).size).toBe(languageCodes.length)
    expect(languageCodes.length).toBeGreaterThanOrEqual(35)
    for (const language of siteLanguages) expect(languageCodes).toContain(language)
  })

  test('LANG-1, LANG-3: Portuguese unless an available language was chosen', () => {
    expect(chooseLanguage(undefined, 'FR', null)).toBe('PT')
    expect(chooseLanguage('XX', 'EN')).toBe('EN')
  })
})

test.each([
  ['1284.9', 'pt-BR', 'R$\u00A01.284,90'],
  ['9007199254740993.01', 'en-US', 'R$9,007,199,254,740,993.01'],
])('%s reads %s: %s', (amount, locale, text) => {
  expect(formatMoneyText(amount, locale)).toBe(text)
})

test('basis points read as a percentage', () => expect(formatBp(9612, 'pt-BR')).toBe('96,12%'))
