import { expect, test } from 'vitest'
import { amountCell, guardCell, quoteCell, writeCsv } from './csv.ts'

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1)',
  '\t=1+1',
  ' =1+1',
  '\u200B=1+1',
  '\r\n=1+1',
  '|calc',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(A1)',
  '﹣1+1',
  '−1+1',
  '-',
  '-1e5+1',
  '--1',
])('%j is kept as text', (text) => {
  expect(guardCell(text)).toBe(`'${text}`)
})

test.each(['-10.00', '-10,50', '-1.234,50', '12', 'm***o', '2026-11-28', 'a=b', '', '1+1'])(
  '%j is unchanged',
  (text) => expect(guardCell(text)).toBe(text),
)

test('a file has the format of its language', () => {
  const row = ['a;b', 'a,b', 'say "oi"', amountCell('-10.50', 'PT')]
  expect(writeCsv([row], 'PT')).toBe('\uFEFF"a;b";"a,b";"say ""oi""";-10,50\r\n')
  expect(writeCsv([['x', amountCell('-10.50', 'EN')]], 'EN')).toBe('\uFEFFx,-10.50\r\n')
  expect(quoteCell('="x"')).toBe('"\'=""x"""')
})

test('cells lose control characters and direction marks', () => {
  expect(guardCell('Ana\u202E\u001B[31m\u009B')).toBe('Ana[31m')
  // What follows them counts.
  expect(guardCell('\u202E=1+1')).toBe("'=1+1")
})
