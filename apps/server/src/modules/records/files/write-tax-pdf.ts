import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { TaxSheet } from '../../../platform/shapes/tax-sheet.ts'
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

const formatCnpj = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
const formatCpf = (cpf: string): string =>
  cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** Right edges of the three columns of amounts. */
const columns = [300, 420, 555] as const
const amountWidth = 115

const writeRow = (
  document: Document,
  font: string,
  label: string,
  amounts: readonly string[],
): void => {
  const top = document.y
  document.font(font).fontSize(9).fillColor(ink).text(label, margin, top, { width: 150 })
  for (const [index, amount] of amounts.entries()) {
    const right = columns[index] ?? margin
    document.text(amount, right - amountWidth, top, { width: amountWidth, align: 'right' })
  }
  document.x = margin
  document.y = top + 16
}

const writeTable = (
  document: Document,
  { lines }: TaxSheet,
  { t }: Words,
  money: (minor: bigint) => string,
): void => {
  writeRow(document, 'Helvetica-Bold', t('files.taxNature'), [
    t('files.taxStakes'),
    t('files.taxPrizes'),
    t('files.taxNet'),
  ])
  for (const { nature, stakesMinor, prizesMinor, netMinor } of lines) {
    writeRow(document, 'Helvetica', t(`files.tax.${nature}`), [
      money(stakesMinor),
      money(prizesMinor),
      money(netMinor),
    ])
  }
  document.moveDown(0.6)
}

/** A person's year of net prizes on one page: who, how much by nature, and how the tax follows. */
export const writeTaxPdf = (sheet: TaxSheet): Document => {
  const words = wordsOf(sheet.language)
  const { t, locale } = words
  const money = (minor: bigint) => formatMoneyText(formatMoney(minor), locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const title = t('files.taxStatement', { year: String(sheet.year) })
  const document = openDocument(title, locale)
  writeHead(document, sheet.companyName, title)
  if (sheet.version === null) {
    document.font('Helvetica-Bold').fontSize(11).fillColor(green).text(t('files.taxNotFinal'))
    document.moveDown(0.6)
  }
  const facts: readonly (readonly [string, string | null])[] = [
    ['CNPJ', sheet.cnpj && formatCnpj(sheet.cnpj)],
    [t('files.taxBrands'), sheet.brandNames.join(', ')],
    ['CPF', sheet.cpf && formatCpf(sheet.cpf)],
    [t('files.taxAccounts'), sheet.accounts.join(', ')],
    [t('files.taxVersion'), sheet.version === null ? null : String(sheet.version)],
    [t('files.taxMadeAt'), formatDateTime(sheet.madeAt, locale, sheet.timeZone)],
  ]
  for (const [label, value] of facts) if (value !== null) writeFact(document, label, value)
  document.moveDown(1)
  writeTable(document, sheet, words, money)
  for (const [label, value] of [
    [t('files.taxNetPrizes'), money(sheet.netPrizesMinor)],
    [t('files.taxBand'), money(sheet.bandMinor)],
    [t('files.taxTaxable'), money(sheet.taxableMinor)],
    [t('files.taxDue', { rate: percent.format(sheet.rateBp / 10_000) }), money(sheet.taxMinor)],
  ] as const) {
    writeFact(document, label, value)
  }
  document.moveDown(1)
  document.font('Helvetica').fontSize(8).fillColor(faint).text(t('files.taxNote'))
  document.moveDown(0.4)
  document.text(t('files.zone', { zone: zoneName(sheet.timeZone, locale, sheet.madeAt) }))
  if (sheet.sha256 !== null) {
    document.moveDown(0.6).text(t('files.taxHash'))
    document.font('Courier').fontSize(7).fillColor(ink).text(sheet.sha256)
  }
  document.end()
  return document
}
