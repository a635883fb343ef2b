import { expect, test } from 'vitest'
import { fromCents, toCents } from './cents.ts'

test.each([
  ['0', 0n],
  ['0.05', 5n],
  ['0.5', 50n],
  ['12', 1_200n],
  ['12.34', 1_234n],
  // Fractions of a centavo cannot be withdrawn.
  ['12.349', 1_234n],
  ['0.0099', 0n],
  ['150.0000', 15_000n],
])('%s reais are %d centavos', (amount, cents) => expect(toCents(amount)).toBe(cents))

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [50n, '0.50'],
  [123n, '1.23'],
  [1_234_567n, '12345.67'],
])('%d centavos are sent as %s', (cents, amount) => expect(fromCents(cents)).toBe(amount))
