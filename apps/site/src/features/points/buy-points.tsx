import { convertPoint } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getPointConfig } from '@trevo/contract/wps/points.ts'
import { formatMoney, minorPerReal, parseMoney } from '@trevo/money/money.ts'
import { scale } from '@trevo/money/share.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { call } from '../../core/api/api.ts'
import { readAmount } from '../../core/forms/typed-amount.ts'
import { useAmountWords } from '../../core/forms/use-amount-words.ts'
import { useCommandId } from '../../core/forms/use-command-id.ts'
import { useForm } from '../../core/forms/use-form.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { paymentFailure } from '../../core/forms/payment-failure.ts'
import { PaymentPasswordField } from '../../core/forms/payment-password-field.tsx'
import { formatPoints } from '../../entities/rewards/prize-text.ts'
import { PasswordMissing } from './password-missing.tsx'
import styles from './points.module.css'
import { useText } from '../../core/language/use-text.ts'

type Config = Value<typeof getPointConfig>

/** Turns money into points at the published ratio; hidden where points are not sold. */
export const BuyPoints = ({
  config,
  onBought,
}: {
  readonly config: Config
  readonly onBought: () => void
}) => {
  const t = useText('points')
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
        <Modal title={t('points.buy')} onClose={() => setOpen(false)} size={{ width: 440 }}>
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

/** More than any wallet holds: the server compares with the balance. */
const most = '9999999.99'

const useTypedAmount = (least: string) => {
  const { language } = useLanguage()
  return (text: string) => readAmount(text, language, { min: least, max: most })
}

/** Points for an amount, rounded down as the server does. */
const pointsFor = (amount: string, ratio: string): string =>
  formatMoney(
    scale(parseMoney(amount), { numerator: parseMoney(ratio), denominator: minorPerReal }, 'floor'),
  )

type Buying = { readonly ratio: string; readonly least: string; readonly onBought: () => void }

const useBuyForm = ({ least, onBought }: Buying) => {
  const t = useText('points')
  const { locale } = useLanguage()
  const id = useCommandId()
  const read = useTypedAmount(least)
  const words = useAmountWords()
  const min = formatAmount(least, { locale })
  return useForm({
    empty: { amount: '', password: '' },
    check: (name, values) => {
      if (name === 'password') return values.password ? undefined : t('common.enterPaymentPassword')
      const { kind } = read(values.amount)
      if (kind === 'unreadable') return words.unreadable
      return kind === 'fits' ? undefined : t('points.amountNeeded', { min })
    },
    send: async ({ amount, password }) => {
      const typed = read(amount)
      const body = {
        clientId: id.current(),
        amount: typed.kind === 'fits' ? typed.amount : '',
        paymentPassword: password,
      }
      const answer = await call(convertPoint, { body })
      id.answered(answer.ok ? undefined : answer.code)
      if (!answer.ok) return paymentFailure(answer, 'password', t('points.unreached'))
      showToast(t('points.bought', { points: formatPoints(answer.value.earned, locale) }))
      onBought()
      return undefined
    },
  })
}

const BuyForm = (buying: Buying) => {
  const t = useText('points')
  const { locale } = useLanguage()
  const { ratio, least } = buying
  const min = formatAmount(least, { locale })
  const form = useBuyForm(buying)
  const words = useAmountWords()
  const typed = useTypedAmount(least)(form.values.amount)
  const points = typed.kind === 'fits' ? pointsFor(typed.amount, ratio) : '0.00'
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <Field
        {...form.field('amount')}
        label={t('common.amount')}
        hint={words.readAs(form.values.amount) ?? t('points.amountHint', { min })}
        inputMode="decimal"
      />
      <p className={styles['price']} aria-live="polite">
        {t('points.youGet', { points: formatPoints(points, locale) })}
      </p>
      <PaymentPasswordField {...form.field('password')} />
      <FormEnd form={form} label={t('points.buy')} />
    </form>
  )
}
