import { listQueueOperators } from '@trevo/api-client/ops-endpoints.ts'
import type { QueueKind, QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { ask } from '../core/api.ts'
import { formatMinute } from '../core/format.ts'
import { useOperator } from '../core/operator.ts'
import { useT } from '../core/texts.tsx'
import { useAssign, useQueueWork } from '../core/use-queue-work.ts'
import { Avatar } from '../shell/avatar.tsx'
import type { Column } from './data-table.tsx'
import styles from './workers.module.css'

/** Who has an item, and who else has it open, in a row of a list. */
export const WorkerMarks = ({ work }: { readonly work: QueueWork | undefined }) => {
  const t = useT()
  if (!work) return null
  return (
    <span className={styles['marks']}>
      {work.assignedTo && (
        <span title={t('work.assigned', { operator: work.assignedTo })}>
          <Avatar name={work.assignedTo} size={18} />
        </span>
      )}
      {work.viewers.slice(0, 3).map(({ operator }) => (
        <span key={operator} className={styles['viewer']} title={t('work.viewing', { operator })}>
          <Avatar name={operator} size={18} />
        </span>
      ))}
    </span>
  )
}

/** Who has the open item and who is reading along; it can be taken, given or handed back. */
export const Workers = ({
  kind,
  targetId,
  hasOwnRight = false,
  work,
}: {
  readonly kind: QueueKind
  readonly targetId: string
  /** The item names the right that shows it, so who may have it depends on the item. */
  readonly hasOwnRight?: boolean
  readonly work: QueueWork | undefined
}) => {
  const t = useT()
  const { operator: self } = useOperator()
  const assign = useAssign(kind)
  const { data } = useQuery({
    queryKey: ['queue operators', kind, hasOwnRight && targetId],
    queryFn: () =>
      ask(listQueueOperators, {
        params: { kind },
        query: hasOwnRight ? { target: targetId } : {},
      }),
    staleTime: 60_000,
  })
  const give = async (operator: string | null): Promise<void> => {
    const answer = await assign([targetId], operator)
    if (!answer.ok) showToast(answer.message, 'bad')
  }
  const owner = work?.assignedTo ?? ''
  return (
    <span className={styles['workers']}>
      <select
        aria-label={t('work.owner')}
        value={owner}
        onChange={({ currentTarget }) => void give(currentTarget.value || null)}
      >
        <option value="">{t('work.nobody')}</option>
        {[...new Set([self, owner, ...(data?.operators ?? [])])]
          .filter((name) => name !== '')
          .map((name) => (
            <option key={name} value={name}>
              {name === self ? t('work.self', { operator: name }) : name}
            </option>
          ))}
      </select>
      {work?.viewers.map(({ operator, since }) => (
        <span key={operator} className={styles['along']}>
          <Avatar name={operator} size={18} />
          {t('work.along', { operator, time: formatMinute(since) })}
        </span>
      ))}
    </span>
  )
}

/** The same for an item whose list reads who works on it. */
export const ItemWorkers = ({
  kind,
  targetId,
}: {
  readonly kind: QueueKind
  readonly targetId: string
}) => {
  const work = useQueueWork(kind, [targetId]).get(targetId)
  return <Workers kind={kind} targetId={targetId} work={work} />
}

type Queue<Row> = {
  readonly kind: QueueKind
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The item that this page has open, which others then see. */
  readonly openKey: string | undefined
}

/** A column with who has an item of a queue that operators share, and who else has it open. */
export const useWorkColumn = <Row,>({ kind, rows, keyOf, openKey }: Queue<Row>): Column<Row> => {
  const t = useT()
  const works = useQueueWork(kind, rows.map(keyOf), openKey)
  return {
    key: 'work',
    heading: t('word.owner'),
    isExtra: true,
    cell: (row) => <WorkerMarks work={works.get(keyOf(row))} />,
  }
}
