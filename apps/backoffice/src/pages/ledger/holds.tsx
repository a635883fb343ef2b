import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatMomentInFull } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { nameKind } from './name-kind.ts'
import { holdsQuery, type Hold, type LedgerAddress } from './use-ledger.ts'

/** Money of the brand's members that is held now. */
export const Holds = ({ of }: { readonly of: LedgerAddress }) => {
  const t = useT()
  const query = useInfiniteQuery(holdsQuery)
  const columns: readonly Column<Hold>[] = [
    { key: 'at', heading: t('word.since'), cell: ({ at }) => formatMomentInFull(at) },
    { key: 'kind', heading: t('word.kind'), cell: ({ kind }) => nameKind(t, kind) },
    { key: 'member', heading: t('word.member'), cell: ({ username }) => username },
    {
      key: 'amount',
      heading: t('word.amount'),
      kind: 'number',
      isExtra: true,
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      key: 'remaining',
      heading: t('ledger.remaining'),
      kind: 'number',
      cell: ({ remaining }) => formatAmount(remaining),
    },
  ]
  return (
    <DataTable
      label={t('ledger.tab.holds')}
      columns={columns}
      rows={rowsOf(query.data)}
      keyOf={({ transferId }) => transferId}
      query={query}
      openKey={of.transfer}
      onOpen={(transfer) => of.change({ transfer })}
      onClose={() => of.change({ transfer: '' })}
      emptyText={t('ledger.noHolds')}
    />
  )
}
