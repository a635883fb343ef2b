import type { ChangeRequest } from '@trevo/contract/ops/approvals.ts'
import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { useEffect, useRef } from 'react'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useApprovalCount } from '../../core/use-approval-count.ts'
import { useT } from '../../core/texts.tsx'
import { shortId } from '../../parts/describe-fact.ts'
import { WorkerMarks } from '../../parts/workers.tsx'
import split from '../../parts/split-page.module.css'
import { Avatar } from '../../shell/avatar.tsx'
import styles from './approvals.module.css'
import { KindIcon, nameKind } from './kinds.tsx'
import { TimeLeft } from './time-left.tsx'
import { views, type useApprovals } from './use-approvals.ts'

/** Fields of a target that name it better than its id. */
const naming = ['match', 'operator', 'name', 'member', 'username'] as const

const subjectOf = ({ before, target }: ChangeRequest): string => {
  const field = naming.find((one) => typeof before[one] === 'string')
  return field === undefined ? shortId(target) : String(before[field])
}

const Row = ({
  row,
  work,
  isHere,
  onOpen,
}: {
  readonly row: ChangeRequest
  readonly work: QueueWork | undefined
  readonly isHere: boolean
  readonly onOpen: () => void
}) => {
  const t = useT()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isHere) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const amount = row.amount === null ? '' : formatReais(row.amount)
  return (
    <button
      ref={ref}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isHere}
      data-request={row.requestId}
      className={styles['row']}
      onClick={onOpen}
    >
      <KindIcon kind={row.kind} />
      <span className={styles['what']}>
        <b>{nameKind(t, row.kind)}</b>
        <span>{[amount, subjectOf(row)].filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles['left']}>
        {row.state === 'waiting' ? (
          <TimeLeft expiresAt={row.expiresAt} />
        ) : (
          <span className="o-muted">{row.decidedAt && formatMoment(row.decidedAt)}</span>
        )}
        <span className={styles['people']}>
          <WorkerMarks work={work} />
          <Avatar name={row.askedBy} size={18} />
        </span>
      </span>
    </button>
  )
}

const Views = ({ page: { view, show } }: { readonly page: ReturnType<typeof useApprovals> }) => {
  const t = useT()
  const count = useApprovalCount()?.count ?? 0
  return (
    <div role="group" aria-label={t('approvals.which')} className={styles['views']}>
      {views.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
          {t(`approvals.view.${one}`, { count })}
        </button>
      ))}
    </div>
  )
}

const Empty = ({ page: { view } }: { readonly page: ReturnType<typeof useApprovals> }) => {
  const t = useT()
  return (
    <div className={split['empty']}>
      <b>{t(`approvals.empty.${view}`)}</b>
      {view === 'mine' && <span>{t('approvals.emptyText')}</span>}
    </div>
  )
}

/** What waits, the oldest first; or what was decided, the newest first. */
export const RequestList = ({ page }: { readonly page: ReturnType<typeof useApprovals> }) => {
  const t = useT()
  const { list, rows, requestId, open, works } = page
  return (
    <section className={split['list']}>
      <header className={split['listHead']}>
        <div className={split['title']}>
          <h1>{t('office.approvals')}</h1>
        </div>
        <Views page={page} />
      </header>
      {list.isError && (
        <p role="alert" className={split['empty']}>
          {list.error.message}
        </p>
      )}
      {list.isSuccess && rows.length === 0 ? (
        <Empty page={page} />
      ) : (
        <div className={styles['scroller']}>
          <div role="listbox" aria-label={t('office.approvals')}>
            {rows.map((row) => (
              <Row
                key={row.requestId}
                row={row}
                work={works.get(row.requestId)}
                isHere={row.requestId === requestId}
                onOpen={() => open(row.requestId)}
              />
            ))}
          </div>
          {list.hasNextPage && (
            <button
              type="button"
              className={`o-btn ${styles['older']}`}
              aria-disabled={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('approvals.showMore')}
            </button>
          )}
        </div>
      )}
      <p className={split['keys']}>
        <kbd>J</kbd> <kbd>K</kbd> {t('payouts.move')} <kbd>A</kbd> {t('approvals.key.approve')}{' '}
        <kbd>R</kbd> {t('approvals.key.refuse')} <kbd>W</kbd> {t('approvals.key.withdraw')}
      </p>
    </section>
  )
}
