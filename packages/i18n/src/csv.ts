import { toPlainText } from '@trevo/field-rules/plain-text.ts'
import { languages, type LanguageCode } from '@trevo/languages/languages.ts'

/** How files of a language are written: where the comma parts decimals, semicolons part cells. */
export const csvFormOf = (language: LanguageCode) => {
  const { decimalSign } = languages[language]
  return { decimalSign, separator: decimalSign === ',' ? ';' : ',' } as const
}

/** Spreadsheets take UTF-8 for what it is only behind this mark. */
export const byteOrderMark = '\uFEFF'

const plainNumber = /^-?\d+(?:[.,]\d{3})*(?:[.,]\d+)?$/
// Full-width signs count as the ordinary ones do; so does what follows spaces and invisible marks.
const formulaStart = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r\n|%\u2212]/u
const controlStart = /^[\p{Cc}]/u

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front; plain numbers stay.
 * Control characters and marks of direction are left out.
 */
export const guardCell = (written: string): string => {
  const text = toPlainText(written)
  if (plainNumber.test(text)) return text
  const isFormula = formulaStart.test(text.normalize('NFKC')) || controlStart.test(text)
  return isFormula ? `'${text}` : text
}

/** A cell as RFC 4180 has it, guarded and in quotes. */
export const quoteCell = (text: string): string => `"${guardCell(text).replaceAll('"', '""')}"`

/** A cell as RFC 4180 has it, guarded, in quotes where it needs them. */
const cellOf = (text: string, separator: string): string => {
  const quoted = quoteCell(text)
  const isQuoted = plainNumber.test(text) ? text.includes(separator) : /[",;\r\n]/.test(text)
  return isQuoted ? quoted : quoted.slice(1, -1)
}

/** An amount of the wire as the language writes it in a file: "-10.50" is "-10,50" in Portuguese. */
export const amountCell = (amount: string, language: LanguageCode): string =>
  /^-?\d+\.\d+$/.test(amount) ? amount.replace('.', csvFormOf(language).decimalSign) : amount

/** A whole file: the byte order mark, and each row a line. */
export const writeCsv = (rows: readonly (readonly string[])[], language: LanguageCode): string => {
  const { separator } = csvFormOf(language)
  const lines = rows.map(
    (cells) => `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`,
  )
  return byteOrderMark + lines.join('')
}
