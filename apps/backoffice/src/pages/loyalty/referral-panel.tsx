import { approveReferral, rejectReferral } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api.ts'
import { formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { PartState } from '../../shell/page-states.tsx'
import { Decision } from './decision.tsx'
import styles from './loyalty.module.css'
import { referralsQuery, type LoyaltyAddress } from './use-loyalty.ts'

/** A friend whose reward is held, with why. */
export const ReferralPanel = ({
  of,
  id,
  onClose,
}: {
  readonly of: LoyaltyAddress
  readonly id: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { data, error } = useQuery(referralsQuery)
  const rows = data ?? []
  const here = rows.findIndex((row) => row.friendId === id)
  const row = rows[here]
  if (!row) return data ? null : <PartState error={error} />
  const params = { friendId: id }
  return (
    <div className={styles['panel']}>
      <RecordHead title={row.account} note={row.friend} onClose={onClose} />
      <Decision
        id={id}
        title={row.account}
        facts={{ username: row.friend, amount: row.amount }}
        send={(choice, reason) =>
          choice === 'approve'
            ? call(approveReferral, { params, body: { reason } })
            : call(rejectReferral, { params, body: { reason } })
        }
        onDone={async () => {
          of.change({ row: rows[here + 1]?.friendId ?? '' })
          await queries.invalidateQueries({ queryKey: ['held referrals'] })
        }}
      />
      <FactList
        items={[
          ...row.reasons.map((one) => ({
            label: t('loyalty.why'),
            value: t(`loyalty.held.${one}`),
            tone: 'warn' as const,
          })),
          { label: t('loyalty.reais'), value: formatReais(row.amount) },
          { label: t('loyalty.staked'), value: formatReais(row.staked) },
        ]}
      />
    </div>
  )
}
