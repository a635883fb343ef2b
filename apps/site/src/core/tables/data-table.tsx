import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { Table } from './table.tsx'

/** A column of a file; one without `text` is left out. */
export type FileColumn<Row> = {
  readonly label: string
  /** The cell in the CSV. */
  readonly text?: (row: Row) => string
  readonly isText?: boolean
}

export type Column<Row> = FileColumn<Row> & {
  readonly key: string
  readonly show: (row: Row) => ReactNode
  /** Coloured by its sign. */
  readonly sign?: (row: Row) => string
}

const signOf = (amount: string | undefined): 'loss' | 'gain' | undefined => {
  if (amount === undefined || Number(amount) === 0) return undefined
  return amount.startsWith('-') ? 'loss' : 'gain'
}

/** A table; on a phone a list of cards, where each cell shows its label. */
export const DataTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  foot,
}: {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Below the rows, for totals. */
  readonly foot?: { readonly name: string; readonly row: Row }
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be scrollable by keyboard
  <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
    <Table
      className={styles['table']}
      caption={label}
      hasHiddenCaption
      rows={rows}
      keyOf={keyOf}
      foot={foot}
      columns={columns.map((column) => ({
        ...column,
        head: { 'data-text': column.isText || undefined },
        mark: (row: Row) => {
          const sign = signOf(column.sign?.(row))
          return {
            'data-label': column.label,
            'data-text': column.isText || undefined,
            className: sign && styles[sign],
          }
        },
      }))}
    />
  </div>
)
