import type { LedgerTransfer } from '@trevo/contract/ops/ledger/ledger.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatMomentInFull, formatSigned } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { nameMovement, sidesOf } from './name-kind.ts'
import { movementsQuery, type LedgerAddress } from './use-ledger.ts'

/** Search by any id of a movement, or by member. */
export const MovementSearch = ({ of }: { readonly of: LedgerAddress }) => {
  const t = useT()
  return (
    <FilterBar
      fields={[
        { name: 'id', label: t('ledger.id'), kind: 'text', max: 200 },
        { name: 'member', label: t('ledger.member'), kind: 'text', max: 64 },
      ]}
      values={{ id: of.id, member: of.member }}
      isIgnored={of.isIgnored}
      onChange={(values) => of.change({ ...values, transfer: '' })}
    />
  )
}

export const movementColumns = (t: T): readonly Column<LedgerTransfer>[] => [
  { key: 'at', heading: t('word.when'), cell: ({ at }) => formatMomentInFull(at) },
  { key: 'kind', heading: t('word.kind'), cell: (one) => nameMovement(t, one) },
  { key: 'gave', heading: t('ledger.gave'), isExtra: true, cell: (one) => sidesOf(t, one).gave },
  { key: 'got', heading: t('ledger.got'), isExtra: true, cell: (one) => sidesOf(t, one).got },
  {
    key: 'amount',
    heading: t('word.amount'),
    kind: 'number',
    cell: ({ amount }) => formatSigned(amount),
  },
  {
    key: 'balance',
    heading: t('ledger.balanceAfter'),
    kind: 'number',
    isExtra: true,
    cell: ({ balanceAfter }) => (balanceAfter === null ? '–' : formatAmount(balanceAfter)),
  },
  {
    key: 'ownId',
    heading: t('ledger.ownId'),
    kind: 'code',
    isExtra: true,
    isMuted: true,
    cell: ({ ownId }) => (ownId.length > 40 ? `${ownId.slice(0, 39)}…` : ownId),
  },
]

/** What the search found. */
export const Movements = ({ of }: { readonly of: LedgerAddress }) => {
  const t = useT()
  const query = useInfiniteQuery(movementsQuery(of))
  const isAsked = of.id !== undefined || of.member !== undefined
  return (
    <DataTable
      label={t('ledger.tab.movements')}
      columns={movementColumns(t)}
      rows={rowsOf(query.data)}
      keyOf={({ transferId }) => transferId}
      query={query}
      openKey={of.transfer}
      onOpen={(transfer) => of.change({ transfer })}
      onClose={() => of.change({ transfer: '' })}
      emptyText={t(isAsked ? 'ledger.nothing' : 'ledger.askFirst')}
    />
  )
}
