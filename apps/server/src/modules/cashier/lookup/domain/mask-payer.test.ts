import { expect, test } from 'vitest'
import { maskPayerDocument, maskPayerName } from './mask-payer.ts'

test('of a payer the first name and initials are shown, and a CPF in part', () => {
  expect(maskPayerName('Marina  Alves de Souza')).toBe('Marina A. d. S.')
  expect(maskPayerName('Ana')).toBe('Ana')
  expect(maskPayerDocument('52998224725')).not.toContain('52998224725')
  expect(maskPayerDocument('11222333000181')).toBe('11222333000181')
})
