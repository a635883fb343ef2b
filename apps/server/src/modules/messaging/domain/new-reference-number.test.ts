import { expect, test } from 'vitest'
import { newReferenceNumber } from './new-reference-number.ts'

test('a reference number is F and eight characters that are hard to mistake for others', () => {
  const numbers = Array.from({ length: 500 }, newReferenceNumber)
  for (const number of numbers) expect(number).toMatch(/^F[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(new Set(numbers).size).toBe(numbers.length)
})
