import { approveReferral, rejectReferral } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../core/api.ts'
import { formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { MemberLink, usernameOf } from '../../core/member-link.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { referralsQuery, type LoyaltyAddress } from './use-loyalty.ts'

/** A friend whose reward is held, with why. */
export const ReferralPanel = (props: {
  readonly of: LoyaltyAddress
  readonly id: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const params = { friendId: props.id }
  return (
    <QueuePanel
      {...props}
      query={useQuery(referralsQuery)}
      queryKey={referralsQuery.queryKey}
      kind="referral"
      idOf={({ friendId }) => friendId}
      describe={(row) => ({
        title: usernameOf(row.account),
        note: <MemberLink account={row.account} />,
        facts: { username: usernameOf(row.friend), amount: row.amount },
        send: (choice, reason) =>
          choice === 'approve'
            ? call(approveReferral, { params, body: { reason } })
            : call(rejectReferral, { params, body: { reason } }),
        items: [
          { label: t('loyalty.friend'), value: <MemberLink account={row.friend} /> },
          ...row.reasons.map((one) => ({
            label: t('loyalty.why'),
            value: t(`loyalty.held.${one}`),
            tone: 'warn' as const,
          })),
          { label: t('loyalty.reais'), value: formatReais(row.amount) },
          { label: t('loyalty.staked'), value: formatReais(row.staked) },
        ],
      })}
    />
  )
}
