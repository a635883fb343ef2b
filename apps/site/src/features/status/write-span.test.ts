import { expect, test } from 'vitest'
import { writeSpan } from './write-span.ts'

test.each([
  [0, '0 s'],
  [119, '119 s'],
  [120, '2 min'],
  [3_600, '60 min'],
  [7_200, '2 h'],
  [7_500, '2 h 5 min'],
])('%i seconds are %s', (seconds, text) => {
  expect(writeSpan(seconds, 'pt-BR').replaceAll('\u00A0', ' ')).toBe(text)
})
