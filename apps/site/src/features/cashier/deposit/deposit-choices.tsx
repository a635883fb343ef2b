import type { Value } from '@trevo/contract/endpoint.ts'
import type { getDepositSettings } from '@trevo/contract/wps/cashier/deposit.ts'
import { Select } from '@trevo/ui/field.tsx'
import { useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { dayName, dueDays } from './due-days.ts'
import { useText } from '../../../core/language/use-text.ts'

type Info = Value<typeof getDepositSettings>['depositInfo']
type Channel = Info['channels'][number]

/** The fields of a deposit besides its amount; unset ones are omitted. */
export type Choices = { readonly dueOn?: string; readonly promotionId?: string }

type Props = {
  readonly choices: Choices
  readonly onChange: (choices: Choices) => void
}

/** Pay now, or by the end of a day that the member picks. */
export const DueChoice = ({
  channel,
  choices,
  onChange,
}: Props & { readonly channel: Channel }) => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  const [days] = useState(() => dueDays(Date.now(), channel.dueDaysMax))
  if (days.length === 0) return null
  const { dueOn = '', ...rest } = choices
  const minutes = Math.round(channel.chargeSec / 60)
  return (
    <Select
      label={t('cashier.payWhen')}
      value={dueOn}
      onChange={({ target }) =>
        onChange(target.value === '' ? rest : { ...rest, dueOn: target.value })
      }
      options={[
        { value: '', label: t('cashier.payNow', { minutes: String(minutes) }) },
        ...days.map((day) => ({
          value: day,
          label: t('cashier.payUntil', { day: dayName(day, locale) }),
        })),
      ]}
    />
  )
}

/** The promotions on offer for a deposit; nothing if there is no such promotion. */
export const PromotionChoice = ({
  promotions,
  choices,
  onChange,
}: Props & { readonly promotions: Info['promotions'] }) => {
  const t = useText('cashier')
  if (promotions.length === 0) return null
  const { promotionId = '', ...rest } = choices
  const chosen = promotions.find((promotion) => promotion.promotionId === promotionId)
  return (
    <Select
      label={t('cashier.promotion')}
      hint={chosen?.terms}
      value={promotionId}
      onChange={({ target }) =>
        onChange(target.value === '' ? rest : { ...rest, promotionId: target.value })
      }
      options={[
        { value: '', label: t('cashier.noPromotion') },
        ...promotions.map((one) => ({ value: one.promotionId, label: one.title })),
      ]}
    />
  )
}
