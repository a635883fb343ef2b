import type { OperatorMallItem as MallItem } from '@trevo/contract/ops/giving/loyalty.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount } from '../../../core/format.ts'
import { useT, type T } from '../../../core/texts.tsx'
import type { Column } from '../../../parts/data-table.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { mallQuery } from './loyalty-queries.ts'
import { SettingList } from './setting-list.tsx'

const itemColumns = (t: T): readonly Column<MallItem>[] => [
  { key: 'name', heading: t('word.name'), cell: (row) => <b>{row.names.PT}</b> },
  {
    key: 'kind',
    heading: t('word.kind'),
    isExtra: true,
    cell: (row) => t(`loyalty.item.${row.kind}`),
  },
  {
    key: 'points',
    heading: t('loyalty.points'),
    kind: 'number',
    cell: (row) => formatAmount(row.points),
  },
  {
    key: 'amount',
    heading: t('loyalty.field.beside'),
    kind: 'number',
    isExtra: true,
    cell: (row) => formatAmount(row.amount),
  },
  {
    key: 'prize',
    heading: t('loyalty.field.pays'),
    kind: 'number',
    isExtra: true,
    cell: (row) => (row.prize === null ? '–' : formatAmount(row.prize)),
  },
  {
    key: 'left',
    heading: t('loyalty.leftNow'),
    kind: 'number',
    cell: (row) => row.stock - row.redeemed,
  },
  {
    key: 'redeemed',
    heading: t('loyalty.redeemed'),
    kind: 'number',
    isExtra: true,
    cell: (row) => row.redeemed,
  },
  { key: 'stock', heading: t('loyalty.stock'), kind: 'number', cell: (row) => row.stock },
]

/** What points are exchanged for, with what is left. */
export const MallList = ({ of }: { readonly of: LoyaltyAddress }) => {
  const t = useT()
  return (
    <SettingList
      of={of}
      label={t('loyalty.tab.mall')}
      parts={[
        { value: '', text: t('loyalty.offered') },
        { value: 'off', text: t('loyalty.notOffered') },
      ]}
      add={t('loyalty.newItem')}
      columns={itemColumns(t)}
      idOf={({ itemId }) => itemId}
      query={useInfiniteQuery(mallQuery(of.part === 'off' ? 'off' : 'on'))}
      emptyText={t('loyalty.noItems')}
    />
  )
}
