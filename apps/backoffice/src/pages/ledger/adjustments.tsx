import type { Adjustment } from '@trevo/contract/ops/ledger/ledger.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMomentInFull, formatSigned } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { adjustmentsQuery, type LedgerAddress } from './use-ledger.ts'

const columnsOf = (t: T): readonly Column<Adjustment>[] => [
  { key: 'at', heading: t('word.when'), cell: ({ at }) => formatMomentInFull(at) },
  { key: 'member', heading: t('word.member'), cell: ({ username }) => username },
  {
    key: 'amount',
    heading: t('word.amount'),
    kind: 'number',
    cell: ({ amount }) => formatSigned(amount),
  },
  {
    key: 'cause',
    heading: t('ledger.cause'),
    isExtra: true,
    cell: ({ cause }) => t(`ledger.cause.${cause}`),
  },
  {
    key: 'evidence',
    heading: t('ledger.evidence'),
    isExtra: true,
    isMuted: true,
    cell: ({ evidence }) => (evidence.length > 50 ? `${evidence.slice(0, 49)}…` : evidence),
  },
  { key: 'asked', heading: t('ledger.asked'), isExtra: true, cell: ({ asked }) => asked },
  { key: 'decided', heading: t('ledger.decided'), isExtra: true, cell: ({ decided }) => decided },
]

/** What two persons adjusted, newest first. */
export const Adjustments = ({ of }: { readonly of: LedgerAddress }) => {
  const t = useT()
  const query = useInfiniteQuery(adjustmentsQuery())
  return (
    <DataTable
      label={t('ledger.tab.adjustments')}
      columns={columnsOf(t)}
      rows={rowsOf(query.data)}
      keyOf={({ transferId }) => transferId}
      query={query}
      openKey={of.transfer}
      onOpen={(transfer) => of.change({ transfer })}
      onClose={() => of.change({ transfer: '' })}
      emptyText={t('ledger.noAdjustments')}
    />
  )
}
