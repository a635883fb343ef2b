import { walletTransfer } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listWallets } from '@trevo/contract/wps/transfers.ts'
import { Select } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { AmountField, useAmountCheck } from './amount-field.tsx'
import styles from './transfers.module.css'
import { useCommandId } from '../../../core/forms/use-command-id.ts'
import { useText } from '../../../core/language/use-text.ts'

type Wallet = Value<typeof listWallets>['wallets'][number]

/** Account type of the main wallet, as in the contract; importing that would pull in its schemas. */
export const mainTypeId = 2

/** From one wallet to another, one of which is the main one. */
export const FundForm = ({
  wallets,
  nameOf,
  onMoved,
}: {
  readonly wallets: readonly Wallet[]
  readonly nameOf: (wallet: Wallet) => string
  readonly onMoved: () => void
}) => {
  const t = useText('transfers')
  const { locale } = useLanguage()
  const id = useCommandId()
  const other = wallets.find(({ accountTypeId }) => accountTypeId !== mainTypeId)
  const options = wallets.map((wallet) => ({
    value: String(wallet.accountTypeId),
    label: nameOf(wallet),
  }))
  const heldBy = (typeId: string) =>
    wallets.find(({ accountTypeId }) => String(accountTypeId) === typeId)?.availBalance ?? '0.00'

  const form = useForm({
    empty: { from: String(mainTypeId), to: String(other?.accountTypeId ?? mainTypeId), amount: '' },
    check: (name, values) => {
      if (name === 'amount') return amount.problemOf(values.amount)
      const mains = [values.from, values.to].filter((one) => one === String(mainTypeId)).length
      return name === 'to' && mains !== 1 ? t('transfers.sameWallet') : undefined
    },
    send: async ({ from, to, amount: typed }) => {
      const body = {
        clientId: id.current(),
        fromTypeId: Number(from),
        toTypeId: Number(to),
        amount: amount.amountOf(typed),
      }
      const answer = await call(walletTransfer, { body })
      id.answered(answer.ok ? undefined : answer.code)
      if (!answer.ok)
        return { message: answer.message || t('transfers.unreached'), code: answer.code }
      const said = formatAmount(answer.value.amount, { locale })
      showToast(t(`transfers.${answer.value.status}`, { amount: said }))
      onMoved()
      return undefined
    },
  })
  const max = heldBy(form.values.from)
  const amount = useAmountCheck(max)
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <div className={styles['pair']}>
        <Select {...form.field('from')} label={t('common.from')} options={options} />
        <Select {...form.field('to')} label={t('common.to')} options={options} />
      </div>
      <AmountField field={form.field('amount')} max={max} />
      <FormEnd form={form} label={t('transfers.move')} />
    </form>
  )
}
