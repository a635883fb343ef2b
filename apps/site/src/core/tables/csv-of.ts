import { amountCell, writeCsv } from '@trevo/i18n/csv.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import type { FileColumn } from './data-table.tsx'

/** A wire timestamp in the brand's zone, as statements show it: `2026-11-23 23:30:00`. */
export const timeCell = (at: string, timeZone: string): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(at),
  )

/** Writes a table as CSV in the format of the language; columns without `isText` hold amounts. */
export const csvOf = <Row>(
  columns: readonly FileColumn<Row>[],
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
