import type { HeldReferral } from '@trevo/contract/ops/giving/rewards.ts'
import { useQuery } from '@tanstack/react-query'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { wholeList, DataTable } from '../../parts/data-table.tsx'
import { useWorkColumn } from '../../parts/workers.tsx'
import { usernameOf } from '../../core/member-link.tsx'
import { referralsQuery, type LoyaltyAddress } from './use-loyalty.ts'

export const ReferralTable = ({ of }: { readonly of: LoyaltyAddress }) => {
  const t = useT()
  const query = useQuery(referralsQuery)
  const rows = query.data ?? []
  const keyOf = (row: HeldReferral) => row.friendId
  const work = useWorkColumn({ kind: 'referral', rows, keyOf, openKey: of.row })
  return (
    <DataTable
      label={t('loyalty.tab.referrals')}
      columns={[
        {
          key: 'account',
          heading: t('word.member'),
          cell: (row) => <b>{usernameOf(row.account)}</b>,
        },
        { key: 'friend', heading: t('loyalty.friend'), cell: (row) => usernameOf(row.friend) },
        {
          key: 'amount',
          heading: t('loyalty.reais'),
          kind: 'number',
          cell: (row) => formatAmount(row.amount),
        },
        {
          key: 'staked',
          heading: t('loyalty.staked'),
          kind: 'number',
          isExtra: true,
          cell: (row) => formatAmount(row.staked),
        },
        {
          key: 'why',
          heading: t('loyalty.why'),
          isExtra: true,
          cell: (row) => row.reasons.map((one) => t(`loyalty.held.${one}`)).join(', '),
        },
        {
          key: 'at',
          heading: t('word.since'),
          isMuted: true,
          cell: (row) => (row.heldAt === '' ? '–' : formatMoment(row.heldAt)),
        },
        work,
      ]}
      rows={rows}
      keyOf={keyOf}
      query={wholeList(query)}
      openKey={of.row}
      emptyText={t('loyalty.noReferrals')}
      onOpen={(key) => of.change({ row: key })}
      onClose={() => of.change({ row: '' })}
    />
  )
}
