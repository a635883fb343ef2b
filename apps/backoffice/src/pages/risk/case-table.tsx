import type { RiskCase } from '@trevo/contract/ops/risk/risk.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { casesQuery, type RiskAddress } from './use-risk.ts'

/** Cases, the one changed last first. */
export const CaseTable = ({ of }: { readonly of: RiskAddress }) => {
  const t = useT()
  const { of: state, case: open, change } = of
  const query = useInfiniteQuery(casesQuery(state ?? 'open'))
  const rows = rowsOf(query.data)
  const work = useQueueWork(
    'case',
    rows.map(({ caseId }) => caseId),
    open,
  )
  const columns: readonly Column<RiskCase>[] = [
    { key: 'title', heading: t('word.title'), cell: ({ title }) => <b>{title}</b> },
    {
      key: 'members',
      heading: t('risk.members'),
      cell: ({ members }) => members.map(({ username }) => username).join(', '),
    },
    { key: 'owner', heading: t('word.owner'), cell: ({ owner }) => owner ?? '–' },
    {
      key: 'changed',
      heading: t('word.updated'),
      isMuted: true,
      isExtra: true,
      cell: ({ changedAt }) => formatMoment(changedAt),
    },
    {
      key: 'work',
      heading: '',
      isExtra: true,
      cell: ({ caseId }) => <WorkerMarks work={work.get(caseId)} />,
    },
  ]
  return (
    <DataTable
      label={t('risk.tab.cases')}
      columns={columns}
      rows={rows}
      keyOf={({ caseId }) => caseId}
      query={query}
      openKey={open}
      onOpen={(caseId) => change({ case: caseId })}
      onClose={() => change({ case: '' })}
      emptyText={t('risk.noCases')}
    />
  )
}
