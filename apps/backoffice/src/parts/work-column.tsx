import type { QueueKind } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { useT } from '../core/texts.tsx'
import { useQueueWork } from '../core/use-queue-work.ts'
import type { Column } from './data-table.tsx'
import { WorkerMarks } from './workers.tsx'

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
