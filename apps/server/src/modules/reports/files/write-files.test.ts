import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ExportTable } from './export-table.ts'
import { writeCsvFile } from './write-csv.ts'
import { writePdfFile } from './write-pdf.ts'
import { writeXlsxFile } from './write-xlsx.ts'

async function* listPages() {
  yield [['=HYPERLINK("http://evil")', 'RNG', '-1234.50', 9_520, '2026-03-11T02:30:00.000Z']]
  yield [
    ['@cmd', 'X<1>', '10.00', null, null],
    ['late', 'RNG', '0.00', 0, Date.UTC(2026, 2, 11, 2, 30, 1)],
  ]
}

const table = (language: 'EN' | 'PT'): ExportTable => ({
  title: 'Game performance',
  facts: [['Asked for by', '+ana']],
  columns: [
    { heading: 'Title', kind: 'text' },
    { heading: 'Product', kind: 'product' },
    { heading: 'Gross revenue', kind: 'money' },
    { heading: 'Returned', kind: 'rate' },
    { heading: 'When', kind: 'instant' },
  ],
  pages: listPages(),
  language,
  timeZone: 'America/Sao_Paulo',
  wordOf: (_kind, code) => (code === 'RNG' ? 'Slots' : code),
})

const gather = (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => buffer(chunks)

test('a formula in a CSV cell is text, and numbers are in the notation of the language', async () => {
  const text = (await gather(writeCsvFile(table('PT')))).toString()
  expect(text.split('\r\n').slice(1, 5)).toEqual([
    '"Title";"Product";"Gross revenue";"Returned";"When"',
    '"\'=HYPERLINK(""http://evil"")";"Slots";-1234,50;95,20;"2026-03-10 23:30:00"',
    '"\'@cmd";"X<1>";10,00;;""',
    '"late";"Slots";0,00;0,00;"2026-03-10 23:30:01"',
  ])
  expect(text).toContain('"Asked for by";"\'+ana"')
})

test('a workbook has text cells for text, numbers for money, and no formula', async () => {
  const files = unzipSync(await gather(writeXlsxFile(table('EN'))))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<v>-1234.50</v>')
  expect(sheet).toContain(`'=HYPERLINK`)
  expect(sheet).toContain('X&lt;1&gt;')
  expect(sheet).not.toContain('<f>')
  expect(Object.keys(files)).toContain('[Content_Types].xml')
})

test('a PDF is a document that ends', async () => {
  const bytes = await gather(writePdfFile(table('EN')))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
})
