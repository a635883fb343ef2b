import { convertPoint } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getPointConfig } from '@trevo/contract/wps/points.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field, PasswordField } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Modal } from '@trevo/ui/modal.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { useCommandId } from '../../core/forms/use-command-id.ts'
import { useForm } from '../../core/forms/use-form.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { formatPoints } from '../../entities/rewards/prize-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { PasswordMissing } from './password-missing.tsx'
import styles from './points.module.css'
import { usePointsText } from './use-points-text.ts'

type Config = Value<typeof getPointConfig>

/** Turns money into points at the published ratio; nothing where points are not sold. */
export const BuyPoints = ({
  config,
  onBought,
}: {
  readonly config: Config
  readonly onBought: () => void
}) => {
  const t = usePointsText()
  const { locale } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { ratio } = config
  if (ratio === null) return null
  const points = formatPoints(ratio, locale)
  return (
    <section className={styles['buy']}>
      <div>
        <h2>{t('points.buy')}</h2>
        <p>{t('points.buyRatio', { points })}</p>
      </div>
      <Button look="plain" onClick={() => setOpen(true)}>
        {t('points.buy')}
      </Button>
      {isOpen && (
        <Modal
          open
          title={t('points.buy')}
          onClose={() => setOpen(false)}
          closeLabel={t('points.close')}
          size={{ width: 440 }}
        >
          <div className={styles['sheet']}>
            {config.hasPaymentPassword ? (
              <BuyForm
                ratio={ratio}
                least={config.minAmount}
                onBought={() => {
                  setOpen(false)
                  onBought()
                }}
              />
            ) : (
              <PasswordMissing />
            )}
          </div>
        </Modal>
      )}
    </section>
  )
}

/** A typed amount with a point for its decimals, "12,5" as "12.5"; undefined for anything else. */
const amountOf = (text: string): string | undefined => {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? plain : undefined
}

type Buying = { readonly ratio: string; readonly least: string; readonly onBought: () => void }

const useBuyForm = ({ least, onBought }: Buying) => {
  const t = usePointsText()
  const { locale } = useLanguage()
  const id = useCommandId()
  const min = formatAmount(least, { locale })
  return useForm({
    empty: { amount: '', password: '' },
    check: (name, values) => {
      if (name === 'password') return values.password ? undefined : t('points.passwordNeeded')
      const amount = amountOf(values.amount)
      const isEnough = amount !== undefined && Number.parseFloat(amount) >= Number.parseFloat(least)
      return isEnough ? undefined : t('points.amountNeeded', { min })
    },
    send: async ({ amount, password }) => {
      const body = {
        clientId: id.current(),
        amount: amountOf(amount) ?? '',
        paymentPassword: password,
      }
      const answer = await call(convertPoint, { body })
      id.answered(answer.ok ? undefined : answer.code)
      if (!answer.ok) {
        const message = answer.message || t('points.unreached')
        const isPassword = answer.code === 'payment_password.wrong'
        return { message, ...(isPassword && { field: 'password' as const }) }
      }
      showToast(t('points.bought', { points: formatPoints(answer.value.earned, locale) }))
      onBought()
      return undefined
    },
  })
}

const BuyForm = (buying: Buying) => {
  const t = usePointsText()
  const { locale } = useLanguage()
  const { ratio, least } = buying
  const min = formatAmount(least, { locale })
  const form = useBuyForm(buying)
  const typed = amountOf(form.values.amount)
  const bought = typed === undefined ? 0 : Number.parseFloat(typed) * Number.parseFloat(ratio)
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <Field
        {...form.field('amount')}
        label={t('points.amount')}
        hint={t('points.amountHint', { min })}
        inputMode="decimal"
        maxLength={10}
      />
      <p className={styles['price']} aria-live="polite">
        {t('points.youGet', { points: formatPoints(bought.toFixed(2), locale) })}
      </p>
      <PasswordField
        {...form.field('password')}
        label={t('points.password')}
        showLabel={t('points.show')}
        hideLabel={t('points.hide')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      {form.failure && (
        <p className={lists['failure']} role="alert">
          {form.failure}
        </p>
      )}
      <Button type="submit" size="large" wide busy={form.isBusy}>
        {t('points.buy')}
      </Button>
    </form>
  )
}
