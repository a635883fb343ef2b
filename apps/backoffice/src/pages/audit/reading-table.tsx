import type { DataAccess } from '@trevo/contract/ops/audit.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMomentInFull } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { nameAct } from '../../core/names/name-act.ts'
import { nameRight } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { nameField, shortId } from '../../parts/describe-fact.ts'
import { readingsQuery, type AuditAddress } from './use-audit.ts'

const columnsOf = (t: T): readonly Column<DataAccess>[] =>
  (
    [
      { key: 'when', cell: (row) => formatMomentInFull(row.at) },
      { key: 'who', cell: (row) => <b>{row.operator}</b> },
      { key: 'act', cell: (row) => nameAct(t, row.act) },
      { key: 'right', isExtra: true, cell: (row) => nameRight(t, row.right) },
      {
        key: 'owner',
        cell: (row) => (row.target === '' ? t('audit.ofList') : shortId(row.target)),
      },
      {
        key: 'fields',
        isExtra: true,
        cell: (row) => row.fields.map((field) => nameField(t, field)).join(', ') || '–',
      },
      { key: 'reason', isExtra: true, cell: (row) => row.reason ?? '–' },
      { key: 'address', kind: 'code', isExtra: true, cell: (row) => row.address },
    ] as const satisfies readonly Omit<Column<DataAccess>, 'heading'>[]
  ).map((column) => ({ ...column, heading: t(`audit.column.${column.key}`) }))

/** Who read personal data that is not masked, whose, which fields and why. */
export const ReadingTable = ({ of: { filter } }: { readonly of: AuditAddress }) => {
  const t = useT()
  const query = useInfiniteQuery(readingsQuery(filter))
  return (
    <DataTable
      label={t('audit.tab.readings')}
      columns={columnsOf(t)}
      rows={rowsOf(query.data)}
      keyOf={(row) => `${row.requestId} ${row.at} ${row.act} ${row.target}`}
      query={query}
    />
  )
}
