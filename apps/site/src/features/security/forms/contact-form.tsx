import { confirmContact, sendContactCode } from '@trevo/api-client/endpoints.ts'
import { CodeField } from '@trevo/ui/code-field.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { useState } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm, type Form } from '../../../core/forms/use-form.ts'
import { renewToken } from '../../../core/session/renew-token.ts'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, useDone, useFailure } from './form-parts.tsx'
import { DemoOutbox } from '../../../entities/demo/demo-outbox.tsx'

type Channel = 'email' | 'mobile'

const sendFields = {
  'password.wrong': 'password',
  'profile.field_invalid': 'to',
  'sms.number_invalid': 'to',
} as const
const titles = { email: 'contact.emailTitle', mobile: 'contact.mobileTitle' } as const
const dones = { email: 'contact.emailDone', mobile: 'contact.mobileDone' } as const

/** Email or phone: a code is sent there, and entering it proves that it belongs to the member. */
export const ContactForm = ({
  channel,
  known,
  onClose,
}: {
  readonly channel: Channel
  /** The account's contact, masked; undefined if it is missing or already confirmed. */
  readonly known: string | undefined
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const [sentTo, setSentTo] = useState<string>()
  const done = useDone(onClose)
  return (
    <FormModal
      title={t(titles[channel])}
      lead={sentTo === undefined ? undefined : t('contact.sent', { to: sentTo })}
      onClose={onClose}
    >
      {sentTo === undefined ? (
        <SendForm channel={channel} known={known} onSent={setSentTo} />
      ) : (
        <CodeForm channel={channel} onConfirmed={() => done(t(dones[channel]))} />
      )}
    </FormModal>
  )
}

const SendForm = ({
  channel,
  known,
  onSent,
}: {
  readonly channel: Channel
  readonly known: string | undefined
  readonly onSent: (to: string) => void
}) => {
  const t = useText('security')
  const failureOf = useFailure()
  const form = useForm({
    empty: { dialing: '+55', to: '', password: '' },
    check: (name, values) => {
      if (name === 'password') return values.password ? undefined : t('form.passwordNeeded')
      if (name === 'dialing') return undefined
      if (values.to.trim() === '') return known === undefined ? t('common.fieldNeeded') : undefined
      const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.to.trim())
      return channel === 'email' && !isEmail ? t('contact.emailWrong') : undefined
    },
    send: async ({ password, dialing, to }) => {
      const given = to.trim()
      const body = {
        password,
        channel,
        ...(given && { to: given }),
        ...(given && channel === 'mobile' && { countryDialingCode: dialing.trim() }),
      }
      const answer = await call(sendContactCode, { body })
      if (answer.ok) onSent(answer.value.sentTo)
      else return failureOf(answer, sendFields)
      return undefined
    },
  })
  const to = form.field('to')
  const hint =
    known !== undefined && to.error === undefined ? t('contact.keep', { known }) : undefined
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <Address channel={channel} hint={hint} form={form} />
      <ProvePassword field={form.field('password')} />
      <FormEnd form={form} label={t('common.sendCode')} />
    </form>
  )
}

const Address = ({
  channel,
  hint,
  form,
}: {
  readonly channel: Channel
  readonly hint: string | undefined
  readonly form: Form<'dialing' | 'to' | 'password'>
}) => {
  const t = useText('security')
  const to = form.field('to')
  if (channel === 'email') {
    return (
      <Field
        {...to}
        label={t('field.email')}
        hint={hint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={255}
      />
    )
  }
  return (
    <div className={styles['pair']}>
      <Field
        {...form.field('dialing')}
        label={t('contact.dialing')}
        inputMode="tel"
        autoComplete="tel-country-code"
        maxLength={5}
      />
      <Field
        {...to}
        label={t('contact.newMobile')}
        hint={hint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
      />
    </div>
  )
}

const CodeForm = ({
  channel,
  onConfirmed,
}: {
  readonly channel: Channel
  readonly onConfirmed: () => Promise<void>
}) => {
  const t = useText('security')
  const form = useForm({
    empty: { code: '' },
    check: (_name, { code }) => (/^\d{6}$/.test(code.trim()) ? undefined : t('form.codeNeeded')),
    send: async ({ code }) => {
      const body = { channel, code: code.trim() }
      const answer = await renewToken(() => call(confirmContact, { body }))
      if (!answer.ok) return { message: answer.message || t('state.network'), field: 'code' }
      await onConfirmed()
      return undefined
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <CodeField {...form.field('code')} label={t('form.code')} />
      <DemoOutbox t={t} />
      <FormEnd form={form} label={t('common.confirm')} />
    </form>
  )
}
