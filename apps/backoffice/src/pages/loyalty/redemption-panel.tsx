import { approveRedemption, rejectRedemption } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api.ts'
import { formatAmount, formatMoment, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { PartState } from '../../shell/page-states.tsx'
import { Decision } from './decision.tsx'
import styles from './loyalty.module.css'
import { redemptionsQuery, type LoyaltyAddress } from './use-loyalty.ts'

/** An exchange with where it goes; a no gives points, money and stock back. */
export const RedemptionPanel = ({
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
  const { data, error } = useQuery(redemptionsQuery)
  const rows = data ?? []
  const here = rows.findIndex((row) => row.redemptionId === id)
  const row = rows[here]
  if (!row) return data ? null : <PartState error={error} />
  const params = { redemptionId: id }
  return (
    <div className={styles['panel']}>
      <RecordHead title={row.name} note={row.account} onClose={onClose} />
      <Decision
        id={id}
        title={row.name}
        facts={{ name: row.name, amount: row.amount }}
        send={(choice, remark) =>
          choice === 'approve'
            ? call(approveRedemption, { params, body: { remark } })
            : call(rejectRedemption, { params, body: { remark } })
        }
        onDone={async () => {
          of.change({ row: rows[here + 1]?.redemptionId ?? '' })
          await queries.invalidateQueries({ queryKey: ['redemptions'] })
        }}
      />
      <FactList
        items={[
          { label: t('word.count'), value: row.quantity },
          { label: t('loyalty.points'), value: formatAmount(row.points) },
          { label: t('loyalty.reais'), value: formatReais(row.amount) },
          { label: t('loyalty.sentTo'), value: row.address ?? '–' },
          { label: t('loyalty.phone'), value: row.phone ?? '–' },
          { label: t('word.since'), value: formatMoment(row.appliedAt) },
        ]}
      />
    </div>
  )
}
