import { writeCsv } from '@trevo/i18n/csv.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'

export type ResultRow = {
  readonly numero: string
  readonly winNo: string
  readonly openTime: number
}

/** The results as a table for spreadsheets, with times in ISO 8601 with zone. */
export const writeResultsCsv = (
  heads: readonly [string, string, string],
  rows: readonly ResultRow[],
  language: LanguageCode,
): string =>
  writeCsv(
    [
      heads,
      ...rows.map(({ numero, openTime, winNo }) => [
        numero,
        new Date(openTime).toISOString(),
        winNo,
      ]),
    ],
    language,
  )
