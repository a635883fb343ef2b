import { transferDownline, transferUpline } from '@trevo/api-client/endpoints.ts'
import { Field, Select } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { paymentFailure } from '../../../core/forms/payment-failure.ts'
import { PaymentPasswordField } from '../../../core/forms/payment-password-field.tsx'
import { useBalance } from '../../../core/session/balance-store.ts'
import { AmountField, useAmountCheck } from './amount-field.tsx'
import styles from './transfers.module.css'
import { useCommandId } from '../../../core/forms/use-command-id.ts'
import { PeopleSearch } from './people-search.tsx'
import type { People, PeopleSearching } from './use-people.ts'
import { useText } from '../../../core/language/use-text.ts'

/** Represents the agent above; accounts below are identified by name. */
const above = '^'

/** The chosen one is kept in the list during any search. */
const useReceivers = ({ upline, downline }: People, chosen: string) => {
  const t = useText('transfers')
  const isListed = chosen === above || downline.some(({ account }) => account === chosen)
  return [
    ...(chosen === '' ? [{ value: '', label: t('transfers.choose') }] : []),
    ...(upline ? [{ value: above, label: t('transfers.upline', { name: upline.nickname }) }] : []),
    ...downline.map(({ account, nickname }) => ({
      value: account,
      label: `${nickname} (${account})`,
    })),
    ...(isListed || chosen === '' ? [] : [{ value: chosen, label: chosen }]),
  ]
}

/** Sends to the chosen receiver, initially `first`. */
const useSendForm = (first: string, max: string, onSent: () => void) => {
  const t = useText('transfers')
  const { locale } = useLanguage()
  const id = useCommandId()
  const amount = useAmountCheck(max)
  return useForm({
    empty: { whom: first, amount: '', remark: '', paymentPassword: '' },
    check: (name, values) => {
      if (name === 'whom') return values.whom === '' ? t('transfers.choose') : undefined
      if (name === 'amount') return amount.problemOf(values.amount)
      const isMissing = name === 'paymentPassword' && values.paymentPassword === ''
      return isMissing ? t('common.enterPaymentPassword') : undefined
    },
    send: async ({ whom, amount: typed, remark, paymentPassword }) => {
      const said = remark.trim()
      const body = {
        clientId: id.current(),
        amount: amount.amountOf(typed),
        paymentPassword,
        ...(said && { remark: said }),
      }
      const answer =
        whom === above
          ? await call(transferUpline, { body })
          : await call(transferDownline, { body: { ...body, account: whom } })
      id.answered(answer.ok ? undefined : answer.code)
      if (!answer.ok) return paymentFailure(answer, 'paymentPassword', t('transfers.unreached'))
      const { to: receiver, amount: sent } = answer.value
      const written = formatAmount(sent, { locale })
      showToast(t('transfers.sent', { amount: written, name: receiver.nickname }))
      onSent()
      return undefined
    },
  })
}

/** To whom, how much, and the payment password. */
export const SendForm = ({
  people,
  search,
  onSent,
}: {
  readonly people: People
  readonly search: PeopleSearching
  readonly onSent: () => void
}) => {
  const t = useText('transfers')
  const max = useBalance()?.amount ?? '0.00'
  const first = people.upline ? above : (people.downline[0]?.account ?? '')
  const form = useSendForm(people.hasMore && first !== above ? '' : first, max, onSent)
  const options = useReceivers(people, form.values.whom)
  const whom = form.field('whom')
  // The member picks the recipient again after a search: money never goes to an earlier choice.
  const setTyped = (text: string) => {
    search.setTyped(text)
    if (text !== '') whom.onChange({ target: { value: '' } })
  }
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <PeopleSearch people={people} search={{ ...search, setTyped }} />
      <Select {...whom} label={t('transfers.whom')} options={options} />
      <AmountField field={form.field('amount')} max={max} />
      <Field {...form.field('remark')} label={t('transfers.remark')} maxLength={100} />
      <PaymentPasswordField {...form.field('paymentPassword')} />
      <FormEnd form={form} label={t('common.send')} />
    </form>
  )
}
