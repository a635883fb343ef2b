import type { ReactNode } from 'react'
import { classNames } from '@trevo/ui/class-names.ts'
import styles from './data-table.module.css'

export type Column<Row> = {
  readonly key: string
  readonly label: string
  readonly show: (row: Row) => ReactNode
  /** The cell in the CSV; without it the column is not in the file. */
  readonly text?: (row: Row) => string
  readonly isText?: boolean
  /** Coloured by its sign. */
  readonly sign?: (row: Row) => string
}

const signOf = (amount: string | undefined): 'loss' | 'gain' | undefined => {
  if (amount === undefined || Number(amount) === 0) return undefined
  return amount.startsWith('-') ? 'loss' : 'gain'
}

/** A table; on a phone a list of cards, in which each cell shows its label. */
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
  /** Below the rows, with the sums. */
  readonly foot?: { readonly name: string; readonly row: Row }
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must do so by keyboard
  <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
    <table className={styles['table']}>
      <caption className={styles['hidden']}>{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-text={column.isText || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <Cells columns={columns} row={foot.row} first={foot.name} />
          </tr>
        </tfoot>
      )}
    </table>
  </div>
)

const Cells = <Row,>({
  columns,
  row,
  first,
}: {
  readonly columns: readonly Column<Row>[]
  readonly row: Row
  readonly first?: string
}) =>
  columns.map((column, index) => {
    const sign = signOf(column.sign?.(row))
    const inside = index === 0 && first !== undefined ? first : column.show(row)
    const attributes = {
      'data-label': column.label,
      'data-text': column.isText || undefined,
      className: classNames(sign && styles[sign]),
    }
    return index === 0 ? (
      <th key={column.key} scope="row" {...attributes}>
        {inside}
      </th>
    ) : (
      <td key={column.key} {...attributes}>
        {inside}
      </td>
    )
  })
