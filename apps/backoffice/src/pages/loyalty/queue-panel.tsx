import type { QueueKind } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PartState } from '../../shell/page-states.tsx'
import { FactList, RecordHead, type FactItem } from '../../parts/panel.tsx'
import { ItemWorkers } from '../../parts/workers.tsx'
import { Decision, type DecisionProps } from './decision.tsx'
import styles from './loyalty.module.css'
import type { LoyaltyAddress } from './use-loyalty.ts'

type Props<Row> = {
  readonly of: LoyaltyAddress
  readonly id: string
  readonly onClose: () => void
  readonly query: UseQueryResult<readonly Row[]>
  readonly queryKey: readonly string[]
  readonly kind: QueueKind
  readonly idOf: (row: Row) => string
  readonly describe: (row: Row) => Pick<DecisionProps, 'title' | 'facts' | 'send'> & {
    readonly note: ReactNode
    readonly items: readonly FactItem[]
  }
}

/** The open one of a queue with its decision; the next one opens by itself. */
export const QueuePanel = <Row,>({
  of,
  id,
  onClose,
  query: { data, error },
  queryKey,
  kind,
  idOf,
  describe,
}: Props<Row>) => {
  const queries = useQueryClient()
  const rows = data ?? []
  const here = rows.findIndex((one) => idOf(one) === id)
  const row = rows[here]
  if (!row) return data ? null : <PartState error={error} />
  const next = rows[here + 1]
  const { title, note, facts, send, items } = describe(row)
  return (
    <div className={styles['panel']}>
      <RecordHead title={title} note={note} onClose={onClose} />
      <div className="o-acts">
        <ItemWorkers kind={kind} targetId={id} />
      </div>
      <Decision
        id={id}
        title={title}
        facts={facts}
        send={send}
        onDone={async () => {
          of.change({ row: next ? idOf(next) : '' })
          await queries.invalidateQueries({ queryKey })
        }}
      />
      <FactList items={items} />
    </div>
  )
}
