import { describe, expect, test } from 'vitest'
import type { PayeeTarget } from '../../../institutions/payout-port.ts'
import { banks } from './banks.ts'
import { maskTarget, readTarget, type TypedPayee } from './payee-target.ts'
import { isSameName } from '@trevo/field-rules/person-name.ts'
import { maskName } from './mask-name.ts'

const pix = (keyType: 'CPF' | 'PHONE' | 'EMAIL' | 'EVP', key: string): TypedPayee => ({
  kind: 'pix',
  keyType,
  key,
})
const account = {
  kind: 'bank',
  bankCode: '18236120',
  branch: '1',
  accountNumber: '12345-X',
  accountType: 'checking',
} as const

describe('Pix keys are stored in the directory’s format', () => {
  test.each([
    [pix('CPF', '529.982.247-25'), '52998224725'],
    [pix('PHONE', '(11) 98765-4321'), '+5511987654321'],
    [pix('PHONE', '+55 11 98765 4321'), '+5511987654321'],
    [pix('PHONE', '011987650001'), '+5511987650001'],
    [pix('PHONE', '+55 (011) 98765\u20110001'), '+5511987650001'],
    [pix('PHONE', '0055 11 98765-0001'), '+5511987650001'],
    [pix('PHONE', '\u202A(11)\u00A098765\u20130001\u202C'), '+5511987650001'],
    [pix('CPF', '529\u2011982\u2011247\u201125'), '52998224725'],
    [
      pix('EVP', '\u200B7D9F0335\u20118dcc-4054-9bf9-0dbd61d36906'),
      '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
    ],
    // 55 is an area code too.
    [pix('PHONE', '55 98765-4321'), '+5555987654321'],
    [pix('EMAIL', ' Marina@Exemplo.com.br '), 'marina@exemplo.com.br'],
    [pix('EVP', '7D9F0335-8dcc-4054-9bf9-0dbd61d36906'), '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
  ])('%o', (typed, key) => {
    expect(readTarget(typed)).toMatchObject({ key })
  })
  test.each([
    pix('CPF', '529.982.247-24'),
    pix('CPF', '111.111.111-11'),
    pix('CPF', '5299822472'),
    pix('PHONE', '98765-4321'),
    pix('PHONE', '(11) 18765-4321'),
    pix('EMAIL', 'marina@exemplo'),
    pix('EMAIL', 'a b@exemplo.com'),
    pix('EVP', '7d9f0335'),
  ])('%o is no key', (typed) => {
    expect(readTarget(typed)).toEqual({ wrong: 'key' })
  })
})

test('a bank account needs a known bank, a branch and a number with its check digit', () => {
  expect(readTarget(account)).toMatchObject({
    bankName: 'Nubank',
    branch: '0001',
    accountNumber: '12345X',
  })
  expect(readTarget({ ...account, bankCode: '12345678' })).toEqual({ wrong: 'bankCode' })
  expect(readTarget({ ...account, branch: 'xx' })).toEqual({ wrong: 'branch' })
  expect(readTarget({ ...account, accountNumber: 'X' })).toEqual({ wrong: 'accountNumber' })
  expect(new Set(banks.map(({ bankCode }) => bankCode)).size).toBe(banks.length)
})

test.each([
  ['0123', '12345-P', '0123', '12345P'],
  ['1234-5', '12.345-6', '1234', '123456'],
  ['12345', '123 4\u20115', '1234', '12345'],
  ['123-X', '12345-x', '0123', '12345X'],
])('branch %s and account %s are read', (branch, accountNumber, read, number) => {
  expect(readTarget({ ...account, branch, accountNumber })).toMatchObject({
    branch: read,
    accountNumber: number,
  })
})

test.each(['12-34-5', '123456', '1234-56', ''])('%j is not a branch', (branch) => {
  expect(readTarget({ ...account, branch })).toEqual({ wrong: 'branch' })
})

test('the shown part is not enough to copy', () => {
  const shown = (typed: TypedPayee) => maskTarget(readTarget(typed) as PayeeTarget) // all are valid
  expect(shown(pix('CPF', '52998224725'))).toBe('***.982.247-**')
  expect(shown(pix('PHONE', '11987654321'))).toBe('(11) •••••-4321')
  expect(shown(pix('EMAIL', 'marina@exemplo.com'))).toBe('ma•••@exemplo.com')
  expect(shown(pix('EVP', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'))).toBe('••••d36906')
  expect(shown(account)).toBe('••••345X')
})

test('banks write names without accents and in capitals', () => {
  expect(isSameName('Márcia  D’Ávila', 'MARCIA D AVILA')).toBe(true)
  expect(isSameName('Marina Alves', 'Marina Alves Lima')).toBe(false)
  expect(maskName('Marina Alves Lima')).toBe('Marina A. L.')
})
