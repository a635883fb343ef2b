import { expect, test } from 'vitest'
import { assertKind, reversedKind } from './transfer-kind.ts'

test('a reversal without a kind is shown as a credit by the house in the records', () => {
  expect(reversedKind).toMatchObject({ kind: 'wallet.reversed', role: 'reversal', typeCode: 8122 })
  expect(() => assertKind(reversedKind)).not.toThrow()
})

test('the other side of a credit, a debit and a capture is a house; nothing else has one', () => {
  const define = (role: 'credit' | 'hold', house?: string) => () =>
    assertKind({ kind: 'test.moved', role, typeCode: 1, ...(house && { house }) })
  expect(define('credit', 'test')).not.toThrow()
  expect(define('hold')).not.toThrow()
  expect(define('credit')).toThrow('a credit needs a house')
  expect(define('hold', 'test')).toThrow('a hold has no house')
  const unnamed = { kind: 'moved', role: 'hold', typeCode: 1 } as const
  expect(() => assertKind(unnamed)).toThrow('write module.what_happened')
})
