import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addPayee } from '@trevo/api-client/endpoints.ts'
import {
  accountTypes,
  pixKeyTypes,
  type AccountType,
  type PixKeyType,
} from '@trevo/contract/wps/cashier/payee.ts'
import { Field, Select } from '@trevo/ui/field.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useRef, useState } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { Modal } from '../../../core/dialog/modal.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm, type BoundField } from '../../../core/forms/use-form.ts'
import { payeesQuery } from './queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import { PaymentPasswordField } from '../../../core/forms/payment-password-field.tsx'
import popups from './popups.module.css'
import styles from './withdraw.module.css'

type Kind = 'pix' | 'bank'
const fields = {
  key: '',
  bankCode: '',
  branch: '',
  accountNumber: '',
  paymentPassword: '',
}
type Name = keyof typeof fields
const asked: Readonly<Record<Kind, readonly Name[]>> = {
  pix: ['key', 'paymentPassword'],
  bank: ['bankCode', 'branch', 'accountNumber', 'paymentPassword'],
}
const isName = (name: string): name is Name => name in fields

const inputOf: Readonly<Record<PixKeyType, { mode: 'numeric' | 'tel' | 'email' | 'text' }>> = {
  CPF: { mode: 'numeric' },
  PHONE: { mode: 'tel' },
  EMAIL: { mode: 'email' },
  EVP: { mode: 'text' },
}

const KeyFields = ({
  type,
  onType,
  field,
}: {
  readonly type: PixKeyType
  readonly onType: (type: PixKeyType) => void
  readonly field: BoundField
}) => {
  const t = useText('withdraw')
  return (
    <>
      <Chips
        label={t('withdraw.add.keyType')}
        value={type}
        onChange={onType}
        items={pixKeyTypes.map((key) => ({ key, label: t(`withdraw.key.${key}`) }))}
      />
      <Field
        {...field}
        label={t(`withdraw.add.key.${type}`)}
        inputMode={inputOf[type].mode}
        autoComplete="off"
        spellCheck={false}
        maxLength={77}
      />
    </>
  )
}

const AccountFields = ({
  banks,
  type,
  onType,
  field,
}: {
  readonly banks: readonly { readonly bankCode: string; readonly bankName: string }[]
  readonly type: AccountType
  readonly onType: (type: AccountType) => void
  readonly field: (name: Name) => BoundField
}) => {
  const t = useText('withdraw')
  return (
    <>
      <Select
        {...field('bankCode')}
        label={t('withdraw.add.bankCode')}
        options={[
          { value: '', label: t('common.choose') },
          ...banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName })),
        ]}
      />
      <div className={popups['pair']}>
        <Field
          {...field('branch')}
          label={t('withdraw.add.branch')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Field
          {...field('accountNumber')}
          label={t('withdraw.add.account')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
      </div>
      <Chips
        label={t('common.accountType')}
        value={type}
        onChange={onType}
        items={accountTypes.map((key) => ({ key, label: t(`withdraw.add.type.${key}`) }))}
      />
    </>
  )
}

const useAddPayee = (onClose: () => void) => {
  const t = useText('withdraw')
  const queries = useQueryClient()
  const [kind, setKind] = useState<Kind>('pix')
  const [keyType, setKeyType] = useState<PixKeyType>('CPF')
  const [accountType, setAccountType] = useState<AccountType>('checking')
  // A retry keeps its id, so a lost answer never adds the same thing twice.
  const last = useRef<{ content: string; clientId: string } | undefined>(undefined)
  const form = useForm<Name>({
    empty: fields,
    check: (name, values) => {
      if (!asked[kind].includes(name)) return undefined
      if (name === 'paymentPassword') {
        return /^\d{6}$/.test(values[name]) ? undefined : t('withdraw.passwordNeeded')
      }
      return values[name].trim() === '' ? t('common.fieldNeeded') : undefined
    },
    send: async ({ key, bankCode, branch, accountNumber, paymentPassword }) => {
      const payee =
        kind === 'pix'
          ? ({ kind, keyType, key } as const)
          : ({ kind, bankCode, branch, accountNumber, accountType } as const)
      const content = JSON.stringify(payee)
      if (last.current?.content !== content) {
        last.current = { content, clientId: crypto.randomUUID() }
      }
      const { clientId } = last.current
      const answer = await call(addPayee, { body: { paymentPassword, clientId, payee } })
      if (!answer.ok) {
        const isPassword = answer.code.startsWith('payment_password')
        const named = answer.field ?? (kind === 'pix' ? 'key' : 'accountNumber')
        const field = isPassword ? 'paymentPassword' : isName(named) ? named : undefined
        return { message: answer.message || t('withdraw.offline'), field }
      }
      showToast(t('withdraw.add.done'))
      onClose()
      await queries.invalidateQueries({ queryKey: payeesQuery().queryKey })
      return undefined
    },
  })
  return { form, kind, setKind, keyType, setKeyType, accountType, setAccountType }
}

/** A Pix key or bank account of the member's own; the payment password comes first. */
const PayeePopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('withdraw')
  const { data } = useQuery(payeesQuery())
  const add = useAddPayee(onClose)
  const { form } = add
  const cpf = data?.payeeCpf ? t('withdraw.add.cpf', { cpf: data.payeeCpf }) : ''
  return (
    <Modal title={t('withdraw.add.title')} onClose={onClose} size={{ width: 460 }}>
      <form className={popups['popup']} onSubmit={form.onSubmit} noValidate>
        <p className={styles['lead']}>{t('withdraw.add.lead', { cpf })}</p>
        <Chips
          label={t('withdraw.add.kind')}
          value={add.kind}
          onChange={add.setKind}
          items={[
            { key: 'pix', label: t('withdraw.pix') },
            { key: 'bank', label: t('withdraw.bank') },
          ]}
        />
        {add.kind === 'pix' ? (
          <KeyFields type={add.keyType} onType={add.setKeyType} field={form.field('key')} />
        ) : (
          <AccountFields
            banks={data?.banks ?? []}
            type={add.accountType}
            onType={add.setAccountType}
            field={form.field}
          />
        )}
        <PaymentPasswordField {...form.field('paymentPassword')} />
        <FormEnd form={form} label={t('withdraw.add.save')} />
      </form>
    </Modal>
  )
}
export default PayeePopup
