import type { ReactNode } from 'react'

/** Attributes for styling in one place; their names begin with `data-`, or are `className`. */
type Marks = Readonly<Record<string, string | boolean | undefined>>

export type Cell<Row> = {
  readonly key: string
  readonly label: ReactNode
  readonly show: (row: Row) => ReactNode
  readonly mark?: ((row: Row) => Marks) | undefined
  /** Attributes of the heading. */
  readonly head?: Marks
}

/** A table of rows whose first column names the row. Its place of use styles it. */
export const Table = <Row,>({
  className,
  caption,
  hasHiddenCaption = false,
  columns: all,
  rows,
  keyOf,
  markOf,
  foot,
}: {
  readonly className?: string | undefined
  readonly caption?: ReactNode
  readonly hasHiddenCaption?: boolean
  /** A column that is `false` is left out. */
  readonly columns: readonly (Cell<Row> | false)[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  readonly markOf?: (row: Row) => Marks
  /** Below the rows, for totals. */
  readonly foot?: { readonly name: ReactNode; readonly row: Row } | undefined
}) => {
  const columns = all.filter((column) => column !== false)
  return (
    <table className={className}>
      {caption !== undefined && (
        <caption className={hasHiddenCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      )}
      <thead>
        <tr>
          {columns.map(({ key, label, head }) => (
            <th key={key} scope="col" {...head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...markOf?.(row)}>
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
  )
}

const Cells = <Row,>({
  columns,
  row,
  first,
}: {
  readonly columns: readonly Cell<Row>[]
  readonly row: Row
  readonly first?: ReactNode
}) =>
  columns.map(({ key, show, mark }, index) =>
    index === 0 ? (
      <th key={key} scope="row" {...mark?.(row)}>
        {first ?? show(row)}
      </th>
    ) : (
      <td key={key} {...mark?.(row)}>
        {show(row)}
      </td>
    ),
  )
