import type { AmlCase } from '@trevo/contract/ops/compliance/aml.ts'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { ClassPill } from './class-pill.tsx'
import { DueCell } from './due-cell.tsx'
import { workIdOf, type AmlAddress, type useCases } from './use-aml.ts'

/** Cases of a stage, the newest first. */
export const CaseTable = ({
  of,
  cases: { query, rows, works },
}: {
  readonly of: AmlAddress
  readonly cases: ReturnType<typeof useCases>
}) => {
  const t = useT()
  const columns: readonly Column<AmlCase>[] = [
    {
      key: 'member',
      heading: t('word.member'),
      cell: ({ username, caseId }) => (
        <>
          <b>{username}</b> <WorkerMarks work={works.get(workIdOf('case', caseId))} />
        </>
      ),
    },
    { key: 'title', heading: t('word.title'), cell: ({ title }) => title },
    { key: 'risk', heading: t('aml.class'), cell: (one) => <ClassPill of={one.riskClass} /> },
    {
      key: 'opened',
      heading: t('aml.openedCase'),
      isMuted: true,
      isExtra: true,
      cell: ({ openedAt }) => formatMoment(openedAt),
    },
    {
      key: 'due',
      heading: t('aml.clock'),
      cell: ({ dueAt, isLate }) => <DueCell at={dueAt} isLate={isLate} />,
    },
  ]
  return (
    <DataTable
      label={t('aml.view.cases')}
      columns={columns}
      rows={rows}
      keyOf={({ caseId }) => caseId}
      query={query}
      openKey={of.row}
      onOpen={(row) => of.change({ row })}
      onClose={() => of.change({ row: '' })}
      emptyText={t('aml.noCases')}
    />
  )
}
