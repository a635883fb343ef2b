import { expect, test } from 'vitest'
import { readAmount, readStake, typedForm } from './typed-amount.ts'

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
  expect(readAmount(text, 'PT', bounds)).toEqual({ kind: 'fits', amount })
})

test.each([
  ['9,99', '9.99'],
  ['50000,01', '50000.01'],
  ['0', '0.00'],
  ['999999999999', '999999999999.00'],
])('%s is read but out of range', (text, amount) =>
  expect(readAmount(text, 'PT', bounds)).toEqual({ kind: 'outside', amount }),
)

test.each([['1.00.0'], ['10,505'], ['abc'], [','], ['-50'], ['R$ 1.2x3,4']])(
  '%s is not an amount',
  (text) => expect(readAmount(text, 'PT', bounds)).toEqual({ kind: 'unreadable' }),
)

test('an empty field is not an invalid amount', () => {
  expect(readAmount('  ', 'EN', bounds)).toEqual({ kind: 'empty' })
})

test('a chip is shown the way one would type it', () => {
  expect(typedForm('100.00', 'PT')).toBe('100')
  expect(typedForm('99.50', 'PT')).toBe('99,50')
  expect(typedForm('99.50', 'EN')).toBe('99.50')
})

test('a single separator before three digits is read by the rules of the language', () => {
  expect(readAmount('10.505', 'PT', bounds)).toEqual({ kind: 'fits', amount: '10505.00' })
  expect(readAmount('10.505', 'EN', bounds)).toEqual({ kind: 'unreadable' })
  expect(readAmount('10,505', 'EN', bounds)).toEqual({ kind: 'fits', amount: '10505.00' })
})

test('a stake is above zero, and grouping never divides it by a thousand', () => {
  expect(readStake('1.000', 'PT')).toBe(10_000_000n)
  expect(readStake('1,000', 'EN')).toBe(10_000_000n)
  expect(readStake('0,5', 'PT')).toBe(5_000n)
  expect(readStake('0', 'PT')).toBeUndefined()
  expect(readStake('1.000', 'EN')).toBeUndefined()
})
