import { amountCell, writeCsv } from '@trevo/i18n/csv.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Download } from 'lucide-react'
import { keepFile } from '../../core/files/keep-file.ts'
import { useLanguage } from '../../core/language/language.tsx'
import type { Column } from './report-table.tsx'
import { useCenterText } from './use-center-text.ts'

/** A moment of the wire in the brand's zone, as statements have it: `2026-11-23 23:30:00`. */
export const timeCell = (at: string, timeZone: string): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(at),
  )

/** What a table shows as a file in the form of the language; amounts are in columns of no text. */
export const csvOf = <Row,>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: SiteLanguage,
): string => {
  const kept = columns.filter(({ text }) => text !== undefined)
  const lines = rows.map((row) =>
    kept.map(({ text, isText }) => {
      const cell = text?.(row) ?? ''
      return isText ? cell : amountCell(cell, language)
    }),
  )
  return writeCsv([kept.map(({ label }) => label), ...lines], language)
}

/** Saves what a table shows. */
export const CsvButton = <Row,>({
  columns,
  rows,
  name,
}: {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly name: string
}) => {
  const t = useCenterText()
  const { language } = useLanguage()
  const fileOf = () => new Blob([csvOf(columns, rows, language)], { type: 'text/csv' })
  return (
    <Button look="plain" title={t('csvShown')} onClick={() => keepFile(`${name}.csv`, fileOf())}>
      <Download size={16} aria-hidden="true" /> {t('csv')}
    </Button>
  )
}
