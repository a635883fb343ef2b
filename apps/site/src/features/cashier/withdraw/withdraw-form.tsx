import type { Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { Button } from '@trevo/ui/button.tsx'
import { PasswordField } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBalance } from '../../../core/session/balance-store.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import amountStyles from '../common/amount-form.module.css'
import { cleanAmount, readAmount, typedForm } from '../common/amount.ts'
import { fromCents, toCents } from './cents.ts'
import type { Settings } from './queries.ts'
import { ChannelChoice, PayeeChoice } from './payee-choice.tsx'
import { useCreateWithdrawal } from './use-create-withdrawal.ts'
import { useWithdrawText } from './use-withdraw-text.ts'
import styles from './withdraw.module.css'

const useAmount = (settings: Settings, balance: string) => {
  const t = useWithdrawText()
  const { locale } = useLanguage()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const money = (amount: string) => formatAmount(amount, { locale })
  const { minimumAmount: min, maximumAmount: max } = settings
  const typed = readAmount(text, locale, { min, max })
  const isAbove = typed.kind === 'fits' && toCents(typed.amount) > toCents(balance)
  const problemOf = () => {
    if (isAbove) return t('withdraw.amountAbove', { amount: money(balance) })
    if (typed.kind === 'empty') return t('withdraw.amountEmpty')
    if (typed.kind === 'fits') return undefined
    return t('withdraw.amountOutside', { min: money(min), max: money(max) })
  }
  return {
    text,
    money,
    amount: typed.kind === 'fits' && !isAbove ? typed.amount : undefined,
    problem: isChecked ? problemOf() : undefined,
    check: () => setChecked(true),
    type: (next: string) => setText(cleanAmount(next)),
    all: () => {
      const most = toCents(balance) < toCents(max) ? toCents(balance) : toCents(max)
      setText(typedForm(fromCents(most), locale))
    },
  }
}

const FeeLine = ({
  settings,
  amount,
  isPeer,
}: {
  readonly settings: Settings
  readonly amount: string | undefined
  readonly isPeer: boolean
}) => {
  const t = useWithdrawText()
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

const AmountField = ({
  amount,
  balance,
  hint,
}: {
  readonly amount: ReturnType<typeof useAmount>
  readonly balance: string
  readonly hint: string
}) => {
  const t = useWithdrawText()
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={amountStyles['question']}>
        {t('withdraw.howMuch')}
      </label>
      <div className={amountStyles['sum']} data-invalid={amount.problem ? 'true' : undefined}>
        <span aria-hidden="true">R$</span>
        <input
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={amount.text}
          size={Math.max(2, amount.text.length)}
          aria-invalid={amount.problem ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => amount.type(event.target.value)}
        />
      </div>
      <output id={`${id}-hint`} htmlFor={id} className={amountStyles['hint']}>
        {amount.problem ? <span className={amountStyles['problem']}>{amount.problem}</span> : hint}
      </output>
      <div className={styles['balance']}>
        <span>{t('withdraw.available', { amount: amount.money(balance) })}</span>
        <Button look="plain" onClick={amount.all}>
          {t('withdraw.all')}
        </Button>
      </div>
    </>
  )
}

/** How much, to which key, and the payment password: one page, one button. */
export const WithdrawForm = ({
  settings,
  payees,
  onCreated,
}: {
  readonly settings: Settings
  readonly payees: readonly Payee[]
  readonly onCreated: (withdrawalId: string) => void
}) => {
  const t = useWithdrawText()
  const form = useRef<HTMLFormElement>(null)
  const balance = useBalance()?.amount ?? '0.00'
  const amount = useAmount(settings, balance)
  const [chosen, setChosen] = useState(payees[0]?.bankCardId ?? '')
  const [channel, setChannel] = useState<'pix' | 'peer'>('pix')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const creating = useCreateWithdrawal(onCreated)
  // One that was removed meanwhile is no choice any more.
  const payeeId = payees.some(({ bankCardId }) => bankCardId === chosen)
    ? chosen
    : (payees[0]?.bankCardId ?? '')
  const isAboutPassword = creating.error?.code.startsWith('payment_password') === true
  const isComplete = /^\d{6}$/.test(password)
  const refused = creating.error && (creating.error.message || t('withdraw.offline'))
  const passwordProblem = isAboutPassword
    ? (refused ?? undefined)
    : isChecked && !isComplete
      ? t('withdraw.passwordNeeded')
      : undefined

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (creating.isPending) return
    amount.check()
    setChecked(true)
    const focus = (name: string) =>
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    if (amount.amount === undefined) return focus('amount')
    if (!isComplete) return focus('paymentPassword')
    const wish = { amount: amount.amount, bankCardId: payeeId, channel, password }
    return creating.mutate(wish, {
      onError: () => {
        setPassword('')
        setChecked(false)
        focus('paymentPassword')
      },
    })
  }
  const bounds = {
    min: amount.money(settings.minimumAmount),
    max: amount.money(settings.maximumAmount),
  }
  return (
    <form ref={form} className={amountStyles['form']} data-question onSubmit={submit} noValidate>
      <AmountField amount={amount} balance={balance} hint={t('withdraw.hint', bounds)} />
      <PayeeChoice payees={payees} value={payeeId} onChange={setChosen} />
      {settings.channels.length > 1 && <ChannelChoice value={channel} onChange={setChannel} />}
      <PasswordField
        name="paymentPassword"
        label={t('withdraw.password')}
        hint={t('withdraw.passwordHint')}
        error={passwordProblem}
        showLabel={t('withdraw.show')}
        hideLabel={t('withdraw.hide')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={password}
        onChange={(event) => setPassword(event.target.value.replaceAll(/\D/g, ''))}
      />
      <FeeLine settings={settings} amount={amount.amount} isPeer={channel === 'peer'} />
      <div role="alert">
        {refused && !isAboutPassword && <p className={amountStyles['problem']}>{refused}</p>}
      </div>
      <Button type="submit" size="large" wide busy={creating.isPending}>
        {amount.amount === undefined
          ? t('withdraw.go')
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
