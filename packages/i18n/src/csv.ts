import { toPlainText } from '@trevo/field-rules/plain-text.ts'
import { languages, type LanguageCode } from '@trevo/languages/languages.ts'

/** The file format of a language: where the comma separates decimals, semicolons separate cells. */
export const csvFormOf = (language: LanguageCode) => {
  const { decimalSign } = languages[language]
  return { decimalSign, separator: decimalSign === ',' ? ';' : ',' } as const
}

/** Spreadsheets recognise UTF-8 only after this mark. */
export const byteOrderMark = '\uFEFF'

const plainNumber = /^-?\d+(?:[.,]\d{3})*(?:[.,]\d+)?$/
// Full-width signs count like ordinary ones, even after spaces and invisible marks.
const formulaStart = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r\n|%\u2212]/u
const controlStart = /^[\p{Cc}]/u
/** Most cells: printable ASCII that begins with a letter or a digit. Nothing below changes it. */
const harmless = /^[A-Za-z0-9][ -~]*$/

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front; plain numbers are
 * unchanged. Control characters and direction marks are removed.
 */
export const guardCell = (written: string): string => {
  if (harmless.test(written)) return written
  const text = toPlainText(written)
  if (plainNumber.test(text)) return text
  const isFormula = formulaStart.test(text.normalize('NFKC')) || controlStart.test(text)
  return isFormula ? `'${text}` : text
}

/** A cell according to RFC 4180, guarded and quoted. */
export const quoteCell = (text: string): string => {
  const guarded = guardCell(text)
  return guarded.includes('"') ? `"${guarded.replaceAll('"', '""')}"` : `"${guarded}"`
}

/** A cell according to RFC 4180, guarded, and quoted if necessary. */
const cellOf = (text: string, separator: string): string => {
  const quoted = quoteCell(text)
  const isQuoted = plainNumber.test(text) ? text.includes(separator) : /[",;\r\n]/.test(text)
  return isQuoted ? quoted : quoted.slice(1, -1)
}

/** A wire amount in the file format of the language: "-10.50" is "-10,50" in Portuguese. */
export const amountCell = (amount: string, language: LanguageCode): string =>
  /^-?\d+\.\d+$/.test(amount) ? amount.replace('.', csvFormOf(language).decimalSign) : amount

/** A whole file: the byte order mark, and one line per row. */
export const writeCsv = (rows: readonly (readonly string[])[], language: LanguageCode): string => {
  const { separator } = csvFormOf(language)
  const lines = rows.map(
    (cells) => `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`,
  )
  return byteOrderMark + lines.join('')
}
