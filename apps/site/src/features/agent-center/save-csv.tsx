import { Button } from '@trevo/ui/button.tsx'
import { Download } from 'lucide-react'
import type { Column } from './report-table.tsx'
import { useCenterText } from './use-center-text.ts'

/** A cell as RFC 4180 has it; one that a sheet would take for a formula is kept a text. */
export const cellOf = (text: string): string => {
  const safe = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = <Row,>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const kept = columns.filter(({ text }) => text !== undefined)
  const lines = [
    kept.map(({ label }) => cellOf(label)),
    ...rows.map((row) => kept.map(({ text }) => cellOf(text?.(row) ?? ''))),
  ]
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

const save = (text: string, fileName: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
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
  return (
    <Button
      look="plain"
      title={t('csvShown')}
      onClick={() => save(csvOf(columns, rows), `${name}.csv`)}
    >
      <Download size={16} aria-hidden="true" /> {t('csv')}
    </Button>
  )
}
