import type { OperatorMallItem as MallItem } from '@trevo/contract/ops/giving/loyalty.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT, type T } from '../../../core/texts.tsx'
import { useKeys } from '../../../core/use-keys.ts'
import { DataTable, type Column } from '../../../parts/data-table.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { mallQuery } from './loyalty-queries.ts'
import styles from './settings.module.css'

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
  const state = of.part === 'off' ? 'off' : 'on'
  const query = useInfiniteQuery(mallQuery(state))
  const mayChange = useRight('loyalty.change') !== undefined
  const add = () => {
    if (mayChange) of.change({ row: 'new' })
  }
  useKeys({ n: add })
  return (
    <>
      <div className={styles['listBar']}>
        <Tabs
          label={t('word.state')}
          tabs={[
            { value: 'on', text: t('loyalty.offered') },
            { value: 'off', text: t('loyalty.notOffered') },
          ]}
          value={state}
          onChange={(value) => of.change({ part: value === 'on' ? '' : value })}
        />
        <button type="button" className="o-btn" aria-disabled={!mayChange} onClick={add}>
          {t('loyalty.newItem')} <kbd>N</kbd>
        </button>
      </div>
      <DataTable
        label={t('loyalty.tab.mall')}
        columns={itemColumns(t)}
        rows={query.data?.pages.flatMap(({ list }) => list) ?? []}
        keyOf={({ itemId }) => String(itemId)}
        query={query}
        openKey={of.row}
        emptyText={t('loyalty.noItems')}
        onOpen={(key) => of.change({ row: key })}
        onClose={() => of.change({ row: '' })}
      />
    </>
  )
}
