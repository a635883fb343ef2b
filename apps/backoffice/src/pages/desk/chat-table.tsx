import type { OperatorChat } from '@trevo/contract/ops/desk/chat.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOperator } from '../../core/operator.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { nameOf } from './fill-macro.ts'
import { chatsQuery, type DeskAddress } from './use-desk.ts'
import { Waited } from './wait.tsx'

/** Conversations of the desk, those that wait longest first. */
export const ChatTable = ({ of }: { readonly of: DeskAddress }) => {
  const t = useT()
  const { operator } = useOperator()
  const { chat: open, change } = of
  const query = useInfiniteQuery(chatsQuery(of, operator))
  const rows = rowsOf(query.data)
  const work = useQueueWork(
    'conversation',
    rows.map(({ chatId }) => chatId),
    open,
  )
  const columns: readonly Column<OperatorChat>[] = [
    {
      key: 'who',
      heading: t('word.member'),
      cell: ({ account }) => <b>{account === null ? t('desk.guest') : nameOf(account)}</b>,
    },
    {
      key: 'wait',
      heading: t('desk.waits'),
      cell: ({ waitingSince }) => <Waited since={waitingSince} />,
    },
    { key: 'excerpt', heading: t('desk.lastWords'), cell: ({ excerpt }) => excerpt ?? '–' },
    {
      key: 'about',
      heading: t('desk.about'),
      isMuted: true,
      isExtra: true,
      cell: (row) => row.about,
    },
    { key: 'queue', heading: t('desk.queue'), cell: ({ queue }) => t(`desk.queue.${queue}`) },
    {
      key: 'with',
      heading: t('desk.with'),
      isExtra: true,
      cell: ({ assignee, chatId }) => (
        <>
          {assignee} <WorkerMarks work={work.get(chatId)} />
        </>
      ),
    },
  ]
  return (
    <DataTable
      label={t('desk.tab.chats')}
      columns={columns}
      rows={rows}
      keyOf={({ chatId }) => chatId}
      query={query}
      openKey={open}
      onOpen={(chatId) => change({ chat: chatId })}
      onClose={() => change({ chat: '' })}
      emptyText={t('desk.noChats')}
    />
  )
}
