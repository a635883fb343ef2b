import { changePayoutLimits, showPayoutLimits } from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask, call } from '../../core/api.ts'
import { plainAmount } from '../../core/plain-amount.ts'
import { formatAmount, formatCount, formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'

const capsQuery = queryOptions({
  queryKey: ['payout limits'],
  queryFn: () => ask(showPayoutLimits),
  refetchInterval: 15_000,
})

const ChangeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const queries = useQueryClient()
  const { stakesMax, payoutMax } = useSuspenseQuery(capsQuery).data
  const [stakes, setStakes] = useState(String(stakesMax))
  const [amount, setAmount] = useState(formatAmount(payoutMax))
  const wanted = plainAmount(amount.trim())
  const count = Number(stakes)
  const isValid = /^\d{1,12}(\.\d{1,2})?$/.test(wanted) && Number.isInteger(count) && count > 0
  return (
    <ActDialog
      title={t('catalogue.tab.caps')}
      draft="payout limits"
      confirm={t('catalogue.ask')}
      isSecond
      problem={isValid ? undefined : t('catalogue.invalid')}
      change={{
        before: { stakesMax, payoutMax },
        after: {
          stakesMax: count,
          payoutMax: isValid && !wanted.includes('.') ? `${wanted}.00` : wanted,
        },
      }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const body = { requestId, stakesMax: count, payoutMax: wanted, reason }
        const answer = await call(changePayoutLimits, { body })
        await queries.invalidateQueries({ queryKey: capsQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    >
      <Field label={t('catalogue.caps.stakes')}>
        <input
          value={stakes}
          inputMode="numeric"
          maxLength={7}
          onChange={({ currentTarget }) => setStakes(currentTarget.value)}
        />
      </Field>
      <Field label={t('catalogue.caps.payout')}>
        <input
          value={amount}
          inputMode="decimal"
          maxLength={18}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}

/** Above which payout of a stake a person decides. */
export const CapsTab = () => {
  const t = useT()
  const { stakesMax, payoutMax, isOwn, waiting } = useSuspenseQuery(capsQuery).data
  const mayChange = useRight('catalogue.change') !== undefined
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel
      title={t('catalogue.tab.caps')}
      note={t('catalogue.caps.note')}
      aside={
        mayChange && (
          <button type="button" className="o-btn" onClick={() => setChanging(true)}>
            {t('word.change')}
          </button>
        )
      }
    >
      <FactList
        items={[
          { label: t('catalogue.caps.stakes'), value: formatCount(stakesMax) },
          { label: t('catalogue.caps.payout'), value: formatAmount(payoutMax) },
          {
            label: t('catalogue.caps.origin'),
            value: t(isOwn ? 'catalogue.caps.own' : 'catalogue.caps.default'),
          },
          ...(waiting
            ? [
                {
                  label: t('catalogue.caps.waiting'),
                  tone: 'warn' as const,
                  value: (
                    <Link className="o-link" to={`/approvals/${waiting.requestId}`}>
                      {waiting.askedBy}, {formatMoment(waiting.askedAt)}: {waiting.reason}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      {isChanging && <ChangeDialog onClose={() => setChanging(false)} />}
    </Panel>
  )
}
