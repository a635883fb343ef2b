import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { usePreferences } from '../core/preferences.ts'

/** Until a row has been drawn; its real height depends on density and width. */
const firstRowHeight = 30

/** Rows come and go by so many at a time, or every frame of a scroll would lay the table out again. */
const rowsAtATime = 8

const rangeInSteps = (range: Range): number[] => {
  const { startIndex, endIndex, count } = range
  const down = (index: number) => index - (index % rowsAtATime)
  const last = Math.min(count, down(endIndex) + rowsAtATime) - 1
  return defaultRangeExtractor({ ...range, startIndex: down(startIndex), endIndex: last })
}

/** The height of a row as it is drawn; all have the same. */
const useRowHeight = (scroller: RefObject<HTMLDivElement | null>, hasRows: boolean): number => {
  const { density } = usePreferences()
  const [height, setHeight] = useState(firstRowHeight)
  useLayoutEffect(() => {
    const measure = (): void => {
      const row = scroller.current?.querySelector('tbody tr:not([aria-hidden])')
      const drawn = row?.getBoundingClientRect().height ?? 0
      if (drawn > 0) setHeight(drawn)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [scroller, density, hasRows])
  return height
}

/** The rows that are in view, and how high the gaps above and below them are; reads on at the end. */
export const useRowsInView = <Row>({
  rows,
  keyOf,
  query,
  openKey,
}: {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
  readonly openKey: string | undefined
}) => {
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight(scroller, rows.length > 0)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes what it returns
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: rangeInSteps,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight])
  const shown = virtual.getVirtualItems()
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= rows.length - 5
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isAtEnd, hasNextPage, isFetchingNextPage, fetchNextPage])
  const here = openKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === openKey)
  useEffect(() => {
    if (here >= 0) virtual.scrollToIndex(here, { align: 'auto' })
  }, [virtual, here])
  return {
    scroller,
    shown,
    above: shown[0]?.start ?? 0,
    below: virtual.getTotalSize() - (shown.at(-1)?.end ?? 0),
  }
}
