import { expect, test } from 'vitest'
import { containsCode } from './contains-code.ts'

test.each([
  ['Seu código é 123456.', true],
  ['{"code":"123456"}', true],
  ['(7,123456,login)', true],
  ['"https://trevo.example/c/123456"', true],
  ['0b123456-7c2e-4f01-9a1b-1a2b3c4d5e6f', false],
  ['2030-01-02 12:00:00.123456+00', false],
  ['{"time":1893585123456}', false],
])('%s: %s', (text, expected) => {
  expect(containsCode('123456', text)).toBe(expected)
})
