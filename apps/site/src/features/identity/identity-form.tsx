import { lookUpCep, saveKycForm } from '@trevo/api-client/endpoints.ts'
import { documentTypes, genders, pepAnswers } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { states, type Kyc, type KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { pixKeyTypes } from '@trevo/contract/wps/cashier/payee.ts'
import { plainCpf } from '@trevo/field-rules/cpf.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { useState, type FormEvent, type ReactNode } from 'react'
import { call } from '../../core/api/api.ts'
import { Problem } from '../../core/forms/problem.tsx'
import { useText } from '../../core/language/use-text.ts'
import { emptyForm, findGap, plainDigits } from './form-values.ts'
import styles from './identity.module.css'

const Choice = <Value extends string>({
  label,
  value,
  values,
  textOf,
  onChange,
}: {
  readonly label: string
  readonly value: Value | ''
  readonly values: readonly Value[]
  readonly textOf: (value: Value) => string
  readonly onChange: (value: Value) => void
}) => (
  <label className={styles['choice']}>
    <span>{label}</span>
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {textOf(one)}
        </option>
      ))}
    </select>
  </label>
)

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles['group']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

type Change = (part: Partial<KycForm>) => void
type Parts = { readonly form: KycForm; readonly change: Change }

const Person = ({ form, change, known }: Parts & { readonly known: Kyc['known'] }) => {
  const t = useText('identity')
  return (
    <Group title={t('identity.group.person')}>
      <Field
        label={t('identity.fullName')}
        autoComplete="name"
        maxLength={120}
        value={form.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
      />
      <Field
        label={t('identity.cpf')}
        inputMode="numeric"
        maxLength={18}
        readOnly={known.cpf !== null}
        value={form.cpf}
        onChange={({ target }) => change({ cpf: target.value })}
      />
      <Field
        label={t('identity.bornOn')}
        type="date"
        autoComplete="bday"
        readOnly={known.bornOn !== null}
        value={form.bornOn}
        onChange={({ target }) => change({ bornOn: target.value })}
      />
      <Choice
        label={t('identity.gender')}
        value={form.gender}
        values={genders}
        textOf={(one) => t(`identity.gender.${one}`)}
        onChange={(gender) => change({ gender })}
      />
      <Choice
        label={t('identity.document')}
        value={form.documentType}
        values={documentTypes}
        textOf={(one) => t(`identity.document.${one}`)}
        onChange={(documentType) => change({ documentType })}
      />
    </Group>
  )
}

const Address = ({ form, change }: Parts) => {
  const t = useText('identity')
  const { address } = form
  const [hint, setHint] = useState('')
  const put = (part: Partial<KycForm['address']>) => change({ address: { ...address, ...part } })
  const putCep = async (typed: string) => {
    const cep = plainDigits(typed).slice(0, 8)
    put({ cep })
    if (cep.length < 8) return
    const answer = await call(lookUpCep, { query: { cep } })
    if (!answer.ok) return setHint(answer.message)
    if (!answer.value.isKnown) return setHint(t('identity.cepUnknown'))
    const { street, district, city, state } = answer.value
    setHint('')
    return put({ cep, street, district, city, state })
  }
  return (
    <Group title={t('identity.group.address')}>
      <Field
        label={t('identity.cep')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        hint={hint || undefined}
        value={address.cep}
        onChange={({ target }) => void putCep(target.value)}
      />
      {(['street', 'number', 'complement', 'district', 'city'] as const).map((name) => (
        <Field
          key={name}
          label={t(name === 'number' ? 'common.number' : `identity.${name}`)}
          maxLength={name === 'number' ? 20 : name === 'complement' ? 60 : 80}
          value={address[name]}
          onChange={({ target }) => put({ [name]: target.value })}
        />
      ))}
      <Choice
        label={t('identity.state')}
        value={address.state}
        values={states}
        textOf={(one) => one}
        onChange={(state) => put({ state })}
      />
    </Group>
  )
}

const Contact = ({ form, change }: Parts) => {
  const t = useText('identity')
  return (
    <Group title={t('identity.group.contact')}>
      <Field
        label={t('identity.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={form.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <Field
        label={t('identity.email')}
        type="email"
        autoComplete="email"
        maxLength={120}
        value={form.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <Choice
        label={t('identity.pixKeyType')}
        value={form.pixKeyType}
        values={pixKeyTypes}
        textOf={(one) => t(`identity.pix.${one}`)}
        onChange={(pixKeyType) => change({ pixKeyType, pixKey: '' })}
      />
      {form.pixKeyType !== 'CPF' && (
        <Field
          label={t('identity.pixKey')}
          maxLength={77}
          value={form.pixKey}
          onChange={({ target }) => change({ pixKey: target.value })}
        />
      )}
      <Field
        label={t('identity.income')}
        inputMode="numeric"
        maxLength={9}
        value={form.monthlyIncome ?? ''}
        onChange={({ target }) =>
          change({ monthlyIncome: plainDigits(target.value).replace(/^0+/, '') })
        }
      />
      <Choice
        label={t('identity.pep')}
        value={form.pep}
        values={pepAnswers}
        textOf={(one) => t(`identity.pep.${one}`)}
        onChange={(pep) => change({ pep })}
      />
    </Group>
  )
}

/** The data that the law asks for; what the account already says is there. */
export const IdentityForm = ({
  kyc,
  onSaved,
}: {
  readonly kyc: Kyc
  readonly onSaved: (kyc: Kyc) => void
}) => {
  const t = useText('identity')
  const [form, setForm] = useState<KycForm>(() => kyc.form ?? emptyForm(kyc.known))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const change: Change = (part) => setForm((before) => ({ ...before, ...part }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const cpf = plainCpf(form.cpf) ?? ''
    const { monthlyIncome, ...rest } = form
    const whole: KycForm = {
      ...rest,
      ...(monthlyIncome && { monthlyIncome }),
      cpf,
      phone: form.phone.replace(/[^+\d]/g, ''),
      pixKey: form.pixKeyType === 'CPF' ? cpf : form.pixKey.trim(),
    }
    const gap = findGap(whole)
    if (gap)
      return setProblem(
        t('identity.gap', {
          field: t(gap === 'number' ? 'common.number' : `identity.${gap}`),
        }),
      )
    setIsBusy(true)
    const answer = await call(saveKycForm, { body: whole })
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    setProblem(undefined)
    return onSaved(answer.value)
  }
  return (
    <form
      className={styles['card']}
      aria-labelledby="step"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <h2 id="step">{t('identity.form')}</h2>
      <p className={styles['lead']}>{t('identity.formLead')}</p>
      <Person form={form} change={change} known={kyc.known} />
      <Address form={form} change={change} />
      <Contact form={form} change={change} />
      <Problem text={problem} />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('common.continue')}
      </Button>
    </form>
  )
}
