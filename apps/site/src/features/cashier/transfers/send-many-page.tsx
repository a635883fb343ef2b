import { transferMany } from '@trevo/api-client/endpoints.ts'
import { transferManyMax } from '@trevo/contract/wps/transfers.ts'
import { Checkbox, Field } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { paymentFailure } from '../../../core/forms/payment-failure.ts'
import { PaymentPasswordField } from '../../../core/forms/payment-password-field.tsx'
import { useBalance } from '../../../core/session/balance-store.ts'
import { AmountField, useAmountCheck } from './amount-field.tsx'
import { useCommandId } from '../../../core/forms/use-command-id.ts'
import { PeopleSearch } from './people-search.tsx'
import { totalOf } from './total-of.ts'
import styles from './transfers.module.css'
import { TurnoverNote } from './turnover-note.tsx'
import type { People, PeopleSearching, Person } from './use-people.ts'
import { WithPeople } from './with-people.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** agentRedRain: the same amount to several direct downlines. */
export const SendManyPage = () => {
  const t = useText('transfers')
  const [sent, setSent] = useState(0)
  return (
    <WithPeople
      isAlone={({ downline }) => downline.length === 0}
      nobodyText={t('transfers.nobodyBelow')}
    >
      {(_all, listed, search) => (
        <SendManyForm key={sent} people={listed} search={search} onSent={() => setSent(sent + 1)} />
      )}
    </WithPeople>
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
      if (!answer.ok) return paymentFailure(answer, 'paymentPassword', t('transfers.unreached'))
      const total = formatAmount(answer.value.total, { locale })
      showToast(t('transfers.many.sent', { total, count: answer.value.to.length }))
      onSent()
      return undefined
    },
  })
}

/** The chosen ones come first during any search. */
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
      <FormEnd form={form} label={t('common.send')} />
    </form>
  )
}
