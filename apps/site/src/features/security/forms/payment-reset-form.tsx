import { resetPaymentPassword, sendPaymentPasswordCode } from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import type { SecurityOverview } from '../common/queries.ts'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, useDone, useFailure } from './form-parts.tsx'
import { NewDigitsFields, useCheckNewDigits } from './new-digits.tsx'

type Channel = 'email' | 'mobile'

const AskCode = ({
  channels,
  onSent,
}: {
  readonly channels: readonly Channel[]
  readonly onSent: (sent: { channel: Channel; to: string }) => void
}) => {
  const t = useText('security')
  const failureOf = useFailure()
  const [chosen, setChosen] = useState(channels[0] ?? 'email')
  const form = useForm({
    empty: { password: '' },
    check: (_name, { password }) => (password ? undefined : t('form.passwordNeeded')),
    send: async ({ password }) => {
      const answer = await call(sendPaymentPasswordCode, { body: { password, channel: chosen } })
      if (!answer.ok) return failureOf(answer, { 'password.wrong': 'password' })
      onSent({ channel: chosen, to: answer.value.sentTo })
      return undefined
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <Chips
        label={t('payment.resetWhere')}
        value={chosen}
        onChange={setChosen}
        items={channels.map((key) => ({
          key,
          label: t(key === 'email' ? 'field.email' : 'payment.resetMobile'),
        }))}
      />
      <ProvePassword field={form.field('password')} />
      <FormEnd form={form} label={t('payment.resetSend')} />
    </form>
  )
}

const fieldOf = {
  'code.wrong': 'code',
  'code.expired': 'code',
  'code.missing': 'code',
  'payment_password.invalid': 'next',
  'password.confirmation_differs': 'again',
} as const

const ResetForm = ({
  channel,
  onClose,
}: {
  readonly channel: Channel
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const failureOf = useFailure()
  const done = useDone(onClose)
  const checkNew = useCheckNewDigits()
  const form = useForm({
    empty: { code: '', next: '', again: '' },
    check: (name, values) => {
      if (name === 'code') return values.code.trim() ? undefined : t('payment.resetNeeded')
      return checkNew(name, values)
    },
    send: async ({ code, next, again }) => {
      const answer = await call(resetPaymentPassword, {
        body: {
          channel,
          code: code.trim(),
          newPaymentPassword: next,
          confirmNewPaymentPassword: again,
        },
      })
      if (!answer.ok) return failureOf(answer, fieldOf)
      await done(t('payment.saved'))
      return undefined
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <Field
        {...form.field('code')}
        label={t('payment.resetCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <NewDigitsFields field={form.field} />
      <FormEnd form={form} label={t('common.save')} />
    </form>
  )
}

/** Six new digits for a member who forgot them: login password, then a code to a confirmed contact. */
export const PaymentResetForm = ({
  overview,
  onClose,
}: {
  readonly overview: SecurityOverview
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const [sent, setSent] = useState<{ channel: Channel; to: string }>()
  const channels = (['email', 'mobile'] as const).filter((channel) =>
    channel === 'email' ? overview.emailConfirmed : overview.mobileConfirmed,
  )
  const hasContact = channels.length > 0
  const lead = sent
    ? t('payment.resetSent', { to: sent.to })
    : t(hasContact ? 'payment.resetText' : 'payment.resetNoContact')
  return (
    <FormModal title={t('payment.resetTitle')} lead={lead} onClose={onClose}>
      {sent && <ResetForm channel={sent.channel} onClose={onClose} />}
      {!sent && hasContact && <AskCode channels={channels} onSent={setSent} />}
      {!hasContact && (
        <Button
          size="large"
          wide
          onClick={() => openPopup('security', { form: { name: 'contact', channel: 'email' } })}
        >
          {t('payment.resetConfirm')}
        </Button>
      )}
    </FormModal>
  )
}
