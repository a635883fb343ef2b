import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoneyText,
  formatRate,
} from '@trevo/i18n/format.ts'
import { seriesName } from '@trevo/i18n/series-name.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type {
  ReportCell,
  ReportColumn,
  ReportSheet,
} from '../../../platform/shapes/report-sheet.ts'
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
import { wordsOf, type Words } from './words-of.ts'
import { zoneName } from './zone-name.ts'

const rowHeight = 15
/** A4 landscape. */
const [right, bottom] = [842 - margin, 540]
/** A column's share of the line, unless it has amounts. */
const widthOf: Partial<Record<ReportColumn, number>> = {
  account: 1.6,
  people: 0.7,
  lastLogin: 0.9,
  given: 2.4,
  game: 1.5,
  round: 1.9,
  time: 1.5,
  kind: 1.6,
}
const textColumns: ReadonlySet<ReportColumn> = new Set([
  'account',
  'game',
  'round',
  'kind',
  'day',
  'given',
])

type Place = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' }

const placesOf = (columns: readonly ReportColumn[]): readonly Place[] => {
  const whole = columns.reduce((sum, column) => sum + (widthOf[column] ?? 1), 0)
  let x = margin
  return columns.map((column) => {
    const width = ((widthOf[column] ?? 1) / whole) * (right - margin)
    const place = {
      x,
      width: width - 6,
      align: textColumns.has(column) ? ('left' as const) : ('right' as const),
    }
    x += width
    return place
  })
}

/** A calendar day is the same in every zone. */
const dayText = (day: string, locale: string): string =>
  formatDate(new Date(`${day}T00:00:00Z`), locale, 'UTC')

const lastLoginText = (days: number | null, { team }: Words): string => {
  if (days === null) return team('never')
  return days === 0 ? team('today') : team('daysAgo', { count: days })
}

/** Rates by product and series by lottery, as the page of the team names them. */
const givenText = (
  { rebates, series }: Pick<TeamRow, 'rebates' | 'series'>,
  { team, lottery, locale }: Words,
): string =>
  [
    ...rebates.map(
      ({ product, rate }) => `${team(`product.${product}`)} ${formatRate(rate, locale)}%`,
    ),
    ...series.map((one) => `${seriesName(one, lottery)} ${one.series}`),
  ].join(' · ')

const textOf = (cell: ReportCell, words: Words, timeZone: string): string => {
  const { locale, typeWord } = words
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return formatCount(cell, locale)
  if (typeof cell === 'bigint') {
    return formatMoneyText(formatMoney(cell), locale).replace(/R\$\s?/, '')
  }
  if ('at' in cell) return formatDateTime(cell.at, locale, timeZone)
  if ('day' in cell) return formatDate(cell.day, locale, timeZone)
  if ('on' in cell) return dayText(cell.on, locale)
  if ('daysSinceLogin' in cell) return lastLoginText(cell.daysSinceLogin, words)
  if ('given' in cell) return givenText(cell.given, words)
  return typeWord(cell.typeCode)
}

const writeRow = (
  document: Document,
  y: number,
  places: readonly Place[],
  texts: readonly string[],
): void => {
  for (const [index, { x, width, align }] of places.entries()) {
    const text = texts[index] ?? ''
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

const writeTableHead = (
  document: Document,
  words: Words,
  { columns }: ReportSheet,
  y: number,
): number => {
  document.font('Helvetica-Bold').fontSize(7.5).fillColor(faint)
  writeRow(
    document,
    y,
    placesOf(columns),
    columns.map((column) => words.t(`files.column.${column}`)),
  )
  document
    .moveTo(margin, y + 11)
    .lineTo(right, y + 11)
    .lineWidth(0.5)
    .strokeColor(green)
    .stroke()
  document.font('Helvetica').fontSize(7.5).fillColor(ink)
  return y + rowHeight
}

const writeFoot = (
  document: Document,
  { t, locale }: Words,
  { timeZone, madeAt }: ReportSheet,
  page: number,
): void => {
  const zone = zoneName(timeZone, locale, madeAt)
  document.font('Helvetica').fontSize(7.5).fillColor(faint)
  document.text(`${t('files.page', { page })} · ${t('files.zone', { zone })}`, margin, bottom + 4, {
    lineBreak: false,
  })
}

const writeSummary = (document: Document, sheet: ReportSheet, { t, locale }: Words): void => {
  writeFact(document, t('files.member'), sheet.accountName)
  writeFact(
    document,
    t('files.period'),
    `${dayText(sheet.from, locale)} – ${dayText(sheet.to, locale)}`,
  )
  writeFact(document, t('files.madeAt'), formatDateTime(sheet.madeAt, locale, sheet.timeZone))
  if (sheet.isCut) writeFact(document, t('files.cut'), formatCount(sheet.rows.length, locale))
  document.moveDown(0.4).font('Helvetica').fontSize(8).fillColor(faint).text(t('files.reportNote'))
}

/** A report of an agent's team, with the columns of its page. */
export const writeReportPdf = (sheet: ReportSheet): Document => {
  const words = wordsOf(sheet.language)
  const title = words.t(`files.report.${sheet.report}`)
  const document = openDocument(title, words.locale, 'landscape')
  const places = placesOf(sheet.columns)
  writeHead(document, sheet.brandName, title)
  writeSummary(document, sheet, words)
  let page = 1
  let y = writeTableHead(document, words, sheet, document.y + 14)
  const writeCells = (cells: readonly ReportCell[]) => {
    if (y > bottom - rowHeight) {
      writeFoot(document, words, sheet, page)
      document.addPage()
      page += 1
      y = writeTableHead(document, words, sheet, margin)
    }
    writeRow(
      document,
      y,
      places,
      cells.map((cell) => textOf(cell, words, sheet.timeZone)),
    )
    y += rowHeight
  }
  for (const cells of sheet.rows) writeCells(cells)
  if (sheet.foot) {
    document.font('Helvetica-Bold')
    const [first, ...sums] = sheet.foot
    writeCells([first ?? words.t('files.column.total'), ...sums])
  }
  writeFoot(document, words, sheet, page)
  document.end()
  return document
}
