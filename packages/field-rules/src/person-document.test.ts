import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDocuments, cpfOf, isCnpj } from './person-document.ts'

const cpf = '52998224725'

describe('2.2: the documents of one person', () => {
  test.each([
    ['as digits', cpf, cpf],
    ['with punctuation', cpf, '529.982.247-25'],
    ['with spaces and a no-break hyphen', cpf, ' 529 982 247‑25 '],
    ['in full-width digits', cpf, '５２９９８２２４７２５'],
    ['with an invisible mark', cpf, `${cpf}\u200e`],
    ['filled up to 14 digits', cpf, '00052998224725'],
    ['with a leading zero that was lost', '04832197017', '4832197017'],
    ['a CNPJ with punctuation', '11222333000181', '11.222.333/0001-81'],
    ['a CNPJ of letters, in small ones', '12ABC34501DE35', '12.abc.345/01de-35'],
    ['a CNPJ that lost its leading zeros', '00000000000191', '191'.padStart(12, '0')],
  ])('%s', (_name, one, other) => {
    expect(compareDocuments(one, other)).toBe('same')
    expect(compareDocuments(other, one)).toBe('same')
  })

  test.each([
    ['another CPF', '11144477735'],
    ['another CPF with punctuation', '111.444.777-35'],
    ['a CPF of which the check digits are wrong', '04832197017'],
    ['a company', '11222333000181'],
    ['a company with letters', '12.ABC.345/01DE-35'],
  ])('%s is another person', (_name, other) => {
    expect(compareDocuments(cpf, other)).toBe('different')
  })

  test.each([
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['spaces', '   '],
    ['stars', '***.982.247-**'],
    ['capital X', `${'X'.repeat(3)}.982.247-XX`],
    ['bullets', '•••.982.247-••'],
    ['a masked CNPJ', '**.222.333/0001-**'],
    ['the middle digits alone', '982247'],
    ['a word', 'nao informado'],
    ['zeros', '00000000000'],
    ['a CNPJ with wrong letters', '12ABC34501DE36'],
    ['too many digits', '5299822472552998224725'],
  ])('%s does not identify a person', (_name, other) => {
    expect(compareDocuments(cpf, other)).toBe('unknown')
    expect(compareDocuments(other, cpf)).toBe('unknown')
  })

  test('two unreadable documents are not the same', () => {
    expect(compareDocuments('***.982.247-**', '***.982.247-**')).toBe('unknown')
    expect(compareDocuments('', '')).toBe('unknown')
  })
})

test('an alphanumeric CNPJ has the check digits of its annex', () => {
  expect(isCnpj('12ABC34501DE35')).toBe(true)
  expect(isCnpj('12ABC34501DE53')).toBe(false)
  expect(isCnpj('11222333000181')).toBe(true)
  expect(isCnpj('11111111111111')).toBe(false)
})

test('a CPF is read from what institutions print', () => {
  expect(cpfOf('529.982.247-25')).toBe(cpf)
  expect(cpfOf('00052998224725')).toBe(cpf)
  expect(cpfOf('11222333000181')).toBeUndefined()
  expect(cpfOf('***.982.247-**')).toBeUndefined()
})

const digitOf = (digits: string): string => {
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (digits.length + 1 - at),
    0,
  )
  return String(((sum * 10) % 11) % 10)
}

test('however it is written, a CPF is its owner’s, and never makes one person of two', () => {
  const cpfs = fc
    .integer({ min: 10_000_000, max: 999_999_998 })
    .map((number) => String(number).padStart(9, '0'))
    .filter((digits) => !/^(\d)\1+$/.test(digits))
    .map((digits) => `${digits}${digitOf(digits)}`)
    .map((digits) => `${digits}${digitOf(digits)}`)
  const writings = fc.constantFrom(
    (digits: string) => digits,
    (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-'),
    (digits: string) => digits.replace(/^0+/, ''),
    (digits: string) => digits.padStart(14, '0'),
  )
  fc.assert(
    fc.property(cpfs, cpfs, writings, (one, other, write) => {
      expect(compareDocuments(one, write(one))).toBe('same')
      expect(compareDocuments(one, write(other))).toBe(one === other ? 'same' : 'different')
    }),
  )
})
