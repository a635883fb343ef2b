import { Button } from '@trevo/ui/button.tsx'
import { EmptyState, ErrorState } from '@trevo/ui/states.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { dayTitle, RowSkeletons } from './record-row.tsx'
import styles from './records.module.css'
import { useRecordsText } from './use-records-text.ts'

/** The part of an infinite query that a list needs. */
export type Pages = {
  readonly isPending: boolean
  readonly isError: boolean
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

/** Rows under the days they belong to, more of them near the end, and every other state of a list. */
export const EndlessList = <Row,>({
  pages,
  rows,
  atOf,
  render,
  empty,
}: {
  readonly pages: Pages
  readonly rows: readonly Row[]
  readonly atOf: (row: Row) => string
  readonly render: (row: Row) => ReactNode
  readonly empty: { readonly drawing: string; readonly text: string; readonly action: ReactNode }
}) => {
  const t = useRecordsText()
  if (pages.isPending) {
    return (
      <>
        <output className="visually-hidden">{t('records.loading')}</output>
        <RowSkeletons />
      </>
    )
  }
  if (pages.isError && rows.length === 0) {
    return (
      <ErrorState
        picture={drawingUrl('satellite-antenna', 192)}
        title={t('records.failed')}
        text={t('records.failedText')}
        retryLabel={t('records.retry')}
        busy={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={drawingUrl(empty.drawing, 192)}
        title={t('records.none')}
        text={empty.text}
        action={empty.action}
      />
    )
  }
  return (
    <>
      <Days rows={rows} atOf={atOf} render={render} />
      <More pages={pages} />
    </>
  )
}

const Days = <Row,>({
  rows,
  atOf,
  render,
}: {
  readonly rows: readonly Row[]
  readonly atOf: (row: Row) => string
  readonly render: (row: Row) => ReactNode
}) => {
  const { locale } = useLanguage()
  const days = Map.groupBy(rows, (row) => dayTitle(new Date(atOf(row)), locale))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles['day']}>
      <h3>{day}</h3>
      <ul>{ofDay.map(render)}</ul>
    </section>
  ))
}

/** Asks for the next rows when the end comes near; the button serves keyboards and failures. */
const More = ({ pages }: { readonly pages: Pages }) => {
  const t = useRecordsText()
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages
  useEffect(() => {
    const element = end.current
    if (!element || !hasNextPage || isFetchingNextPage || isError) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return (
    <div ref={end} className={styles['more']}>
      {hasNextPage ? (
        <Button look="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(isFetchingNextPage ? 'records.loadingMore' : 'records.more')}
        </Button>
      ) : (
        <output>{t('records.end')}</output>
      )}
    </div>
  )
}
