import type { Ticket } from '@trevo/contract/ops/desk/desk.ts'
import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { nameOf } from './fill-macro.ts'
import { ticketsQuery, type DeskAddress } from './use-desk.ts'
import { Deadline } from './wait.tsx'

const columnsOf = (t: T, work: ReadonlyMap<string, QueueWork>): readonly Column<Ticket>[] => [
  {
    key: 'number',
    heading: t('word.reference'),
    kind: 'code',
    cell: ({ referenceNumber }) => referenceNumber,
  },
  {
    key: 'due',
    heading: t('desk.due'),
    cell: ({ dueAt, answeredAt }) =>
      answeredAt === null ? (
        <Deadline dueAt={dueAt} />
      ) : (
        <span className={`o-pill ${answeredAt <= dueAt ? 'o-ok' : 'o-bad'}`}>
          {t(answeredAt <= dueAt ? 'desk.met' : 'desk.missed')}
        </span>
      ),
  },
  { key: 'type', heading: t('desk.about'), cell: ({ type }) => t(`desk.type.${type}`) },
  {
    key: 'who',
    heading: t('desk.sender'),
    cell: ({ account, sender }) => <b>{nameOf(account, sender)}</b>,
  },
  { key: 'content', heading: t('desk.message'), isExtra: true, cell: ({ content }) => content },
  {
    key: 'sent',
    heading: t('desk.sent'),
    isMuted: true,
    isExtra: true,
    cell: ({ sentAt }) => formatMoment(sentAt),
  },
  {
    key: 'queue',
    heading: t('desk.queue'),
    isExtra: true,
    cell: ({ queue }) => t(`desk.queue.${queue}`),
  },
  {
    key: 'with',
    heading: t('desk.with'),
    isExtra: true,
    cell: ({ assignee, referenceNumber }) => (
      <>
        {assignee} <WorkerMarks work={work.get(referenceNumber)} />
      </>
    ),
  },
]

/** Feedback as tickets, the nearest deadline first. */
export const TicketTable = ({ of }: { readonly of: DeskAddress }) => {
  const t = useT()
  const { ticket: open, change } = of
  const query = useInfiniteQuery(ticketsQuery(of))
  const rows = rowsOf(query.data)
  const work = useQueueWork(
    'ticket',
    rows.map(({ referenceNumber }) => referenceNumber),
    open,
  )
  const columns = columnsOf(t, work)
  return (
    <DataTable
      label={t('desk.tab.tickets')}
      columns={columns}
      rows={rows}
      keyOf={({ referenceNumber }) => referenceNumber}
      query={query}
      openKey={open}
      onOpen={(referenceNumber) => change({ ticket: referenceNumber })}
      onClose={() => change({ ticket: '' })}
      emptyText={t('desk.noTickets')}
    />
  )
}
