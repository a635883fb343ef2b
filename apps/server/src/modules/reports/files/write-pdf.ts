import { setImmediate } from 'node:timers/promises'
import { toPlainText } from '@trevo/field-rules/plain-text.ts'
import { csvFormOf } from '@trevo/i18n/csv.ts'
import { languages } from '@trevo/languages/languages.ts'
import PdfKit from 'pdfkit'
import { cellText, isNumber, type ExportCell, type ExportTable } from './export-table.ts'

type Document = InstanceType<typeof PdfKit>

/** A4, landscape. */
const margin = 36
const [right, bottom] = [842 - margin, 556]
const rowHeight = 13
/** Rows drawn at a time; between them others have their turn. */
const turn = 100

const write = (
  document: Document,
  y: number,
  table: ExportTable,
  texts: readonly string[],
): void => {
  const width = (right - margin) / table.columns.length
  for (const [index, { kind }] of table.columns.entries()) {
    const text = toPlainText(texts[index] ?? '')
    if (text === '') continue
    document.text(text, margin + index * width, y, {
      width: width - 5,
      height: rowHeight,
      align: isNumber(kind) ? 'right' : 'left',
      ellipsis: true,
      lineBreak: false,
    })
  }
}

const beginTable = (document: Document, y: number, table: ExportTable): number => {
  document.font('Helvetica-Bold').fontSize(7)
  write(
    document,
    y,
    table,
    table.columns.map(({ heading }) => heading),
  )
  document.font('Helvetica').fontSize(7)
  return y + rowHeight
}

const beginDocument = (document: Document, table: ExportTable): number => {
  document.font('Helvetica-Bold').fontSize(15).text(toPlainText(table.title), margin, margin)
  document.font('Helvetica').fontSize(8)
  for (const [label, value] of table.facts) {
    document.text(`${toPlainText(label)}: ${toPlainText(value)}`)
  }
  return beginTable(document, document.y + 8, table)
}

/** A table on paper, a page at a time. */
export async function* writePdfFile(table: ExportTable): AsyncGenerator<Uint8Array> {
  const { decimalSign } = csvFormOf(table.language)
  const document = new PdfKit({
    size: 'A4',
    layout: 'landscape',
    margin,
    bufferPages: false,
    lang: languages[table.language].fileLocale,
    info: { Title: table.title, Author: 'Trevo', Creator: 'Trevo' },
  })
  const ready: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => ready.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()))
  let y = beginDocument(document, table)
  const writeRow = (row: readonly ExportCell[]): void => {
    if (y > bottom) {
      document.addPage()
      y = beginTable(document, margin, table)
    }
    const texts = table.columns.map(({ kind }, index) => {
      const text = cellText(row[index] ?? null, kind, table)
      return kind === 'money' || kind === 'rate' ? text.replace('.', decimalSign) : text
    })
    write(document, y, table, texts)
    y += rowHeight
  }
  for await (const rows of table.pages) {
    for (let from = 0; from < rows.length; from += turn) {
      for (const row of rows.slice(from, from + turn)) writeRow(row)
      await setImmediate()
      yield* ready.splice(0)
    }
  }
  document.end()
  await ended
  yield* ready.splice(0)
}
