import { expect, test } from 'vitest'
import { partsOf, recordsMax, writeFile } from './file-layout.ts'

const header = {
  kind: 'games',
  cnpj: '11222333000181',
  day: '2026-03-10',
  part: 1,
  parts: 1,
  version: 1,
} as const

test('a file is a header and one record a line', () => {
  const { content } = writeFile(header, [{ cpf: '1', stakes: '2.00' }])
  expect(content.toString()).toBe(
    '{"schema":"trevo-1","kind":"games","cnpj":"11222333000181","day":"2026-03-10","part":1,' +
      '"parts":1,"version":1,"records":1}\n{"cpf":"1","stakes":"2.00"}\n',
  )
})

test('another version of the same records differs in the file’s hash and not in that of the records', () => {
  const one = writeFile(header, [{ cpf: '1' }])
  const two = writeFile({ ...header, version: 2 }, [{ cpf: '1' }])
  expect(two.sha256.equals(one.sha256)).toBe(false)
  expect(two.recordsSha256.equals(one.recordsSha256)).toBe(true)
})

test('a file has at most 7,000 records', () => {
  const records = Array.from({ length: recordsMax + 1 }, () => ({}))
  expect(() => writeFile(header, records)).toThrow('7001 records')
  expect(writeFile(header, records.slice(1)).content.toString().split('\n')).toHaveLength(7_002)
})

test.each([
  [0, 1],
  [7_000, 1],
  [7_001, 2],
  [14_001, 3],
])('%i records need %i files', (records, parts) => {
  expect(partsOf(records)).toBe(parts)
})
