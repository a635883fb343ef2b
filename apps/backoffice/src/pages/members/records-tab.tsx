import type { MemberRecord, RecordKind } from '@trevo/contract/ops/members/member-records.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatAmount, formatMomentInFull, formatSigned } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { nameKind, nameState } from './name-kind.ts'
import styles from './member.module.css'
import { recordsQuery } from './use-members.ts'

/** Where a record has a page of its own. */
const pageOf = (kind: RecordKind, { id, reference }: MemberRecord): string | undefined => {
  const at = encodeURIComponent(reference ?? id)
  switch (kind) {
    case 'deposits':
      return `/deposits/${id}`
    case 'withdrawals':
      return `/withdrawals/${id}`
    case 'entries':
      return `/ledger?transfer=${id}`
    case 'rounds':
      return `/games/rounds/${at}`
    case 'slips':
      return `/trading/slips/${at}`
    case 'tickets':
      return `/lottery/tickets/${id}`
    case 'scratchcards':
    case 'rewards':
      return undefined
  }
}

const columnsOf = (t: T, kind: RecordKind): readonly Column<MemberRecord>[] => {
  const isEntry = kind === 'entries'
  const link = (row: MemberRecord) => {
    const to = pageOf(kind, row)
    const text = row.reference ?? row.id
    return to ? (
      <Link className="o-link" to={to}>
        {text}
      </Link>
    ) : (
      text
    )
  }
  const all = [
    { key: 'at', cell: (row: MemberRecord) => formatMomentInFull(row.at) },
    {
      key: 'name',
      cell: (row: MemberRecord) => <b>{isEntry ? nameKind(t, row.name) : row.name}</b>,
    },
    { key: 'state', cell: (row: MemberRecord) => nameState(t, row.state) },
    {
      key: 'amount',
      kind: 'number',
      cell: (row: MemberRecord) => (isEntry ? formatSigned(row.amount) : formatAmount(row.amount)),
    },
    {
      key: isEntry ? 'balance' : 'result',
      kind: 'number',
      cell: (row: MemberRecord) => {
        const value = isEntry ? row.balanceAfter : row.result
        return value === null ? '–' : formatAmount(value)
      },
    },
    { key: 'reference', kind: 'code', isExtra: true, cell: link },
  ] as const
  return all.map((column) => ({ ...column, heading: t(`members.recordColumn.${column.key}`) }))
}

/** Lists of a member's records, one of them shown. */
export const RecordsTab = ({
  memberId,
  kinds,
}: {
  readonly memberId: string
  readonly kinds: readonly [RecordKind, ...RecordKind[]]
}) => {
  const t = useT()
  const { values, change } = useAddress({ list: readOneOf(kinds) })
  const kind = values.list ?? kinds[0]
  const query = useInfiniteQuery(recordsQuery(memberId, kind))
  return (
    <section className={styles['records']} aria-label={t(`members.record.${kind}`)}>
      {kinds.length > 1 && (
        <Tabs
          label={t('members.recordKinds')}
          tabs={kinds.map((value) => ({ value, text: t(`members.record.${value}`) }))}
          value={kind}
          onChange={(value) => change({ list: value === kinds[0] ? '' : value })}
        />
      )}
      <div className={`o-panel ${styles['table']}`}>
        <DataTable
          label={t(`members.record.${kind}`)}
          columns={columnsOf(t, kind)}
          rows={rowsOf(query.data)}
          keyOf={({ id }) => id}
          query={query}
          emptyText={t('members.noRecords')}
        />
      </div>
    </section>
  )
}
