import { memo, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { formatCell } from '../core/format.ts'
import { useT } from '../core/texts.tsx'
import { useKeys } from '../core/use-keys.ts'
import { PartLoading } from '../shell/page-states.tsx'
import { ColumnChoice, useHiddenColumns } from './column-choice.tsx'
import styles from './data-table.module.css'
import { useChangedRows } from './use-changed-rows.ts'
import { useRowsInView } from './use-rows-in-view.ts'

export type Column<Row> = {
  readonly key: string
  readonly heading: ReactNode
  /** `number` stands right in tabular figures; `code` is an id; `mark` is a box that marks the row, without heading. */
  readonly kind?: 'number' | 'code' | 'mark'
  readonly isMuted?: boolean
  /** Hidden on narrow screens, where the open record shows it. */
  readonly isExtra?: boolean
  /** A count is written as Brazil writes it. */
  readonly cell: (row: Row) => ReactNode
}

/** What `useInfiniteQuery` answers of a list. */
export type Paged = {
  readonly isPending: boolean
  readonly error: Error | null
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  /** The rows are those of the question before, until the answer is here. */
  readonly isPlaceholderData?: boolean
  fetchNextPage(): Promise<unknown>
}

/** A list that is answered as a whole. */
export const wholeList = ({ isPending, error }: Pick<Paged, 'isPending' | 'error'>): Paged => ({
  isPending,
  error,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: async () => undefined,
})

type Props<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly query: Paged
  readonly openKey?: string | undefined
  readonly onOpen?: (key: string) => void
  /** Escape closes the open record. */
  readonly onClose?: () => void
  /** Rows marked for a joint act, with X. */
  readonly marked?: ReadonlySet<string>
  readonly onMark?: (key: string) => void
  readonly emptyText?: string
}

const classOf = <Row,>({ kind, isMuted, isExtra }: Column<Row>): string =>
  [
    kind === 'number' && 'o-number',
    kind === 'code' && styles['code'],
    kind === 'mark' && styles['mark'],
    isMuted && 'o-muted',
    isExtra && styles['extra'],
  ]
    .filter(Boolean)
    .join(' ')

type RowProps<Row> = {
  readonly row: Row
  readonly rowKey: string
  readonly columns: readonly Column<Row>[]
  readonly isHere: boolean
  readonly isMarked: boolean
  readonly isChanged: boolean
  readonly onOpen: ((key: string) => void) | undefined
}

const DrawnRow = <Row,>(props: RowProps<Row>) => {
  const { row, rowKey, columns, isHere, isMarked, isChanged, onOpen } = props
  const opening = columns.find(({ kind }) => kind !== 'mark')
  const open = onOpen && (() => onOpen(rowKey))
  return (
    <tr
      data-here={isHere || undefined}
      data-marked={isMarked || undefined}
      data-changed={isChanged || undefined}
      data-opens={open ? true : undefined}
      onClick={open}
    >
      {columns.map((column) => (
        <td key={column.key} className={classOf(column)}>
          {column === opening && open ? (
            <button type="button" aria-expanded={isHere} onClick={open}>
              {formatCell(column.cell(row))}
            </button>
          ) : (
            formatCell(column.cell(row))
          )}
        </td>
      ))}
    </tr>
  )
}

/** Drawn once while the list is scrolled past it. */
// `memo` forgets that its component is generic.
const TableRow = memo(DrawnRow) as typeof DrawnRow

/** Stands for the rows that are out of view. */
const Gap = ({ height, span }: { readonly height: number; readonly span: number }) => {
  const ref = useRef<HTMLTableCellElement>(null)
  // Before the screen is drawn: otherwise the rows jump for a moment, and are laid out twice.
  useLayoutEffect(() => {
    ref.current?.style.setProperty('height', `${height}px`)
  }, [height])
  return height === 0 ? null : (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty, and hidden */}
      <td ref={ref} colSpan={span} className={styles['gap']} />
    </tr>
  )
}

const sameSearch = (one: string, other: string): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString()

