import { formatCount, formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import {
  faint,
  green,
  ink,
  margin,
  openDocument,
  writeFact,
  writeHead,
  type Document,
} from './open-document.ts'
import type { PdfLine, StatementSheet } from './pdf-message.ts'
import { wordsOf, type Words } from './words-of.ts'
import { zoneName } from './zone-name.ts'

const rowHeight = 15
const bottom = 790

const columns = [
  { key: 'files.time', x: margin, width: 92, align: 'left' },
  { key: 'files.kind', x: 134, width: 92, align: 'left' },
  { key: 'files.game', x: 230, width: 100, align: 'left' },
  { key: 'files.number', x: 334, width: 78, align: 'left' },
  { key: 'files.amount', x: 414, width: 64, align: 'right' },
  { key: 'files.balance', x: 480, width: 75, align: 'right' },
] as const

const writeRow = (document: Document, y: number, cells: readonly string[]): void => {
  for (const [index, { x, width, align }] of columns.entries()) {
    const text = cells[index] ?? ''
    if (text) {
      document.text(text, x, y, {
        width,
        align,
        height: rowHeight,
        ellipsis: true,
        lineBreak: false,
      })
    }
  }
}

const writeTableHead = (document: Document, words: Words, y: number): number => {
  document.font('Helvetica-Bold').fontSize(7.5).fillColor(faint)
  writeRow(
    document,
    y,
    columns.map(({ key }) => words.t(key)),
  )
  document
    .moveTo(margin, y + 11)
    .lineTo(555, y + 11)
    .lineWidth(0.5)
    .strokeColor(green)
    .stroke()
  document.font('Helvetica').fontSize(7.5).fillColor(ink)
  return y + rowHeight
}

const writeFoot = (
  document: Document,
  words: Words,
  { timeZone, madeAt }: StatementSheet,
  page: number,
): void => {
  const zone = zoneName(timeZone, words.locale, madeAt)
  document.font('Helvetica').fontSize(7.5).fillColor(faint)
  document.text(
    `${words.t('files.page', { page })} · ${words.t('files.zone', { zone })}`,
    margin,
    bottom + 4,
    {
      lineBreak: false,
    },
  )
}

/** The last characters distinguish numbers, as on the site. */
const shortNumber = (number: string): string =>
  number.length <= 14 ? number : `…${number.slice(-12)}`

const cellsOf = (line: PdfLine, words: Words, timeZone: string): string[] => {
  const money = (amountMinor: bigint) =>
    formatMoneyText(formatMoney(amountMinor), words.locale).replace(/R\$\s?/, '')
  return [
    formatDateTime(line.at, words.locale, timeZone),
    words.movementWord(line),
    line.gameName ?? '',
    shortNumber(line.number),
    money(line.amountMinor),
    money(line.balanceAfterMinor),
  ]
}

const writeSummary = (document: Document, sheet: StatementSheet, { t, locale }: Words): void => {
  const at = (instant: Date) => formatDateTime(instant, locale, sheet.timeZone)
  const money = (amountMinor: bigint) => formatMoneyText(formatMoney(amountMinor), locale)
  writeFact(document, t('files.member'), sheet.accountName)
  writeFact(document, t('files.period'), `${at(sheet.from)} – ${at(sheet.to)}`)
  writeFact(document, t('files.madeAt'), at(sheet.madeAt))
  writeFact(document, t('files.in'), money(sheet.inMinor))
  writeFact(document, t('files.out'), money(sheet.outMinor))
  writeFact(document, t('files.count'), formatCount(sheet.count, locale))
  for (const note of sheet.notes) {
    document.moveDown(0.4).font('Helvetica').fontSize(9).fillColor(ink).text(note)
  }
}

export type StatementPdf = {
  readonly document: Document
  /** Newest movement first; pages are written when they are full. */
  add(lines: readonly PdfLine[]): void
  end(): void
}

/** A statement as PDF, opened with its totals and without a line yet. */
export const openStatementPdf = (sheet: StatementSheet): StatementPdf => {
  const words = wordsOf(sheet.language)
  const title = words.t('files.statement')
  const document = openDocument(title, words.locale)
  writeHead(document, sheet.brandName, title)
  writeSummary(document, sheet, words)
  let page = 1
  let y = writeTableHead(document, words, document.y + 14)
  return {
    document,
    add: (lines) => {
      for (const line of lines) {
        if (y > bottom - rowHeight) {
          writeFoot(document, words, sheet, page)
          document.addPage()
          page += 1
          y = writeTableHead(document, words, margin)
        }
        writeRow(document, y, cellsOf(line, words, sheet.timeZone))
        y += rowHeight
      }
    },
    end: () => {
      writeFoot(document, words, sheet, page)
      document.end()
    },
  }
}
