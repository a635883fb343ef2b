import type { AuditRow } from '@trevo/contract/ops/audit.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMomentInFull } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { nameAct } from '../../core/names/name-act.ts'
import { nameRight } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { compareFacts } from '../../parts/compare-facts.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { describeField, shortId } from '../../parts/describe-fact.ts'
import { actsQuery, type AuditAddress } from './use-audit.ts'

export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`

/** The first field that the act changed. */
const firstChange = (row: AuditRow) =>
  compareFacts(row.before, row.after).find(({ isChanged }) => isChanged)

const describeChange = (t: T, row: AuditRow, side: 'old' | 'next'): string => {
  const pair = firstChange(row)
  return describeField(t, pair?.field ?? '', pair?.[side])
}

const columnsOf = (t: T): readonly Column<AuditRow>[] =>
  (
    [
      { key: 'row', kind: 'number', isMuted: true, cell: (row) => row.position },
      { key: 'when', cell: (row) => formatMomentInFull(row.at) },
      { key: 'who', cell: (row) => <b>{row.operator}</b> },
      { key: 'act', cell: (row) => nameAct(t, row.act) },
      { key: 'right', isExtra: true, cell: (row) => nameRight(t, row.right) },
      { key: 'target', isExtra: true, cell: (row) => shortId(row.target) },
      {
        key: 'before',
        isMuted: true,
        isExtra: true,
        cell: (row) => describeChange(t, row, 'old'),
      },
      { key: 'after', isExtra: true, cell: (row) => describeChange(t, row, 'next') },
      {
        key: 'hash',
        kind: 'code',
        isMuted: true,
        isExtra: true,
        cell: (row) => shortHash(row.hash),
      },
    ] as const satisfies readonly Omit<Column<AuditRow>, 'heading'>[]
  ).map((column) => ({ ...column, heading: t(`audit.column.${column.key}`) }))

/** Acts of operators, the newest first; each opens its old and new values. */
export const ActTable = ({ of: { filter, row, change } }: { readonly of: AuditAddress }) => {
  const t = useT()
  const query = useInfiniteQuery(actsQuery(filter))
  return (
    <DataTable
      label={t('audit.tab.acts')}
      columns={columnsOf(t)}
      rows={rowsOf(query.data)}
      keyOf={({ position }) => String(position)}
      query={query}
      openKey={row === undefined ? undefined : String(row)}
      onOpen={(key) => change({ row: key })}
      onClose={() => change({ row: '' })}
    />
  )
}
