import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import split from '../../parts/split-page.module.css'
import { PartLoading } from '../../shell/page-states.tsx'
import { ActPanel } from './act-panel.tsx'
import { ActTable } from './act-table.tsx'
import styles from './audit.module.css'
import { AuditSearch } from './audit-search.tsx'
import { ReadingTable } from './reading-table.tsx'
import { actsQuery, readingsQuery, tabs, useAuditAddress } from './use-audit.ts'

type Address = ReturnType<typeof useAuditAddress>

type Paged = {
  readonly isPending: boolean
  readonly error: Error | null
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  fetchNextPage(): Promise<unknown>
}

/** What stands instead of rows, and the step to older ones. */
const Around = ({
  query,
  isEmpty,
  children,
}: {
  readonly query: Paged
  readonly isEmpty: boolean
  readonly children: React.ReactNode
}) => {
  const t = useT()
  if (query.isPending) return <PartLoading />
  if (query.error) {
    return (
      <p role="alert" className={split['empty']}>
        {query.error.message}
      </p>
    )
  }
  if (isEmpty) {
    return (
      <div className={split['empty']}>
        <b>{t('audit.empty')}</b>
        <span>{t('audit.emptyText')}</span>
      </div>
    )
  }
  return (
    <div className={styles['rows']}>
      {children}
      {query.hasNextPage && (
        <button
          type="button"
          className={`o-btn ${styles['older']}`}
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('audit.older')}
        </button>
      )}
    </div>
  )
}

const Acts = ({ of: { filter, row, change } }: { readonly of: Address }) => {
  const query = useInfiniteQuery(actsQuery(filter))
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  const open = (position: number) => change({ row: String(position) })
  const step = (by: 1 | -1) => {
    const next = rows[Math.max(0, rows.findIndex(({ position }) => position === row) + by)]
    if (next) open(next.position)
  }
  useKeys({ j: () => step(1), k: () => step(-1), escape: () => change({ row: '' }) })
  return (
    <Around query={query} isEmpty={rows.length === 0}>
      <ActTable rows={rows} openRow={row} onOpen={open} />
    </Around>
  )
}

const Readings = ({ of: { filter } }: { readonly of: Address }) => {
  const query = useInfiniteQuery(readingsQuery(filter))
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <Around query={query} isEmpty={rows.length === 0}>
      <ReadingTable rows={rows} />
    </Around>
  )
}

/** Who did what, and who read what of whom. */
export const AuditPage = () => {
  const t = useT()
  const of = useAuditAddress()
  const { tab, row, change } = of
  const isOpen = tab === 'acts' && row !== undefined
  return (
    <div className={styles['page']} data-open={isOpen}>
      <section className={styles['main']}>
        <header className={styles['head']}>
          <h1>{t('audit.title')}</h1>
          <div role="group" aria-label={t('audit.which')} className={styles['tabs']}>
            {tabs.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === tab}
                onClick={() => change({ tab: one === 'acts' ? '' : one, row: '' })}
              >
                {t(`audit.tab.${one}`)}
              </button>
            ))}
          </div>
        </header>
        <AuditSearch of={of} />
        {tab === 'acts' ? <Acts of={of} /> : <Readings of={of} />}
      </section>
      {isOpen && <ActPanel position={row} onClose={() => change({ row: '' })} />}
    </div>
  )
}
