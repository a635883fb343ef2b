import { expect, test } from 'vitest'
import { csvOf, timeCell } from './csv-of.ts'

const columns = [
  { key: 'a', label: 'Conta', isText: true, show: () => null, text: ([name]: Row) => name },
  { key: 'b', label: 'Botão', show: () => null },
  { key: 'c', label: 'Saldo', show: () => null, text: ([, amount]: Row) => amount },
]
type Row = readonly [string, string]
const rows: readonly Row[] = [
  ['m***o', '-1234.50'],
  ['=1.5', '0.00'],
]

test('in Portuguese: semicolons, decimal commas, a byte order mark, and no formulas', () => {
  expect(csvOf(columns, rows, 'PT')).toBe("\uFEFFConta;Saldo\r\nm***o;-1234,50\r\n'=1.5;0,00\r\n")
})

test('in English: commas and decimal points', () => {
  expect(csvOf(columns, rows, 'EN')).toBe("\uFEFFConta,Saldo\r\nm***o,-1234.50\r\n'=1.5,0.00\r\n")
})

test.each([
  ['America/Sao_Paulo', '2026-11-24 00:30:00'],
  ['America/Manaus', '2026-11-23 23:30:00'],
])('a moment is written in the brand’s zone: %s', (timeZone, written) => {
  const time = { key: 'd', label: 'Hora', show: () => null, text: () => '' }
  const times = [{ ...time, text: (at: string) => timeCell(at, timeZone) }]
  expect(csvOf(times, ['2026-11-24T03:30:00.000Z'], 'PT')).toBe(`\uFEFFHora\r\n${written}\r\n`)
})
