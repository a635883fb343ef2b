import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListedExclusion } from '@trevo/contract/ops/exclusions.ts'
import { exclusionKinds } from '@trevo/contract/wps/security/exclusion.ts'
import { formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { exclusionsQuery, type ComplianceAddress } from './use-compliance.ts'

const columnsOf = (t: T): readonly Column<ListedExclusion>[] => [
  { key: 'member', heading: t('word.member'), cell: (row) => <b>{row.username}</b> },
  {
    key: 'kind',
    heading: t('compliance.kind'),
    cell: (row) => t(`compliance.kind.${row.kind}`),
  },
  {
    key: 'term',
    heading: t('compliance.term'),
    cell: (row) => t(`compliance.term.${row.term}`),
  },
  {
    key: 'until',
    heading: t('word.until'),
    cell: (row) =>
      row.endsAt === null
        ? t('compliance.liftableFrom', { date: formatMoment(row.liftableFrom ?? '') })
        : formatMoment(row.endsAt),
  },
  {
    key: 'lift',
    heading: t('compliance.lift'),
    isExtra: true,
    cell: (row) =>
      row.liftAskedBy === null ? '–' : t('compliance.askedBy', { name: row.liftAskedBy }),
  },
  {
    key: 'since',
    heading: t('word.since'),
    isMuted: true,
    isExtra: true,
    cell: (row) => formatMoment(row.beganAt),
  },
]

/** Above the list: its filters. */
export const ExclusionBar = ({ of }: { readonly of: ComplianceAddress }) => {
  const t = useT()
  const { kind, over, isIgnored, change } = of
  const kinds = exclusionKinds.map((value) => ({ value, text: t(`compliance.kind.${value}`) }))
  return (
    <FilterBar
      fields={[
        {
          name: 'kind',
          label: t('compliance.kind'),
          kind: 'choice',
          any: t('compliance.anyKind'),
          options: kinds,
        },
        {
          name: 'over',
          label: t('compliance.state'),
          kind: 'choice',
          any: t('compliance.state.running'),
          options: [{ value: 'ended', text: t('compliance.state.ended') }],
        },
      ]}
      values={{ kind, over }}
      isIgnored={isIgnored}
      onChange={change}
    />
  )
}

/** Pauses and self-exclusions with their end; a record opens with its history. */
export const ExclusionTable = ({ of }: { readonly of: ComplianceAddress }) => {
  const t = useT()
  const { kind, over, member, change } = of
  const query = useInfiniteQuery(exclusionsQuery({ kind, over }))
  const rows = rowsOf(query.data)
  const open = rows.find(({ username }) => username === member)
  return (
    <DataTable
      label={t('compliance.tab.exclusions')}
      columns={columnsOf(t)}
      rows={rows}
      keyOf={({ exclusionId }) => exclusionId}
      query={query}
      openKey={open?.exclusionId}
      emptyText={t('compliance.noExclusions')}
      onOpen={(key) =>
        change({ member: rows.find((row) => row.exclusionId === key)?.username ?? '' })
      }
      onClose={() => change({ member: '' })}
    />
  )
}
