import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useT } from '../core/texts.tsx'
import styles from './order-list.module.css'

type Props<Row> = {
  readonly label: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Names a row for who cannot see it. */
  readonly nameOf: (row: Row) => string
  readonly cell: (row: Row) => ReactNode
  readonly isReadOnly?: boolean
  readonly onOrder: (rows: readonly Row[]) => void
}

const moved = <Row,>(rows: readonly Row[], from: number, to: number): readonly Row[] => {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return rows
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** Rows in an order of one's own: by drag, by the buttons, or with Alt and the arrow keys. */
export const OrderList = <Row,>({
  label,
  rows,
  keyOf,
  nameOf,
  cell,
  isReadOnly = false,
  onOrder,
}: Props<Row>) => {
  const t = useT()
  const [dragged, setDragged] = useState<number>()
  const move = (from: number, to: number) => onOrder(moved(rows, from, to))
  const hear = (event: KeyboardEvent<HTMLLIElement>, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined || isReadOnly) return
    event.preventDefault()
    move(at, at + by)
  }
  return (
    <ol aria-label={label} className={styles['list']}>
      {rows.map((row, at) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
        <li
          key={keyOf(row)}
          draggable={!isReadOnly}
          data-dragged={dragged === at || undefined}
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            if (dragged !== undefined) event.preventDefault()
          }}
          onDrop={() => {
            if (dragged !== undefined) move(dragged, at)
          }}
          onKeyDown={(event) => hear(event, at)}
        >
          <GripVertical size={15} aria-hidden="true" />
          <span className={styles['place']}>{at + 1}</span>
          <div className={styles['cell']}>{cell(row)}</div>
          {!isReadOnly && (
            <>
              <button
                type="button"
                aria-label={t('order.up', { name: nameOf(row) })}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp size={15} aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={t('order.down', { name: nameOf(row) })}
                aria-disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown size={15} aria-hidden="true" />
              </button>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

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
