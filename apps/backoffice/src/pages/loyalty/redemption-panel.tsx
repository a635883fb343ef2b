import { approveRedemption, rejectRedemption } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../core/api.ts'
import { formatAmount, formatMoment, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { MemberLink } from '../../core/member-link.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { redemptionsQuery, type LoyaltyAddress } from './use-loyalty.ts'

/** An exchange with where it goes; a no gives points, money and stock back. */
export const RedemptionPanel = (props: {
  readonly of: LoyaltyAddress
  readonly id: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const params = { redemptionId: props.id }
  return (
    <QueuePanel
      {...props}
      query={useQuery(redemptionsQuery)}
      queryKey={redemptionsQuery.queryKey}
      kind="redemption"
      idOf={({ redemptionId }) => redemptionId}
      describe={(row) => ({
        title: row.name,
        note: <MemberLink account={row.account} />,
        facts: { name: row.name, amount: row.amount },
        send: (choice, remark) =>
          choice === 'approve'
            ? call(approveRedemption, { params, body: { remark } })
            : call(rejectRedemption, { params, body: { remark } }),
        items: [
          { label: t('word.count'), value: row.quantity },
          { label: t('loyalty.points'), value: formatAmount(row.points) },
          { label: t('loyalty.reais'), value: formatReais(row.amount) },
          { label: t('loyalty.sentTo'), value: row.address ?? '–' },
          { label: t('loyalty.phone'), value: row.phone ?? '–' },
          { label: t('word.since'), value: formatMoment(row.appliedAt) },
        ],
      })}
    />
  )
}
