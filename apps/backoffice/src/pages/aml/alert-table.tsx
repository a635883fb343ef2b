import type { AmlAlert } from '@trevo/contract/ops/compliance/aml.ts'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { ClassPill } from './class-pill.tsx'
import { DueCell } from './due-cell.tsx'
import { workIdOf, type AmlAddress, type useAlerts } from './use-aml.ts'

/** The queue, those due first on top. */
export const AlertTable = ({
  of,
  alerts: { query, rows, works },
}: {
  readonly of: AmlAddress
  readonly alerts: ReturnType<typeof useAlerts>
}) => {
  const t = useT()
  const columns: readonly Column<AmlAlert>[] = [
    {
      key: 'member',
      heading: t('word.member'),
      cell: ({ username, alertId }) => (
        <>
          <b>{username}</b> <WorkerMarks work={works.get(workIdOf('alert', alertId))} />
        </>
      ),
    },
    { key: 'rule', heading: t('aml.rule'), cell: ({ rule }) => t(`aml.rule.${rule}`) },
    {
      key: 'amount',
      heading: t('word.amount'),
      kind: 'number',
      cell: ({ amount }) => (amount === null ? '–' : formatReais(amount)),
    },
    { key: 'risk', heading: t('aml.class'), cell: (one) => <ClassPill of={one.riskClass} /> },
    {
      key: 'due',
      heading: t('aml.due'),
      cell: ({ dueAt, isLate }) => <DueCell at={dueAt} isLate={isLate} />,
    },
    {
      key: 'brand',
      heading: t('word.brand'),
      isMuted: true,
      isExtra: true,
      cell: ({ brand }) => brand,
    },
    {
      key: 'opened',
      heading: t('aml.opened'),
      isMuted: true,
      isExtra: true,
      cell: ({ openedAt }) => formatMoment(openedAt),
    },
  ]
  return (
    <DataTable
      label={t('aml.view.alerts')}
      columns={columns}
      rows={rows}
      keyOf={({ alertId }) => alertId}
      query={query}
      openKey={of.row}
      onOpen={(row) => of.change({ row })}
      onClose={() => of.change({ row: '' })}
      emptyText={t('aml.noAlerts')}
    />
  )
}
