import type { OperatorRedemption } from '@trevo/contract/ops/giving/points.ts'
import { useQuery } from '@tanstack/react-query'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { wholeList, DataTable } from '../../parts/data-table.tsx'
import { useWorkColumn } from '../../parts/workers.tsx'
import { usernameOf } from '../../core/member-link.tsx'
import { redemptionsQuery, type LoyaltyAddress } from './use-loyalty.ts'

export const RedemptionTable = ({ of }: { readonly of: LoyaltyAddress }) => {
  const t = useT()
  const query = useQuery(redemptionsQuery)
  const rows = query.data ?? []
  const keyOf = (row: OperatorRedemption) => row.redemptionId
  const work = useWorkColumn({ kind: 'redemption', rows, keyOf, openKey: of.row })
  return (
    <DataTable
      label={t('loyalty.tab.redemptions')}
      columns={[
        {
          key: 'account',
          heading: t('word.member'),
          cell: (row) => <b>{usernameOf(row.account)}</b>,
        },
        { key: 'name', heading: t('loyalty.item'), cell: (row) => row.name },
        { key: 'count', heading: t('word.count'), kind: 'number', cell: (row) => row.quantity },
        {
          key: 'points',
          heading: t('loyalty.points'),
          kind: 'number',
          cell: (row) => formatAmount(row.points),
        },
        {
          key: 'amount',
          heading: t('loyalty.reais'),
          kind: 'number',
          isExtra: true,
          cell: (row) => formatAmount(row.amount),
        },
        {
          key: 'at',
          heading: t('word.since'),
          isMuted: true,
          cell: (row) => formatMoment(row.appliedAt),
        },
        work,
      ]}
      rows={rows}
      keyOf={keyOf}
      query={wholeList(query)}
      openKey={of.row}
      emptyText={t('loyalty.noRedemptions')}
      onOpen={(key) => of.change({ row: key })}
      onClose={() => of.change({ row: '' })}
    />
  )
}
