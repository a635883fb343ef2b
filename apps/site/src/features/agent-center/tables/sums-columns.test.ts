import { expect, test } from 'vitest'
import { addText } from './sums-columns.tsx'

test.each([
  ['10.00', '0.05', '10.05'],
  ['-10.00', '0.05', '-9.95'],
  ['0.0001', '0.0001', '0.0002'],
  ['99999999999.99', '0.01', '100000000000.00'],
  ['-1.00', '1.00', '0.00'],
])('%s and %s are %s', (one, other, sum) => expect(addText(one, other)).toBe(sum))
