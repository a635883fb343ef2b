import { expect, test } from 'vitest'
import { cleanAmount, readAmount, typedForm } from './amount.ts'

const bounds = { min: '10.00', max: '50000.00' }

test.each([
  ['10', '10.00'],
  ['10,5', '10.50'],
  ['10.50', '10.50'],
  ['1000', '1000.00'],
  ['1.000', '1000.00'],
  ['1.000,50', '1000.50'],
  ['1,000.50', '1000.50'],
  ['50.000,00', '50000.00'],
  ['0050', '50.00'],
])('%s means %s', (text, amount) => {
  expect(readAmount(text, 'pt-BR', bounds)).toEqual({ kind: 'fits', amount })
})

test.each([
  ['9,99'],
  ['50000,01'],
  ['0'],
  ['1.00.0'],
  ['10,505'],
  ['abc'],
  [','],
  ['999999999999'],
])('%s does not fit', (text) =>
  expect(readAmount(text, 'pt-BR', bounds)).toEqual({ kind: 'outside' }),
)

test('nothing typed is not a wrong amount', () => {
  expect(readAmount('  ', 'en', bounds)).toEqual({ kind: 'empty' })
})

test('letters and signs never get into the field', () => {
  expect(cleanAmount('R$ 1.2x3,4')).toBe('1.23,4')
})

test('a chip is shown as one would type it', () => {
  expect(typedForm('100.00', 'pt-BR')).toBe('100')
  expect(typedForm('99.50', 'pt-BR')).toBe('99,50')
  expect(typedForm('99.50', 'en')).toBe('99.50')
})

test('a lone sign before three digits means what the language means by it', () => {
  expect(readAmount('10.505', 'pt-BR', bounds)).toEqual({ kind: 'fits', amount: '10505.00' })
  expect(readAmount('10.505', 'en', bounds)).toEqual({ kind: 'outside' })
  expect(readAmount('10,505', 'en', bounds)).toEqual({ kind: 'fits', amount: '10505.00' })
})
