import { planInstantEdition } from '@trevo/api-client/ops-endpoints.ts'
import type { InstantPlan } from '@trevo/contract/ops/lottery/instant.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../core/api.ts'
import { formatRate } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { AmountInput, ChoiceInput, LongInput, NumberInput } from '../../../parts/inputs.tsx'
import { readTypedPlan, typePlan, type TypedPlan } from './read-plan.ts'

const factsOf = ({ price, ticketCount, prizes, days }: TypedPlan) => ({
  price,
  ticketCount,
  prizes: prizes.trim().split('\n').join(', '),
  days,
})

/** Another plan for the next edition; two persons say so. */
export const PlanDialog = ({
  game: { gameCode, plan },
  returns,
  onClose,
}: {
  readonly game: { readonly gameCode: string; readonly plan: InstantPlan }
  /** Between which a plan may return, in 1/100 percent. */
  readonly returns: { readonly lowest: number; readonly highest: number }
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<TypedPlan>(() => typePlan(plan))
  const [begins, setBegins] = useState<'after' | 'now'>('after')
  const read = readTypedPlan(typed)
  const change = (part: Partial<TypedPlan>) => setTyped({ ...typed, ...part })
  return (
    <ActDialog
      title={t('lottery.instantPlanOf', { game: gameCode })}
      draft={`lottery instant ${gameCode}`}
      confirm={t('lottery.askNow')}
      isSecond
      problem={read.ok ? undefined : t(`lottery.instantFault.${read.fault}`)}
      change={{ before: factsOf(typePlan(plan)), after: factsOf(typed) }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const answer = await call(planInstantEdition, {
          params: { gameCode },
          body: {
            requestId,
            plan: read.ok ? read.plan : plan,
            endsPresent: begins === 'now',
            reason,
          },
        })
        await queries.invalidateQueries({ queryKey: ['lottery'] })
        return answer
      }}
      onClose={onClose}
    >
      <PlanFields typed={typed} onChange={change} />
      <ChoiceInput
        label={t('lottery.instantBegins')}
        value={begins}
        choices={[
          { value: 'after', text: t('lottery.instantAfter') },
          { value: 'now', text: t('lottery.instantNow') },
        ]}
        onChange={setBegins}
      />
      <p>
        {t('lottery.instantReturn', {
          rate: read.ok ? formatRate(read.returnBp) : '–',
          lowest: formatRate(returns.lowest),
          highest: formatRate(returns.highest),
        })}
      </p>
    </ActDialog>
  )
}

const PlanFields = ({
  typed,
  onChange,
}: {
  readonly typed: TypedPlan
  readonly onChange: (part: Partial<TypedPlan>) => void
}) => {
  const t = useT()
  return (
    <>
      <AmountInput
        label={t('lottery.instantPrice')}
        value={typed.price}
        onChange={(price) => onChange({ price })}
      />
      <NumberInput
        label={t('lottery.column.tickets')}
        value={typed.ticketCount}
        min={100}
        max={200_000}
        onChange={(ticketCount) => onChange({ ticketCount })}
      />
      <LongInput
        label={t('lottery.instantPrizes')}
        value={typed.prizes}
        max={400}
        rows={8}
        onChange={(prizes) => onChange({ prizes })}
      />
      <NumberInput
        label={t('lottery.instantDays')}
        value={typed.days}
        min={1}
        max={365}
        onChange={(days) => onChange({ days })}
      />
    </>
  )
}
