import { guardCell } from '@trevo/i18n/csv.ts'
import { Zip, ZipDeflate } from 'fflate'
import { cellText, isNumber, type ExportCell, type ExportTable } from './export-table.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** ECMA-376 part 1: what a workbook of one sheet needs. Styles: 0 as it is, 1 bold, 2 money, 3 count. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': [
    `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  ].join(''),
  '_rels/.rels': [
    `${xml}<Relationships xmlns="${relations}">`,
    `<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ].join(''),
  'xl/workbook.xml': [
    `${xml}<workbook xmlns="${main}" xmlns:r="${office}">`,
    '<sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>',
  ].join(''),
  'xl/_rels/workbook.xml.rels': [
    `${xml}<Relationships xmlns="${relations}">`,
    `<Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
    `<Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ].join(''),
  'xl/styles.xml': [
    `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>`,
    '<fills count="1"><fill/></fills><borders count="1"><border/></borders>',
    '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/>',
    '<xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>',
  ].join(''),
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeText = (text: string): string =>
  // Other control characters cannot be written in XML at all.
  text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? '').replaceAll(/[^\P{Cc}\t\n]/gu, '')

/** Text stands inline and is marked as text, so that nothing in it is a formula. */
const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeText(guardCell(text))}</t></is></c>`

const rowOf = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`

const cellOf = (
  cell: ExportCell,
  kind: ExportTable['columns'][number]['kind'],
  table: ExportTable,
): string => {
  const text = cellText(cell, kind, table)
  if (text === '') return '<c/>'
  if (!isNumber(kind)) return textCell(text)
  return `<c s="${kind === 'count' ? 3 : 2}"><v>${text}</v></c>`
}

const flushAt = 128 * 1024

/** A workbook of one sheet, compressed while it is written. */
export async function* writeXlsxFile(table: ExportTable): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const encoder = new TextEncoder()
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 4 })
    zip.add(file)
    return file
  }
  for (const [name, text] of Object.entries(parts)) add(name).push(encoder.encode(text), true)
  const sheet = add('xl/worksheets/sheet1.xml')
  let text = `${xml}<worksheet xmlns="${main}"><sheetData>`
  for (const fact of table.facts) text += rowOf(fact.map((cell) => textCell(cell)))
  text += rowOf(table.columns.map(({ heading }) => textCell(heading, 1)))
  for await (const rows of table.pages) {
    for (const row of rows) {
      text += rowOf(table.columns.map(({ kind }, index) => cellOf(row[index] ?? null, kind, table)))
    }
    if (text.length < flushAt) continue
    sheet.push(encoder.encode(text))
    text = ''
    yield* ready.splice(0)
  }
  sheet.push(encoder.encode(`${text}</sheetData></worksheet>`), true)
  zip.end()
  yield* ready.splice(0)
}
