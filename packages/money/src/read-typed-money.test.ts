import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { readTypedMoney, type DecimalSign } from './read-typed-money.ts'

const read = (text: string, sign: DecimalSign): string => {
  const typed = readTypedMoney(text, sign)
  return typed.kind === 'amount' ? formatMoney(typed.minor) : typed.kind
}

test.each([
  ['1000', '1000.00'],
  ['1000,5', '1000.50'],
  ['1000.5', '1000.50'],
  ['1.000,00', '1000.00'],
  ['1,000.00', '1000.00'],
  ['1 000,50', '1000.50'],
  ['1\u00A0000', '1000.00'],
  ['1\u202F234\u202F567,89', '1234567.89'],
  ['1.000.000', '1000000.00'],
  ['1,000,000', '1000000.00'],
  ['0,5', '0.50'],
  ['0.5', '0.50'],
  [',5', '0.50'],
  ['5,', '5.00'],
  ['0050', '50.00'],
  ['R$ 12', '12.00'],
  ['r$1.234,56', '1234.56'],
  ['R$\u00A01,234.56', '1234.56'],
  ['12,50 reais', '12.50'],
  ['BRL 7', '7.00'],
  ['\u200E12\u200B,\u206050', '12.50'],
  ['１２，５０', '12.50'],
])('%j is %s in every language', (text, amount) => {
  expect(read(text, ',')).toBe(amount)
  expect(read(text, '.')).toBe(amount)
})

test('a single sign before three digits is read by the rules of the language', () => {
  expect(read('1.000', ',')).toBe('1000.00')
  expect(read('1,000', '.')).toBe('1000.00')
  expect(read('1.000', '.')).toBe('unreadable')
  expect(read('1,000', ',')).toBe('unreadable')
})

test.each([
  ['abc'],
  [','],
  ['R$'],
  ['-5'],
  ['+5'],
  ['1e3'],
  ['1.00.0'],
  ['1.0000'],
  ['1 5'],
  ['12 34'],
  ['1.000,000'],
  ['1.000,00.00'],
  ['1,000,00'],
  ['1.000.00'],
  ['0.500,00'],
  ['1.000 000'],
  ['10²'],
  ['½'],
  ['1'.repeat(13)],
  ['\u200B'],
  ['1 000 00'],
  ['0x10'],
  ['12%'],
])('%j is not an amount in any language', (text) => {
  expect(read(text, ',')).toBe('unreadable')
  expect(read(text, '.')).toBe('unreadable')
})

test('an empty text is not an invalid amount', () => {
  expect(read('  ', ',')).toBe('empty')
  expect(read('', '.')).toBe('empty')
})

test('every amount is read back as each language writes it', () => {
  const written = fc.record({
    centavos: fc.bigInt({ min: 0n, max: 99_999_999_999n }),
    locale: fc.constantFrom('pt-BR', 'en-US'),
    style: fc.constantFrom('currency' as const, 'decimal' as const),
  })
  fc.assert(
    fc.property(written, ({ centavos, locale, style }) => {
      const amount = formatMoney(centavos * 100n)
      const text = new Intl.NumberFormat(locale, {
        style,
        currency: 'BRL',
        minimumFractionDigits: 2,
      }).format(amount as `${number}`)
      expect(read(text, locale === 'pt-BR' ? ',' : '.')).toBe(amount)
    }),
  )
})

// As clipboards, East Asian keyboards and other apps provide it.
const writings: readonly ((text: string) => string)[] = [
  (text) => `  ${text} `,
  (text) => `R$ ${text}`,
  (text) => `\u200ER$\u00A0${text}\u200E`,
  (text) => `${text} reais`,
  (text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
]

test('an amount means the same however it is pasted', () => {
  const typed = fc.record({
    centavos: fc.bigInt({ min: 0n, max: 99_999_999_999n }),
    separators: fc.constantFrom(['.', ','], [',', '.'], [' ', ','], ['\u00A0', '.'], ['', ',']),
    write: fc.constantFrom(...writings),
    sign: fc.constantFrom<DecimalSign>(',', '.'),
  })
  fc.assert(
    fc.property(typed, ({ centavos, separators: [group = '', point = ''], write, sign }) => {
      const whole = String(centavos / 100n).replaceAll(/\B(?=(?:\d{3})+$)/g, group)
      const text = `${whole}${point}${String(centavos % 100n).padStart(2, '0')}`
      expect(read(write(text), sign)).toBe(formatMoney(centavos * 100n))
    }),
  )
})

test('no text is read as more than its digits say', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('0', '1', '9', '.', ',', ' '), maxLength: 12 }),
      fc.constantFrom<DecimalSign>(',', '.'),
      (text, sign) => {
        const typed = readTypedMoney(text, sign)
        if (typed.kind !== 'amount') return
        const digits = text.replaceAll(/\D/g, '')
        expect(digits).toContain(String(typed.minor / 10_000n).replace(/^0$/, ''))
      },
    ),
  )
})
