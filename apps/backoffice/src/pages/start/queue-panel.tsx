import {
  listAmlAlerts,
  listAmlCases,
  listHeldCredits,
  listOperatorChats,
  listWithdrawalQueue,
} from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatHoursLeft } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useServerSecond } from '../../core/server-clock.ts'
import { useT } from '../../core/texts.tsx'
import { useApprovalCount } from '../../core/use-approval-count.ts'
import { Panel } from '../../parts/panel.tsx'
import styles from './start-page.module.css'

type Queue = {
  readonly name: 'approvals' | 'withdrawals' | 'credits' | 'chats' | 'aml' | 'coaf'
  readonly to: string
  readonly count: number
  /** Since when the oldest waits; null for an empty queue. */
  readonly since: string | null
  readonly limitMs: number | null
}

const everyMs = 10_000
const hourMs = 3_600_000

const withdrawalsQuery = queryOptions({
  queryKey: ['start', 'withdrawals'],
  queryFn: async (): Promise<Queue> => {
    const { waiting, list } = await ask(listWithdrawalQueue, { query: { pageSize: 1 } })
    const [first] = list
    const limitMs = first?.payableUntil
      ? Date.parse(first.payableUntil) - Date.parse(first.createdAt)
      : null
    const since = first?.createdAt ?? null
    return { name: 'withdrawals', to: '/withdrawals', count: waiting, since, limitMs }
  },
  refetchInterval: everyMs,
})

const creditsQuery = queryOptions({
  queryKey: ['start', 'credits'],
  queryFn: async (): Promise<Queue> => {
    const { credits } = await ask(listHeldCredits, { query: {} })
    const since = credits[0]?.heldAt ?? null
    return { name: 'credits', to: '/games', count: credits.length, since, limitMs: null }
  },
  refetchInterval: everyMs,
})

const chatsQuery = queryOptions({
  queryKey: ['start', 'chats'],
  queryFn: async (): Promise<Queue> => {
    const { chats } = await ask(listOperatorChats)
    const waiting = chats.filter(({ waitingSince }) => waitingSince !== null)
    const since = waiting[0]?.waitingSince ?? null
    return { name: 'chats', to: '/desk', count: waiting.length, since, limitMs: 300_000 }
  },
  refetchInterval: everyMs,
})

const amlQuery = queryOptions({
  queryKey: ['start', 'aml'],
  queryFn: async (): Promise<Queue> => {
    const { list, counts } = await ask(listAmlAlerts, { query: { pageSize: 1 } })
    const [first] = list
    const limitMs = first ? Date.parse(first.dueAt) - Date.parse(first.openedAt) : null
    return { name: 'aml', to: '/aml', count: counts.open, since: first?.openedAt ?? null, limitMs }
  },
  refetchInterval: everyMs,
})

/** Decided cases whose report has to be made. */
const coafQuery = queryOptions({
  queryKey: ['start', 'coaf'],
  queryFn: async (): Promise<Queue> => {
    const query = { state: 'to_report', pageSize: 1 } as const
    const { counts, firstDue } = await ask(listAmlCases, { query })
    return {
      name: 'coaf',
      to: '/aml?view=cases&stage=to_report',
      count: counts.toReport,
      since: firstDue?.decidedAt ?? null,
      limitMs: firstDue && Date.parse(firstDue.dueAt) - Date.parse(firstDue.decidedAt),
    }
  },
  refetchInterval: everyMs,
})

/** A request for a second yes ends after a day. */
const approvalsMs = 24 * hourMs

/** The queues that the operator's rights open. */
const useQueues = (): readonly Queue[] => {
  const approvals = useApprovalCount()
  const mayPay = useRight('withdrawals.read') !== undefined
  const mayGames = useRight('games.read') !== undefined
  const mayChat = useRight('desk.read') !== undefined
  const withdrawals = useQuery({ ...withdrawalsQuery, enabled: mayPay }).data
  const credits = useQuery({ ...creditsQuery, enabled: mayGames }).data
  const chats = useQuery({ ...chatsQuery, enabled: mayChat }).data
  const mayAml = useRight('aml.read') !== undefined
  const aml = useQuery({ ...amlQuery, enabled: mayAml }).data
  const coaf = useQuery({ ...coafQuery, enabled: mayAml }).data
  const expires = approvals?.nextExpiresAt
  return [
    ...(withdrawals ? [withdrawals] : []),
    ...(approvals
      ? [
          {
            name: 'approvals' as const,
            to: '/approvals',
            count: approvals.count,
            since: expires ? new Date(Date.parse(expires) - approvalsMs).toISOString() : null,
            limitMs: approvalsMs,
          },
        ]
      : []),
    ...(credits ? [credits] : []),
    ...(chats ? [chats] : []),
    ...(coaf ? [coaf] : []),
    ...(aml ? [aml] : []),
  ]
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
        {since === null ? '–' : formatHoursLeft(waited)}
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
      <td className="o-number o-muted">{limitMs === null ? '–' : formatHoursLeft(limitMs)}</td>
    </tr>
  )
}

/** What waits, and how old the oldest of it is. */
export const QueuePanel = () => {
  const t = useT()
  const queues = useQueues()
  const now = useServerSecond()
  return (
    <Panel title={t('office.queues')} aside={t('queue.note')}>
      {queues.length === 0 ? (
        <p className={styles['quiet']}>{t('queue.none')}</p>
      ) : (
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
              {queues.map((queue) => (
                <QueueRow key={queue.name} queue={queue} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
