import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { faint, ink, openDocument, writeFact, writeHead, type Document } from './open-document.ts'
import type { ReceiptSheet } from './pdf-message.ts'
import { wordsOf } from './words-of.ts'
import { zoneName } from './zone-name.ts'

/** One movement on one page: what, how much, when, and the numbers to find it again. */
export const writeReceiptPdf = (sheet: ReceiptSheet): Document => {
  const { t, locale, movementWord } = wordsOf(sheet.language)
  const { brandName } = sheet
  const money = (amountMinor: bigint) => formatMoneyText(formatMoney(amountMinor), locale)
  const facts: [string, string | null][] = [
    [t('files.kind'), movementWord(sheet)],
    [t('files.time'), formatDateTime(sheet.at, locale, sheet.timeZone)],
    [t('files.balance'), money(sheet.balanceAfterMinor)],
    [t('files.member'), sheet.accountName],
    [t('files.game'), sheet.gameName],
    [t('files.round'), sheet.roundId],
    [t('files.remark'), sheet.remark || null],
    [t('files.number'), sheet.number],
    [t('files.movement'), String(sheet.transferId)],
    [t('files.madeAt'), formatDateTime(sheet.madeAt, locale, sheet.timeZone)],
  ]

  const document = openDocument(t('files.receipt'), locale)
  writeHead(document, brandName, t('files.receipt'))
  document.font('Helvetica-Bold').fontSize(26).fillColor(ink).text(money(sheet.amountMinor))
  document.moveDown(0.6)
  for (const [label, value] of facts) if (value) writeFact(document, label, value)
  document.moveDown(1.2).fontSize(8).fillColor(faint)
  const zone = zoneName(sheet.timeZone, locale, sheet.at)
  document.text(`${t('files.receiptNote', { brand: brandName })} ${t('files.zone', { zone })}`)
  document.end()
  return document
}
