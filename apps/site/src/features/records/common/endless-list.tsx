import type { ReactNode } from 'react'
import { Empty } from '../../../core/lists/empty.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { MoreButton, PagedList } from '../../../core/lists/list-states.tsx'
import type { Pages } from '../../../core/lists/pages.ts'
import { useNearEnd } from '../../../core/lists/use-near-end.ts'
import { dayTitle, RowSkeletons } from './record-row.tsx'
import styles from './records.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** Rows grouped by day, more of them near the end, and every other state of a list. */
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
  const t = useText('records')
  return (
    <PagedList
      pages={pages}
      isEmpty={rows.length === 0}
      waiting={
        <>
          <output className="visually-hidden">{t('records.loading')}</output>
          <RowSkeletons />
        </>
      }
      failed={{ title: t('records.failed'), text: t('records.failedText') }}
      empty={
        <Empty
          drawing={empty.drawing}
          title={t('records.none')}
          text={empty.text}
          action={empty.action}
        />
      }
    >
      <Days rows={rows} atOf={atOf} render={render} />
      <More pages={pages} />
    </PagedList>
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

/** Fetches the next rows when the end is near; the button is for keyboard users and failures. */
const More = ({ pages }: { readonly pages: Pages }) => {
  const t = useText('records')
  const end = useNearEnd(() => {
    const isIdle = !pages.isFetchingNextPage && !pages.isError
    if (pages.hasNextPage && isIdle) void pages.fetchNextPage()
  })
  return (
    <div ref={end} className={styles['more']}>
      <MoreButton
        pages={pages}
        label={t(pages.isFetchingNextPage ? 'records.loadingMore' : 'common.showMore')}
      />
      {!pages.hasNextPage && <output>{t('records.end')}</output>}
    </div>
  )
}
