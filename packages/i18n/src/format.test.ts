import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBp, formatMoneyText, formatRate, formatSignedMoney } from './format.ts'
import { localeOf, siteLanguages } from './languages.ts'

const asIntl = (amount: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'BRL',
    roundingMode: 'trunc',
  })
    .format(amount as Intl.StringNumericLiteral) // a decimal text
    .replace('-', '−')

const amounts = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 24n }),
    fc.option(fc.stringMatching(/^\d{0,6}$/)),
  )
  .map(
    ([isNegative, whole, part]) =>
      `${isNegative ? '-' : ''}${whole}${part === null ? '' : `.${part}`}`,
  )

test.each(siteLanguages.map((language) => localeOf[language]))(
  'reais are written as Intl writes them in %s but for the minus, every digit kept and none made up',
  (locale) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatMoneyText(amount, locale)).toBe(asIntl(amount, locale))
      }),
    )
  },
)

test.each([
  ['1284.9', 'pt-BR', 'R$\u00A01.284,90'],
  ['-0.0499', 'en-US', '−R$0.04'],
  ['007', 'en-US', 'R$7.00'],
])('%s in %s: %s', (amount, locale, written) =>
  expect(formatMoneyText(amount, locale)).toBe(written),
)

test('another currency or another language is left to Intl', () => {
  expect(formatMoneyText('1284.9', 'en-US', 'USD')).toBe('$1,284.90')
  expect(formatMoneyText('1284.9', 'de-DE')).toBe('1.284,90\u00A0R$')
})

test('every negative number has the minus sign, never a hyphen', () => {
  expect(formatSignedMoney('-12.5', 'pt-BR')).toBe('−R$\u00A012,50')
  expect(formatSignedMoney('12.5', 'pt-BR')).toBe('+R$\u00A012,50')
  expect(formatSignedMoney('0', 'pt-BR')).toBe('R$\u00A00,00')
  expect(formatRate('-1.5', 'en-US')).toBe('−1.5')
  expect(formatBp(-25, 'pt-BR')).toBe('−0,25%')
})
