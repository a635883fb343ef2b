import { changeAgentRate } from '@trevo/api-client/ops-endpoints.ts'
import type { AgentRecord } from '@trevo/contract/ops/teams/records.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatRate } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'

export type Rate = AgentRecord['rates'][number]

/** Another rebate, among the values that the rules allow; a second person approves. */
export const RateDialog = ({
  username,
  rate,
  onClose,
}: {
  readonly username: string
  readonly rate: Rate
  readonly onClose: () => void
}) => {
  const t = useT()
  const values = rate.allowedBp.filter((bp) => bp !== rate.rateBp)
  const [chosen, setChosen] = useState(values[0] ?? 0)
  return (
    <ActDialog
      title={t('agents.changeRate', { username, product: t(`agents.product.${rate.product}`) })}
      draft={`rate ${username} ${rate.product}`}
      confirm={t('agents.askSecond')}
      isSecond
      change={{
        before: { rate: rate.rateBp === null ? null : formatRate(rate.rateBp) },
        after: { rate: formatRate(chosen) },
      }}
      done={t('agents.asked')}
      onConfirm={(asked) =>
        call(changeAgentRate, {
          body: { username, product: rate.product, rateBp: chosen, ...asked },
        })
      }
      onClose={onClose}
    >
      <Field label={t('fact.rate')} hint={t('agents.rateHint')}>
        <select
          value={chosen}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {values.map((bp) => (
            <option key={bp} value={bp}>
              {formatRate(bp)}
            </option>
          ))}
        </select>
      </Field>
    </ActDialog>
  )
}
