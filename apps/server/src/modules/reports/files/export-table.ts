import type { SheetColumn } from '@trevo/contract/ops/ledger/reports.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'

/** An instant is milliseconds since 1970, or text of ISO 8601. */
export type ExportCell = string | number | null
/** Some lines of a table. */
export type ExportRows = readonly (readonly ExportCell[])[]

/** A table to be written, line by line. */
export type ExportTable = {
  readonly title: string
  /** Who asked for it, why, when, and what it contains; above the table. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly columns: readonly { readonly heading: string; readonly kind: SheetColumn['kind'] }[]
  /** Some thousand lines at a time: to wait for each would take longer than to write it. */
  readonly pages: AsyncIterable<ExportRows>
  readonly language: LanguageCode
  /** The brand's zone, in which instants are written. */
  readonly timeZone: string
  /** Words for codes of products and events. */
  readonly wordOf: (kind: SheetColumn['kind'], code: string) => string
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Making one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** Every zone changes its offset at a quarter of an hour. */
const quarterMs = 15 * 60_000
/** What a zone is ahead of UTC in the last quarter asked for, in milliseconds. */
let last = { timeZone: '', quarter: 0, aheadMs: 0 }

const aheadMsOf = (ms: number, timeZone: string): number => {
  const quarter = Math.floor(ms / quarterMs)
  if (last.timeZone !== timeZone || last.quarter !== quarter) {
    const start = quarter * quarterMs
    // The Swedish form is that of ISO 8601 with a space.
    const local = formatIn(timeZone).format(start).replace(' ', 'T')
    last = { timeZone, quarter, aheadMs: Date.parse(`${local}Z`) - start }
  }
  return last.aheadMs
}

/** The last second that was written: a ledger has hundreds of lines in one. */
let written = { timeZone: '', second: Number.NaN, text: '' }

/** An instant in the brand's zone, `2026-11-29 23:41:39`, which every spreadsheet reads and sorts. */
export const instantText = (atMs: number, timeZone: string): string => {
  const second = Math.floor(atMs / 1_000)
  if (written.second !== second || written.timeZone !== timeZone) {
    const local = new Date(atMs + aheadMsOf(atMs, timeZone)).toISOString()
    written = { timeZone, second, text: `${local.slice(0, 10)} ${local.slice(11, 19)}` }
  }
  return written.text
}

/** Hundredths of a percent as a number of percents, `95.20`. */
export const rateText = (basisPoints: number): string =>
  `${basisPoints < 0 ? '-' : ''}${Math.floor(Math.abs(basisPoints) / 100)}.${two(Math.abs(basisPoints) % 100)}`

/** A cell as plain text; amounts and rates with a point. */
export const cellText = (
  cell: ExportCell,
  kind: SheetColumn['kind'],
  { timeZone, wordOf }: Pick<ExportTable, 'timeZone' | 'wordOf'>,
): string => {
  if (cell === null) return ''
  if (kind === 'instant') {
    return instantText(typeof cell === 'number' ? cell : Date.parse(cell), timeZone)
  }
  if (typeof cell === 'number') return kind === 'rate' ? rateText(cell) : String(cell)
  if (kind === 'product' || kind === 'event') return wordOf(kind, cell)
  return cell
}

/** Whether a column's cells are numbers. */
export const isNumber = (kind: SheetColumn['kind']): boolean =>
  kind === 'money' || kind === 'count' || kind === 'rate'
