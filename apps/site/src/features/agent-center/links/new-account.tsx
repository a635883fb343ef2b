import { useMutation, useQuery } from '@tanstack/react-query'
import { createDownline } from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field, PasswordField, Select } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState, type SubmitEvent } from 'react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import styles from '../common/center.module.css'
import { DownlineRatesFields, noGifts } from '../rebates/downline-rates-fields.tsx'
import { givableQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

const empty = { memberType: 0 as 0 | 1, username: '', password: '', gives: noGifts }

/** Each account is created once, under its own id. */
const useNewAccount = () => {
  const t = useText('agent-center')
  const [form, setForm] = useState(empty)
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const creating = useMutation<{ username: string; quotaRemaining: number }, CallFailure>({
    mutationFn: () => ask(createDownline, { body: { ...form, clientId } }),
    onSuccess: ({ username, quotaRemaining }) => {
      showToast(t('account.created', { username, count: quotaRemaining }))
      setForm(empty)
      setClientId(crypto.randomUUID())
    },
    onError: ({ message }) => setProblem(message || t('state.network')),
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.username === '' || form.password === '') return setProblem(t('account.missing'))
    setProblem(undefined)
    creating.mutate()
  }
  const change = (part: Partial<typeof empty>) => {
    setProblem(undefined)
    setForm({ ...form, ...part })
  }
  return { form, change, problem, send, isSending: creating.isPending }
}

/** An account that the agent creates for somebody, who changes the password at the first login. */
export const NewAccount = () => {
  const t = useText('agent-center')
  const { form, change, problem, send, isSending } = useNewAccount()
  const givable = useQuery(givableQuery())
  return (
    <form className={styles['card']} noValidate onSubmit={send} aria-label={t('account.new')}>
      <h2>{t('account.new')}</h2>
      <Select
        label={t('common.accountType')}
        value={String(form.memberType)}
        onChange={({ target }) => change({ memberType: target.value === '1' ? 1 : 0 })}
        options={[
          { value: '0', label: t('member') },
          { value: '1', label: t('common.agent') },
        ]}
      />
      <Field
        label={t('account.username')}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={form.username}
        onChange={({ target }) => change({ username: target.value })}
      />
      <PasswordField
        label={t('account.password')}
        showLabel={t('account.show')}
        hideLabel={t('account.hide')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        maxLength={128}
        value={form.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      {givable.data && (
        <DownlineRatesFields
          givable={givable.data}
          value={form.gives}
          onChange={(gives) => change({ gives })}
        />
      )}
      <div role="alert">{problem !== undefined && <p className={styles['note']}>{problem}</p>}</div>
      <Button type="submit" wide busy={isSending}>
        {t('account.create')}
      </Button>
    </form>
  )
}
