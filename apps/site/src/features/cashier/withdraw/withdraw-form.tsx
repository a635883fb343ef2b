import type { Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { Problem, Why } from '../../../core/forms/problem.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBalance } from '../../../core/session/balance-store.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { AmountField } from '../common/amount-field.tsx'
import amountStyles from '../common/amount-form.module.css'
import { fromCents, toCents } from './cents.ts'
import type { Settings } from './queries.ts'
import { ChannelChoice, PayeeChoice } from './payee-choice.tsx'
import { PaymentPassword, usePaymentPassword } from './payment-password.tsx'
import { useAmount } from './use-amount.ts'
import { useCreateWithdrawal } from './use-create-withdrawal.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './withdraw.module.css'

const FeeLine = ({
  settings,
  amount,
  isPeer,
}: {
  readonly settings: Settings
  readonly amount: string | undefined
  readonly isPeer: boolean
}) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const { fee, freePerDay: total, remainingTransactionTimes: count } = settings
  const money = (text: string) => formatAmount(text, { locale })
  const textOf = () => {
    if (isPeer) return t('withdraw.freeOpen')
    if (toCents(fee) === 0n) return t('withdraw.free', { count, total })
    if (amount === undefined) return t('withdraw.fee', { fee: money(fee), total })
    const net = fromCents(toCents(amount) - toCents(fee))
    return t('withdraw.feeTakes', { fee: money(fee), net: money(net) })
  }
  const law = settings.payableWithinMin
  return (
    <p className={amountStyles['fee']}>
      {textOf()}
      {law > 0 && ` ${t('withdraw.law', { minutes: law })}`}
    </p>
  )
}

const Balance = ({
  amount,
  balance,
}: {
  readonly amount: ReturnType<typeof useAmount>
  readonly balance: string
}) => {
  const t = useText('withdraw')
  return (
    <div className={styles['balance']}>
      <span>{t('common.available', { amount: amount.money(balance) })}</span>
      <Button look="plain" onClick={amount.all}>
        {t('withdraw.all')}
      </Button>
    </div>
  )
}

/** State of the form: amount, payee, method and payment password, their errors, and submitting them. */
const useWithdrawForm = (
  settings: Settings,
  payees: readonly Payee[],
  onCreated: (withdrawalId: string) => void,
) => {
  const t = useText('withdraw')
  const form = useRef<HTMLFormElement>(null)
  const balance = useBalance()?.amount ?? '0.00'
  const amount = useAmount(settings, balance)
  const [chosen, setChosen] = useState(payees[0]?.bankCardId ?? '')
  const [channel, setChannel] = useState<'pix' | 'peer'>('pix')
  const [giveUp, setGiveUp] = useState(false)
  const creating = useCreateWithdrawal(onCreated)
  // A payee removed meanwhile can no longer be chosen.
  const payeeId = payees.some(({ bankCardId }) => bankCardId === chosen)
    ? chosen
    : (payees[0]?.bankCardId ?? '')
  const isAboutPassword = creating.error?.code.startsWith('payment_password') === true
  const refused = creating.error ? creating.error.message || t('withdraw.offline') : undefined
  const password = usePaymentPassword(isAboutPassword ? refused : undefined)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (creating.isPending) return
    amount.check()
    password.check()
    const focus = (name: string) =>
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    if (amount.amount === undefined) return focus('amount')
    if (!password.isComplete) return focus('paymentPassword')
    const order = {
      amount: amount.amount,
      bankCardId: payeeId,
      channel,
      password: password.password,
      ...(giveUp && { giveUpBonus: true as const }),
    }
    return creating.mutate(order, {
      onError: () => {
        password.empty()
        focus('paymentPassword')
      },
    })
  }
  return {
    form,
    balance,
    amount,
    payee: { value: payeeId, onChange: setChosen },
    channel: { value: channel, onChange: setChannel },
    password,
    refused: isAboutPassword ? undefined : refused,
    refusedCode: creating.error?.code,
    bonus: {
      isAsked: giveUp || creating.error?.code === 'withdrawal.bonus_active',
      value: giveUp,
      onChange: setGiveUp,
    },
    isBusy: creating.isPending,
    submit,
  }
}

/** Amount, key and payment password: one page, one button. */
export const WithdrawForm = ({
  settings,
  payees,
  onCreated,
}: {
  readonly settings: Settings
  readonly payees: readonly Payee[]
  readonly onCreated: (withdrawalId: string) => void
}) => {
  const t = useText('withdraw')
  const { form, balance, amount, payee, channel, password, bonus, isBusy, submit, ...failure } =
    useWithdrawForm(settings, payees, onCreated)
  const { refused, refusedCode } = failure
  const bounds = {
    min: amount.money(settings.minimumAmount),
    max: amount.money(settings.maximumAmount),
  }
  return (
    <form ref={form} className={amountStyles['form']} data-question onSubmit={submit} noValidate>
      <AmountField
        label={t('withdraw.howMuch')}
        text={amount.text}
        problem={amount.problem}
        readAs={amount.readAs}
        hint={t('common.fromMinToMax', bounds)}
        onType={amount.type}
      />
      <Balance amount={amount} balance={balance} />
      <PayeeChoice payees={payees} {...payee} />
      {settings.channels.length > 1 && <ChannelChoice {...channel} />}
      <PaymentPassword password={password} />
      <FeeLine settings={settings} amount={amount.amount} isPeer={channel.value === 'peer'} />
      {refused === undefined ? (
        <Why code={refusedCode} />
      ) : (
        <Problem text={refused} code={refusedCode} />
      )}
      {bonus.isAsked && (
        <label className={styles['giveUp']}>
          <input
            type="checkbox"
            checked={bonus.value}
            onChange={({ target }) => bonus.onChange(target.checked)}
          />
          {t('withdraw.giveUpBonus')}
        </label>
      )}
      <Button type="submit" size="large" wide busy={isBusy}>
        {amount.amount === undefined
          ? t('common.withdraw')
          : t('withdraw.goAmount', { amount: amount.money(amount.amount) })}
      </Button>
      <Button
        look="quiet"
        wide
        onClick={() => openPopup('security', { form: { name: 'paymentReset' } })}
      >
        {t('withdraw.passwordForgot')}
      </Button>
    </form>
  )
}
