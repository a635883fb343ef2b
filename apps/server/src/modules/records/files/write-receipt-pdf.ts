import type { Language } from '@trevo/contract/shapes.ts'
import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { StatementLine } from '../../wallet/index.ts'
import { zone, type RecordsDependencies } from '../service/dependencies.ts'
import { faint, ink, openDocument, writeFact, writeHead, type Document } from './open-document.ts'
import type { Words } from './words-of.ts'

export type ReceiptFile = {
  readonly dependencies: RecordsDependencies
  readonly line: StatementLine
  readonly memberId: bigint
  readonly brandId: number
  readonly language: Language
  readonly words: Words
}

/** One movement on one page: what, how much, when, and by which numbers it can be found again. */
export const writeReceiptPdf = async (file: ReceiptFile): Promise<Document> => {
  const { dependencies, line, memberId, brandId, language, words } = file
  const { t, locale, typeWord } = words
  const { accountNameOf, brandNameOf, clock, originOf } = dependencies
  const accountName = await accountNameOf(memberId)
  const origin = originOf(line, language)
  const money = (amountMinor: bigint) => formatMoneyText(formatMoney(amountMinor), locale)
  const facts: [string, string | null][] = [
    [t('files.kind'), typeWord(line.typeCode)],
    [t('files.time'), formatDateTime(line.at, locale, zone)],
    [t('files.balance'), money(line.balanceAfterMinor)],
    [t('files.member'), accountName],
    [t('files.game'), origin.gameName],
    [t('files.round'), origin.roundId],
    [t('files.remark'), origin.remark || null],
    [t('files.number'), origin.order_no],
    [t('files.movement'), String(line.transferId)],
    [t('files.madeAt'), formatDateTime(clock.now(), locale, zone)],
  ]

  const brandName = brandNameOf(brandId)
  const document = openDocument(t('files.receipt'), locale)
  writeHead(document, brandName, t('files.receipt'))
  document.font('Helvetica-Bold').fontSize(26).fillColor(ink).text(money(line.amountMinor))
  document.moveDown(0.6)
  for (const [label, value] of facts) if (value) writeFact(document, label, value)
  document.moveDown(1.2).fontSize(8).fillColor(faint)
  document.text(`${t('files.receiptNote', { brand: brandName })} ${t('files.zone')}`)
  document.end()
  return document
}
