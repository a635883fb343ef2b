import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { create } from 'qrcode'
import {
  faint,
  ink,
  margin,
  openDocument,
  writeFact,
  writeHead,
  type Document,
} from './open-document.ts'
import type { TicketSheet } from '../../../platform/shapes/ticket-sheet.ts'
import { wordsOf } from './words-of.ts'

const qrSize = 210

/** A QR code as squares, with the quiet zone of four modules that ISO/IEC 18004 requires. */
const drawQr = (document: Document, text: string, top: number): void => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = qrSize / (modules.size + 8)
  document.rect(margin, top, qrSize, qrSize).fill('#ffffff')
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) !== 1) continue
      document.rect(margin + (column + 4) * side, top + (row + 4) * side, side + 0.05, side + 0.05)
    }
  }
  document.fill('#000000')
}

/** A lottery ticket on one page: the stakes, the draw, and the proof. */
export const writeTicketPdf = (sheet: TicketSheet): Document => {
  const { t, locale } = wordsOf(sheet.language)
  const at = (instant: Date) => formatDateTime(instant, locale, sheet.timeZone)
  const facts: [string, string][] = [
    [t('files.lottery'), sheet.lotteryName],
    [t('files.draw'), sheet.drawNumber],
    [t('files.drawsAt'), at(sheet.drawsAt)],
    [t('files.placedAt'), at(sheet.placedAt)],
    [t('files.order'), sheet.orderNumber],
    [t('files.ticketNumber'), sheet.ticketNumber],
    sheet.shares
      ? [t('files.shares'), `${sheet.shares.count} / ${sheet.shares.of}`]
      : [t('files.multiple'), String(sheet.multiple)],
  ]
  const document = openDocument(t('files.ticket'), locale)
  writeHead(document, sheet.brandName, t('files.ticket'))
  const stake = formatMoneyText(formatMoney(sheet.stakeMinor), locale)
  document.font('Helvetica-Bold').fontSize(26).fillColor(ink).text(stake)
  document.moveDown(0.6)
  for (const [label, value] of facts) writeFact(document, label, value)
  document.moveDown(0.8)
  document.font('Helvetica-Bold').fontSize(10).fillColor(ink).text(t('files.slip'))
  if (sheet.lines === null) document.font('Helvetica').fontSize(9).text(t('files.slipLong'))
  for (const { play, numbers } of sheet.lines ?? []) writeFact(document, play, numbers)
  document.moveDown(0.8)
  const top = document.y
  drawQr(document, sheet.address, top)
  document.x = margin
  document.y = top + qrSize + 10
  document.font('Helvetica').fontSize(8).fillColor(faint).text(t('files.ticketNote'))
  document.moveDown(0.6)
  for (const [label, value] of [
    [t('files.commitment'), sheet.commitment],
    [t('files.signature', { key: sheet.keyId }), sheet.signature],
  ] as const) {
    document.font('Helvetica').fontSize(8).fillColor(faint).text(label)
    document.font('Courier').fontSize(7).fillColor(ink).text(value)
  }
  document.end()
  return document
}
