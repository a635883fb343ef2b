import type { QueueName } from '@trevo/contract/ops/everywhere/queues.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { formatAge } from '../../core/format.ts'
import { useServerSecond } from '../../core/server-clock.ts'
import { useT } from '../../core/texts.tsx'
import { useApprovalCount } from '../../core/use-approval-count.ts'
import { countText, queuePages, useQueues } from '../../core/use-queues.ts'
import { Panel } from '../../parts/panel.tsx'
import styles from './start-page.module.css'

type Queue = {
  readonly name: QueueName | 'approvals'
  readonly to: string
  readonly count: string
  /** Since when the first of it waits; null for an empty queue. */
  readonly since: string | null
  /** How long the first of it may wait; null where no time is set. */
  readonly limitMs: number | null
}

/** A request for a second yes ends after a day. */
const approvalsMs = 86_400_000

const useOwnApprovals = (): Queue | undefined => {
  const approvals = useApprovalCount()
  if (!approvals) return undefined
  const { count, nextExpiresAt: expires } = approvals
  return {
    name: 'approvals',
    to: '/approvals',
    count: String(count),
    since: expires && new Date(Date.parse(expires) - approvalsMs).toISOString(),
    limitMs: approvalsMs,
  }
}

/** The second yes first, then the queues that the operator's rights open. */
const useShownQueues = (): readonly Queue[] => {
  const approvals = useOwnApprovals()
  const queues = (useQueues() ?? []).map((one): Queue => {
    const { name, since, dueAt } = one
    const limitMs = since && dueAt ? Date.parse(dueAt) - Date.parse(since) : null
    return { name, to: queuePages[name], count: countText(one), since, limitMs }
  })
  return approvals ? [approvals, ...queues] : queues
}

const QueueRow = ({ queue, now }: { readonly queue: Queue; readonly now: number }) => {
  const t = useT()
  const { name, to, count, since, limitMs } = queue
  const waited = since === null ? 0 : Math.max(0, now - Date.parse(since))
  const share = limitMs === null ? 0 : waited / limitMs
  const tone = share >= 1 ? 'bad' : share >= 0.75 ? 'warn' : undefined
  return (
    <tr>
      <td>
        <Link to={to}>{t(`queue.${name}`)}</Link>
      </td>
      <td className="o-number">{count}</td>
      <td className="o-number" data-tone={tone}>
        {since === null ? '–' : formatAge(waited)}
        {since !== null && limitMs !== null && (
          <meter
            className={styles['age']}
            data-tone={tone}
            min={0}
            max={1}
            value={Math.min(1, share)}
            aria-label={t('queue.note')}
          />
        )}
      </td>
      <td className="o-number o-muted">{limitMs === null ? '–' : formatAge(limitMs)}</td>
    </tr>
  )
}

/** Queues in which nothing waits, in a line. */
const EmptyQueues = ({ queues }: { readonly queues: readonly Queue[] }) => {
  const t = useT()
  return (
    <p className={styles['emptyQueues']}>
      {t('queue.empty')}{' '}
      {queues.map(({ name, to }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Link to={to}>{t(`queue.${name}`)}</Link>
        </Fragment>
      ))}
    </p>
  )
}

/** What waits, and how old the first of it is. */
export const QueuePanel = () => {
  const t = useT()
  const queues = useShownQueues()
  const now = useServerSecond()
  const [waiting, empty] = [
    queues.filter(({ since }) => since !== null),
    queues.filter(({ since }) => since === null),
  ]
  return (
    <Panel title={t('office.queues')} aside={t('queue.note')}>
      {queues.length === 0 && <p className={styles['quiet']}>{t('queue.none')}</p>}
      {waiting.length > 0 && (
        <div className="o-scroll">
          <table className={`o-table ${styles['queueTable']}`}>
            <thead>
              <tr>
                <th scope="col">{t('queue.name')}</th>
                <th scope="col" className="o-number">
                  {t('queue.wait')}
                </th>
                <th scope="col" className="o-number">
                  {t('queue.oldest')}
                </th>
                <th scope="col" className="o-number">
                  {t('queue.of')}
                </th>
              </tr>
            </thead>
            <tbody>
              {waiting.map((queue) => (
                <QueueRow key={queue.name} queue={queue} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {empty.length > 0 && <EmptyQueues queues={empty} />}
    </Panel>
  )
}
