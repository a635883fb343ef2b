import { formatCount, formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { StatementFilter, StatementLine } from '../../wallet/index.ts'
import { zone, type RecordsDependencies } from '../service/dependencies.ts'
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
import { notesOf } from './notes-of.ts'
import type { Words } from './words-of.ts'

const rowHeight = 15
const bottom = 790
const linesAtOnce = 500

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

const writeFoot = (document: Document, words: Words, page: number): void => {
  document.font('Helvetica').fontSize(7.5).fillColor(faint)
  document.text(
    `${words.t('files.page', { page })} · ${words.t('files.zone')}`,
    margin,
    bottom + 4,
    {
      lineBreak: false,
    },
  )
}

/** The end tells numbers apart, as on the site. */
const shortNumber = (number: string): string =>
  number.length <= 14 ? number : `…${number.slice(-12)}`

export type StatementFile = {
  readonly dependencies: RecordsDependencies
  readonly filter: StatementFilter
  readonly brandId: number
  readonly language: Language
  readonly words: Words
}

const cellsOf = (
  { originOf }: RecordsDependencies,
  line: StatementLine,
  language: Language,
  words: Words,
): string[] => {
  const { gameName, order_no } = originOf(line, language)
  const money = (amountMinor: bigint) =>
    formatMoneyText(formatMoney(amountMinor), words.locale).replace(/R\$\s?/, '')
  return [
    formatDateTime(line.at, words.locale, zone),
    words.typeWord(line.typeCode),
    gameName ?? '',
    shortNumber(order_no),
    money(line.amountMinor),
    money(line.balanceAfterMinor),
  ]
}

const writeSummary = async (document: Document, file: StatementFile): Promise<void> => {
  const { dependencies, filter, words } = file
  const { wallet, clock, accountNameOf } = dependencies
  const { inMinor, outMinor, count } = await wallet.sumStatement(filter)
  const { t, locale } = words
  const at = (instant: Date) => formatDateTime(instant, locale, zone)
  const money = (amountMinor: bigint) => formatMoneyText(formatMoney(amountMinor), locale)
  writeFact(document, t('files.member'), await accountNameOf(filter.memberId))
  writeFact(document, t('files.period'), `${at(filter.from)} – ${at(filter.to)}`)
  writeFact(document, t('files.madeAt'), at(clock.now()))
  writeFact(document, t('files.in'), money(inMinor))
  writeFact(document, t('files.out'), money(outMinor))
  writeFact(document, t('files.count'), formatCount(count, locale))
  for (const note of await notesOf(wallet, filter, words)) {
    document.moveDown(0.4).font('Helvetica').fontSize(9).fillColor(ink).text(note)
  }
}

/** Fills an opened document with the statement and ends it; pages leave as they are full. */
const fill = async (document: Document, file: StatementFile): Promise<void> => {
  const { dependencies, filter, brandId, language, words } = file
  writeHead(document, dependencies.brandNameOf(brandId), words.t('files.statement'))
  await writeSummary(document, file)
  let page = 1
  let y = writeTableHead(document, words, document.y + 14)
  let before: bigint | undefined
  for (;;) {
    const lines = await dependencies.wallet.listStatement({
      ...filter,
      limit: linesAtOnce,
      ...(before !== undefined && { before }),
    })
    for (const line of lines) {
      if (y > bottom - rowHeight) {
        writeFoot(document, words, page)
        document.addPage()
        page += 1
        y = writeTableHead(document, words, margin)
      }
      writeRow(document, y, cellsOf(dependencies, line, language, words))
      y += rowHeight
    }
    before = lines.at(-1)?.seq
    if (lines.length < linesAtOnce) break
  }
  writeFoot(document, words, page)
  document.end()
}

/** The statement as PDF, newest movement first. */
export const writeStatementPdf = (file: StatementFile): Document => {
  const document = openDocument(file.words.t('files.statement'), file.words.locale)
  fill(document, file).catch((error: unknown) =>
    document.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return document
}
