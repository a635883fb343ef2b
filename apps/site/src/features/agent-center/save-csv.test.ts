import { expect, test } from 'vitest'
import { cellOf, csvOf } from './save-csv.tsx'

test('cells are quoted where they must be, and no formula reaches a spreadsheet', () => {
  expect(cellOf('a,b')).toBe('"a,b"')
  expect(cellOf('=1+1')).toBe("'=1+1")
  expect(cellOf('-10.00')).toBe('-10.00')
  const columns = [
    { key: 'a', label: 'Conta', show: () => null, text: (row: string) => row },
    { key: 'b', label: 'Botão', show: () => null },
  ]
  expect(csvOf(columns, ['m***o'])).toBe('\uFEFFConta\r\nm***o\r\n')
})
