import { transferMany } from '@trevo/api-client/endpoints.ts'
import { transferManyMax } from '@trevo/contract/wps/transfers.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Checkbox, Field } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { PaymentPasswordField } from '../../../core/forms/payment-password-field.tsx'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { to } from '../../../core/router/to.ts'
import { useBalance } from '../../../core/session/balance-store.ts'
import { AmountField, useAmountCheck } from './amount-field.tsx'
import { useCommandId } from '../../../core/forms/use-command-id.ts'
import { PeopleSearch } from './people-search.tsx'
import { totalOf } from './total-of.ts'
import styles from './transfers.module.css'
import { TurnoverNote } from './turnover-note.tsx'
import { usePeople, type People, type PeopleSearching, type Person } from './use-people.ts'
import { useText } from '../../../core/language/use-text.ts'

/** agentRedRain: the same amount to several people directly below. */
export const SendManyPage = () => {
  const t = useText('transfers')
  const { query, listed, search } = usePeople()
  const [sent, setSent] = useState(0)
  if (!query.data || !listed) {
    return (
      <NotLoaded
        query={query}
        radius={24}
        title={t('transfers.notLoaded')}
        text={t('common.moneySafe')}
      />
    )
  }
  const { allowed, downline, hasPaymentPassword } = query.data
  if (!allowed || downline.length === 0) {
    return (
      <Empty
        drawing="handshake"
        title={t(allowed ? 'transfers.nobody' : 'transfers.forbidden')}
        text={t(allowed ? 'transfers.nobodyBelow' : 'transfers.forbiddenText')}
      />
    )
  }
  if (!hasPaymentPassword) {
    return (
      <Empty
        drawing="shield"
        title={t('transfers.setPassword')}
        text={t('transfers.setPasswordText')}
        action={
          <Link to={to.member('securityCenter')} className={buttonClass('brand')}>
            {t('transfers.toSecurity')}
          </Link>
        }
      />
    )
  }
  return (
    <SendManyForm key={sent} people={listed} search={search} onSent={() => setSent(sent + 1)} />
  )
}

const useSendMany = (chosen: readonly Person[], max: string, onSent: () => void) => {
  const t = useText('transfers')
  const { locale } = useLanguage()
  const id = useCommandId()
  const amount = useAmountCheck(max)
  return useForm({
    empty: { amount: '', remark: '', paymentPassword: '' },
    check: (name, values) => {
      if (name === 'amount') return amount.problemOf(values.amount)
      const isMissing = name === 'paymentPassword' && values.paymentPassword === ''
      return isMissing ? t('common.enterPaymentPassword') : undefined
    },
    send: async ({ amount: typed, remark, paymentPassword }) => {
      if (chosen.length === 0) return { message: t('common.choosePeople') }
      const said = remark.trim()
      const answer = await call(transferMany, {
        body: {
          clientId: id.current(),
          amount: amount.amountOf(typed),
          paymentPassword,
          accounts: chosen.map(({ account }) => account),
          ...(said && { remark: said }),
        },
      })
      id.answered(answer.ok ? undefined : answer.code)
      if (!answer.ok) {
        const isPassword = answer.code === 'payment_password.wrong'
        return {
          message: answer.message || t('transfers.unreached'),
          ...(isPassword && { field: 'paymentPassword' as const }),
        }
      }
      const total = formatAmount(answer.value.total, { locale })
      showToast(t('transfers.many.sent', { total, count: answer.value.to.length }))
      onSent()
      return undefined
    },
  })
}

/** Those who are chosen come first during any search. */
const listedWith = (chosen: readonly Person[], downline: readonly Person[]): readonly Person[] => {
  const listed = new Set(downline.map(({ account }) => account))
  return [...chosen.filter(({ account }) => !listed.has(account)), ...downline]
}

const SendManyForm = ({
  people,
  search,
  onSent,
}: {
  readonly people: People
  readonly search: PeopleSearching
  readonly onSent: () => void
}) => {
  const t = useText('transfers')
  const { locale } = useLanguage()
  const max = useBalance()?.amount ?? '0.00'
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const form = useSendMany(chosen, max, onSent)
  const isChosen = ({ account }: Person) => chosen.some((one) => one.account === account)
  const toggle = (person: Person) =>
    setChosen(
      isChosen(person)
        ? chosen.filter(({ account }) => account !== person.account)
        : [...chosen, person],
    )
  const total = totalOf(useAmountCheck(max).amountOf(form.values.amount), chosen.length)
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <PeopleSearch people={people} search={search} />
      <fieldset className={styles['many']}>
        <legend>{t('transfers.many.whom', { max: transferManyMax })}</legend>
        {listedWith(chosen, people.downline).map((person) => (
          <Checkbox
            key={person.account}
            label={`${person.nickname} (${person.account})`}
            checked={isChosen(person)}
            disabled={!isChosen(person) && chosen.length >= transferManyMax}
            onChange={() => toggle(person)}
          />
        ))}
      </fieldset>
      <TurnoverNote people={people} />
      <AmountField field={form.field('amount')} max={max} />
      <Field {...form.field('remark')} label={t('transfers.remark')} maxLength={100} />
      <PaymentPasswordField {...form.field('paymentPassword')} />
      <p role="status">
        {t('transfers.many.total', {
          total: formatAmount(total, { locale }),
          count: chosen.length,
          left: formatAmount(people.leftToday, { locale }),
        })}
      </p>
      {form.failure && (
        <p className={styles['failure']} role="alert">
          {form.failure}
        </p>
      )}
      <Button type="submit" size="large" wide busy={form.isBusy}>
        {t('common.send')}
      </Button>
    </form>
  )
}
