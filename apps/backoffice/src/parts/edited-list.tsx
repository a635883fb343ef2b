import { useState, type ReactNode } from 'react'
import { OrderList } from './order-list.tsx'

/** A list that is saved as a whole: which row is open, and what is done to the rows. */
export const useEditedList = <Row,>(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
) => {
  const [openAt, setOpenAt] = useState<number>()
  const close = (): void => setOpenAt(undefined)
  return {
    open: openAt === undefined ? undefined : rows[openAt],
    openRow: setOpenAt,
    close,
    add: (row: Row): void => {
      onChange([...rows, row])
      setOpenAt(rows.length)
    },
    order: (next: readonly Row[]): void => {
      onChange(next)
      close()
    },
    replace: (row: Row): void => {
      if (openAt !== undefined) onChange(rows.with(openAt, row))
    },
    remove: (): void => {
      if (openAt !== undefined) onChange(rows.toSpliced(openAt, 1))
      close()
    },
  }
}

/** Its rows in their order; a name opens one, unless nothing may be changed. */
export const EditedRows = <Row,>({
  label,
  rows,
  isReadOnly,
  nameOf,
  about,
  onOpen,
  onOrder,
}: {
  readonly label: string
  readonly rows: readonly Row[]
  readonly isReadOnly: boolean
  readonly nameOf: (row: Row) => string
  /** Beside the name. */
  readonly about: (row: Row) => ReactNode
  readonly onOpen: (at: number) => void
  readonly onOrder: (rows: readonly Row[]) => void
}) => (
  <OrderList
    label={label}
    rows={rows.map((row, at) => ({ row, at }))}
    keyOf={({ at }) => String(at)}
    nameOf={({ row }) => nameOf(row)}
    isReadOnly={isReadOnly}
    cell={({ row, at }) => (
      <>
        {isReadOnly ? (
          <b>{nameOf(row)}</b>
        ) : (
          <button type="button" className="o-link" onClick={() => onOpen(at)}>
            {nameOf(row)}
          </button>
        )}{' '}
        {about(row)}
      </>
    )}
    onOrder={(ordered) => onOrder(ordered.map(({ row }) => row))}
  />
)
