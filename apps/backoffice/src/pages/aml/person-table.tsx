import type { AmlPerson } from '@trevo/contract/ops/compliance/aml.ts'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { nameReason } from './class-pill.tsx'
import type { AmlAddress, usePersons } from './use-aml.ts'

/** Persons of a class, the last calculated first. */
export const PersonTable = ({
  of,
  persons: { query, rows },
}: {
  readonly of: AmlAddress
  readonly persons: ReturnType<typeof usePersons>
}) => {
  const t = useT()
  const columns: readonly Column<AmlPerson>[] = [
    {
      key: 'accounts',
      heading: t('aml.accounts'),
      cell: ({ accounts }) => <b>{accounts.map(({ username }) => username).join(', ')}</b>,
    },
    {
      key: 'why',
      heading: t('aml.why'),
      cell: ({ reasons }) => reasons.map((one) => nameReason(t, one)).join(', ') || '–',
    },
    {
      key: 'at',
      heading: t('aml.calculated'),
      isMuted: true,
      isExtra: true,
      cell: ({ calculatedAt }) => (calculatedAt === null ? '–' : formatMoment(calculatedAt)),
    },
  ]
  return (
    <DataTable
      label={t('aml.view.persons')}
      columns={columns}
      rows={rows}
      keyOf={({ personId }) => personId}
      query={query}
      openKey={of.row}
      onOpen={(row) => of.change({ row })}
      onClose={() => of.change({ row: '' })}
      emptyText={t('aml.noPersons')}
    />
  )
}
