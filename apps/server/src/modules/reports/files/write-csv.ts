import { byteOrderMark, csvFormOf, quoteCell } from '@trevo/i18n/csv.ts'
import { cellText, isNumber, type ExportTable } from './export-table.ts'

const flushAt = 128 * 1024

/** CSV in the notation of the language; cells that a spreadsheet would run as formulas are neutralised. */
export async function* writeCsvFile(table: ExportTable): AsyncGenerator<Uint8Array> {
  const { separator, decimalSign } = csvFormOf(table.language)
  const encoder = new TextEncoder()
  const line = (cells: readonly string[]): string => `${cells.join(separator)}\r\n`
  let text = byteOrderMark
  for (const [label, value] of table.facts) text += line([quoteCell(label), quoteCell(value)])
  text += line(table.columns.map(({ heading }) => quoteCell(heading)))
  for await (const row of table.rows) {
    text += line(
      table.columns.map(({ kind }, index) => {
        const cell = cellText(row[index] ?? null, kind, table)
        return isNumber(kind) ? cell.replace('.', decimalSign) : quoteCell(cell)
      }),
    )
    if (text.length >= flushAt) {
      yield encoder.encode(text)
      text = ''
    }
  }
  yield encoder.encode(text)
}
