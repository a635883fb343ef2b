import { byteOrderMark, csvFormOf, quoteCell } from '@trevo/i18n/csv.ts'
import { cellText, isNumber, type ExportCell, type ExportTable } from './export-table.ts'

const flushAt = 128 * 1024

/** CSV in the notation of the language; cells that a spreadsheet would run as formulas are neutralised. */
export async function* writeCsvFile(table: ExportTable): AsyncGenerator<Uint8Array> {
  const { separator, decimalSign } = csvFormOf(table.language)
  const encoder = new TextEncoder()
  const line = (cells: readonly string[]): string => `${cells.join(separator)}\r\n`
  let text = byteOrderMark
  for (const [label, value] of table.facts) text += line([quoteCell(label), quoteCell(value)])
  text += line(table.columns.map(({ heading }) => quoteCell(heading)))
  const writeCell = table.columns.map(({ kind }) =>
    isNumber(kind)
      ? (cell: ExportCell) => cellText(cell, kind, table).replace('.', decimalSign)
      : (cell: ExportCell) => quoteCell(cellText(cell, kind, table)),
  )
  for await (const rows of table.pages) {
    for (const row of rows) {
      text += line(writeCell.map((write, index) => write(row[index] ?? null)))
    }
    if (text.length < flushAt) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(text)
}
