import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createRegisterLink } from '@trevo/api-client/endpoints.ts'
import type { RegisterLink } from '@trevo/contract/wps/agents/register.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field, Select } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState, type SubmitEvent } from 'react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import styles from '../common/center.module.css'
import { DownlineRatesFields, noGifts } from '../rebates/downline-rates-fields.tsx'
import { givableQuery, linksKey } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

const validities = [7, 30, 90, 0] as const
const empty = { code: '', memberType: 0 as 0 | 1, days: 30, note: '', gives: noGifts }

/** The form's state and its submit function; each link is created once, under its own id. */
const useNewLink = () => {
  const t = useText('agent-center')
  const queries = useQueryClient()
  const [form, setForm] = useState(empty)
  const [linkId, setLinkId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const creating = useMutation<RegisterLink, CallFailure>({
    mutationFn: () => ask(createRegisterLink, { body: { ...form, linkId } }),
    onSuccess: async () => {
      showToast(t('link.created'))
      setForm(empty)
      setLinkId(crypto.randomUUID())
      await queries.invalidateQueries({ queryKey: linksKey })
    },
    onError: ({ message }) => setProblem(message || t('state.network')),
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (!/^[a-z0-9-]{1,14}$/.test(form.code)) return setProblem(t('link.codeWrong'))
    setProblem(undefined)
    creating.mutate()
  }
  const change = (part: Partial<typeof empty>) => setForm({ ...form, ...part })
  return { form, change, problem, setProblem, send, isSending: creating.isPending }
}

/** A new link: its part of the address, what kind of account it registers, and until when. */
export const NewLink = () => {
  const t = useText('agent-center')
  const { form, change, problem, setProblem, send, isSending } = useNewLink()
  const givable = useQuery(givableQuery())
  return (
    <form className={styles['card']} noValidate onSubmit={send} aria-label={t('link.new')}>
      <h2>{t('link.new')}</h2>
      <Field
        label={t('link.code')}
        hint={t('link.codeHint')}
        error={problem}
        maxLength={14}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={form.code}
        onChange={({ target }) => {
          setProblem(undefined)
          change({ code: target.value.toLowerCase() })
        }}
      />
      <Select
        label={t('link.type')}
        value={String(form.memberType)}
        onChange={({ target }) => change({ memberType: target.value === '1' ? 1 : 0 })}
        options={[
          { value: '0', label: t('member') },
          { value: '1', label: t('common.agent') },
        ]}
      />
      <Select
        label={t('link.validity')}
        value={String(form.days)}
        onChange={({ target }) => change({ days: Number(target.value) })}
        options={validities.map((days) => ({
          value: String(days),
          label: days === 0 ? t('link.forever') : t('link.days', { days }),
        }))}
      />
      <Field
        label={t('link.note')}
        maxLength={100}
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {givable.data && (
        <DownlineRatesFields
          givable={givable.data}
          value={form.gives}
          onChange={(gives) => change({ gives })}
        />
      )}
      <Button type="submit" wide busy={isSending}>
        {t('link.create')}
      </Button>
      <p className={styles['note']}>{t('link.once')}</p>
    </form>
  )
}