/**
 * Whether the rows are those of an address or answer that is over: the address has changed and its
 * rows are not drawn yet. A key waits for them, or it would act on what one no longer wants to see.
 */
const useIsBehind = ({ isPending, isPlaceholderData }: Paged): (() => boolean) => {
  const { search } = useLocation()
  return () =>
    isPending || isPlaceholderData === true || !sameSearch(search, globalThis.location.search)
}

/** J and K open the next and the previous row, X marks the open one, Escape closes it. */
const useTableKeys = <Row,>(props: Props<Row>) => {
  const { rows, keyOf, query, openKey, onOpen, onClose, onMark } = props
  const isBehind = useIsBehind(query)
  /** Steps that wait for rows. */
  const waiting = useRef(0)
  const step = (by: number) => {
    const here = rows.findIndex((row) => keyOf(row) === openKey)
    const next = rows[Math.min(rows.length - 1, Math.max(0, here + by))]
    if (next !== undefined) onOpen?.(keyOf(next))
  }
  const press = (by: 1 | -1) => {
    if (isBehind()) waiting.current += by
    else step(by)
  }
  useEffect(() => {
    if (waiting.current === 0 || isBehind()) return
    const by = waiting.current
    waiting.current = 0
    step(by)
  })
  useKeys({
    ...(onOpen && { j: () => press(1), k: () => press(-1) }),
    ...(onClose && { escape: onClose }),
    ...(onMark && {
      x: () => {
        if (openKey !== undefined) onMark(openKey)
      },
    }),
  })
}

const Rows = <Row,>(props: Props<Row>) => {
  const t = useT()
  const { label, rows, keyOf, query, openKey, onOpen, marked } = props
  const hidden = useHiddenColumns()
  const columns = useMemo(
    () => props.columns.filter(({ key }, index) => index === 0 || !hidden.has(key)),
    [props.columns, hidden],
  )
  const changed = useChangedRows(rows, keyOf)
  const { scroller, shown, above, below } = useRowsInView({ rows, keyOf, query, openKey })
  return (
    <div ref={scroller} className={styles['scroller']}>
      <table aria-label={label} className={`o-table ${styles['table']}`}>
        <thead>
          <tr>
            {columns.map((column, index) =>
              column.kind === 'mark' ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- boxes below have their own
                <td key={column.key} className={classOf(column)} />
              ) : (
                <th key={column.key} scope="col" className={classOf(column)}>
                  {column.heading}
                  {index === columns.length - 1 && <ColumnChoice columns={props.columns} />}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} span={columns.length} />
          {shown.flatMap(({ index }) => {
            const row = rows[index]
            if (row === undefined) return []
            const key = keyOf(row)
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                columns={columns}
                isHere={key === openKey}
                isMarked={marked?.has(key) ?? false}
                isChanged={changed.has(key)}
                onOpen={onOpen}
              />
            )
          })}
          <Gap height={below} span={columns.length} />
        </tbody>
      </table>
      {query.isFetchingNextPage && <p className={styles['more']}>{t('office.loading')}</p>}
    </div>
  )
}

/** Reads on until a page has rows. */
const NextPage = ({ query }: { readonly query: Paged }) => {
  const { isFetchingNextPage, fetchNextPage } = query
  useEffect(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [isFetchingNextPage, fetchNextPage])
  return <PartLoading />
}

/**
 * A list of any length: only rows in view are drawn, further pages are read at the end. It says so
 * when it is loading, empty or could not be read.
 */
export const DataTable = <Row,>(props: Props<Row>) => {
  const t = useT()
  const { query, rows, emptyText } = props
  useTableKeys(props)
  if (query.isPending) return <PartLoading />
  if (query.error) {
    return (
      <p role="alert" className={styles['empty']}>
        {query.error.message}
      </p>
    )
  }
  // Long lists are looked through in steps, of which one may find nothing.
  if (rows.length === 0 && query.hasNextPage) return <NextPage query={query} />
  if (rows.length === 0) {
    return (
      <p role="status" className={styles['empty']}>
        {emptyText ?? t('list.empty')}
      </p>
    )
  }
  return <Rows {...props} />
}
