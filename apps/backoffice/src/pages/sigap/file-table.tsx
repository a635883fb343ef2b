import type { SigapFile } from '@trevo/contract/ops/compliance/sigap.ts'
import { formatMoment, formatPlainDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column, type Paged } from '../../parts/data-table.tsx'
import { useWorkColumn } from '../../parts/workers.tsx'
import { StatePill } from './state-pill.tsx'
import type { SigapAddress } from './use-sigap.ts'

/** Files by day, the newest first. */
export const FileTable = ({
  of,
  rows,
  query,
}: {
  readonly of: SigapAddress
  readonly rows: readonly SigapFile[]
  readonly query: Paged
}) => {
  const t = useT()
  const keyOf = ({ fileId }: SigapFile) => fileId
  const work = useWorkColumn({ kind: 'file', rows, keyOf, openKey: of.file })
  const columns: readonly Column<SigapFile>[] = [
    { key: 'day', heading: t('word.day'), cell: ({ day }) => formatPlainDay(day) },
    {
      key: 'kind',
      heading: t('word.kind'),
      cell: ({ kind, part, parts }) => (
        <b>
          {t(`sigap.kind.${kind}`)}
          {parts > 1 && ` ${part}/${parts}`}
        </b>
      ),
    },
    { key: 'state', heading: t('word.state'), cell: (file) => <StatePill of={file} /> },
    {
      key: 'records',
      heading: t('sigap.records'),
      kind: 'number',
      isExtra: true,
      cell: ({ records }) => records,
    },
    {
      key: 'version',
      heading: t('word.version'),
      kind: 'number',
      isExtra: true,
      cell: ({ version }) => version,
    },
    {
      key: 'due',
      heading: t('sigap.due'),
      isExtra: true,
      cell: ({ dueAt }) => formatMoment(dueAt),
    },
    {
      key: 'sent',
      heading: t('sigap.sent'),
      isMuted: true,
      isExtra: true,
      cell: ({ sentAt }) => (sentAt === null ? '–' : formatMoment(sentAt)),
    },
    work,
  ]
  return (
    <DataTable
      label={t('sigap.files')}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      query={query}
      openKey={of.file}
      onOpen={(file) => of.change({ file })}
      onClose={() => of.change({ file: '' })}
      emptyText={t('sigap.none')}
    />
  )
}
