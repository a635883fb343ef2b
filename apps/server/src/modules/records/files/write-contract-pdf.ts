import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { faint, ink, openDocument, writeFact, writeHead, type Document } from './open-document.ts'
import type { ContractSheet } from '../../../platform/shapes/contract-sheet.ts'
import { wordsOf } from './words-of.ts'
import { zoneName } from './zone-name.ts'

type Fact = readonly [label: string, value: string | null]

/** A statement of a contract on one page: its parties, period, figures and payment. */
export const writeContractPdf = (sheet: ContractSheet): Document => {
  const { t, locale } = wordsOf(sheet.language)
  const at = (instant: Date) => formatDateTime(instant, locale, sheet.timeZone)
  const money = (minor: bigint | null) =>
    minor === null ? null : formatMoneyText(formatMoney(minor), locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const facts: readonly Fact[] = [
    [t('files.contractKind'), t(`files.contract.${sheet.contractType}`)],
    [t('files.giver'), sheet.giver],
    [t('files.receiver'), sheet.receiver],
    [t('files.number'), sheet.number],
    [t('files.period'), `${at(sheet.from)} – ${at(sheet.to)}`],
    [t('files.correction'), sheet.version > 1 ? String(sheet.version - 1) : null],
    [t('files.teamBet'), money(sheet.betMinor)],
    [t('files.netLoss'), money(sheet.netLossMinor)],
    [t('files.carriedIn'), money(sheet.carriedInMinor)],
    [t('files.activeMembers'), sheet.activeMembers === null ? null : String(sheet.activeMembers)],
    [t('files.rate'), sheet.rate === null ? null : percent.format(Number(sheet.rate) / 100)],
    [t('files.rounds'), sheet.rounds === 0 ? null : String(sheet.rounds)],
    [t('files.due'), money(sheet.dueMinor)],
    [t('files.difference'), sheet.version > 1 ? money(sheet.amountMinor) : null],
    [t('files.paidAt'), sheet.paidAt && at(sheet.paidAt)],
  ]
  const document = openDocument(t('files.contractStatement'), locale)
  writeHead(document, sheet.brandName, t('files.contractStatement'))
  document
    .font('Helvetica-Bold')
    .fontSize(26)
    .fillColor(ink)
    .text(money(sheet.paidAt ? sheet.paidMinor : sheet.amountMinor) ?? '')
  document
    .font('Helvetica')
    .fontSize(10)
    .text(t(sheet.paidAt ? 'files.paid' : 'files.notPaid'))
  document.moveDown(0.6)
  for (const [label, value] of facts) if (value !== null) writeFact(document, label, value)
  document.moveDown(0.8)
  document.font('Helvetica').fontSize(8).fillColor(faint).text(t('files.inputsHash'))
  document.font('Courier').fontSize(7).fillColor(ink).text(sheet.inputsHash)
  document.moveDown(0.6)
  document.font('Helvetica').fontSize(8).fillColor(faint).text(t('files.contractNote'))
  document.text(t('files.zone', { zone: zoneName(sheet.timeZone, locale, sheet.to) }))
  document.end()
  return document
}
