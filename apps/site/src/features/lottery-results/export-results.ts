export type ResultRow = {
  readonly numero: string
  readonly winNo: string
  readonly openTime: number
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The results as a table for spreadsheets: semicolons, and times in ISO 8601 with their zone. */
export const writeResultsCsv = (
  heads: readonly [string, string, string],
  rows: readonly ResultRow[],
): string =>
  [
    heads.map(quoted).join(';'),
    ...rows.map(({ numero, openTime, winNo }) =>
      [numero, new Date(openTime).toISOString(), winNo].map(quoted).join(';'),
    ),
  ].join('\r\n') + '\r\n'
