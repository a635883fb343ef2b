import {
  disableTotp,
  removePasskey,
  removeSocialLogin,
  renewRecoveryCodes,
} from '@trevo/api-client/endpoints.ts'
import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import { Field } from '@trevo/ui/field.tsx'
import { useState } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, useDone, useFailure } from './form-parts.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Refusal = { readonly ok: false; readonly code: string; readonly message: string }
type Answer = { readonly ok: true } | Refusal

/** Reduces security, so it requires the password: removing a passkey or a network. */
const PasswordStep = ({
  title,
  lead,
  label,
  ask,
  said,
  onClose,
}: {
  readonly title: string
  readonly lead: string
  readonly label: string
  readonly ask: (password: string) => Promise<Answer>
  readonly said: string
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const failureOf = useFailure()
  const done = useDone(onClose)
  const form = useForm({
    empty: { password: '' },
    check: (_name, { password }) => (password ? undefined : t('form.passwordNeeded')),
    send: async ({ password }) => {
      const answer = await ask(password)
      if (!answer.ok) return failureOf(answer, { 'password.wrong': 'password' })
      await done(said)
      return undefined
    },
  })
  return (
    <FormModal title={title} lead={lead} onClose={onClose}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <ProvePassword field={form.field('password')} />
        <FormEnd look="danger" form={form} label={label} />
      </form>
    </FormModal>
  )
}

export const RemovePasskey = ({
  passkeyId,
  label,
  onClose,
}: {
  readonly passkeyId: string
  readonly label: string
  readonly onClose: () => void
}) => {
  const t = useText('security')
  return (
    <PasswordStep
      title={t('passkeys.removeTitle', { name: label })}
      lead={t('passkeys.removeText')}
      label={t('common.remove')}
      said={t('passkeys.removed')}
      ask={(password) => call(removePasskey, { body: { password, passkeyId } })}
      onClose={onClose}
    />
  )
}

export const RemoveSocial = ({
  provider,
  onClose,
}: {
  readonly provider: SocialProvider
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const name = t(`social.${provider}`)
  return (
    <PasswordStep
      title={t('social.title', { provider: name })}
      lead={t('social.text')}
      label={t('social.disconnect')}
      said={t('social.removed', { provider: name })}
      ask={(password) => call(removeSocialLogin, { body: { password, provider } })}
      onClose={onClose}
    />
  )
}

const codeFields = { 'password.wrong': 'password', 'totp.invalid_code': 'code' } as const

/** Password and a code from the app, for actions that would make the authenticator useless. */
const useCodeStep = (send: (proof: { password: string; code: string }) => Promise<Answer>) => {
  const t = useText('security')
  const failureOf = useFailure()
  return useForm({
    empty: { password: '', code: '' },
    check: (name, values) => {
      if (values[name].trim() !== '') return undefined
      return t(name === 'password' ? 'form.passwordNeeded' : 'common.fieldNeeded')
    },
    send: async ({ password, code }) => {
      const answer = await send({ password, code: code.trim() })
      return answer.ok ? undefined : failureOf(answer, codeFields)
    },
  })
}

const CodeStep = ({
  form,
  label,
  look,
}: {
  readonly form: ReturnType<typeof useCodeStep>
  readonly label: string
  readonly look: 'brand' | 'danger'
}) => {
  const t = useText('security')
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <ProvePassword field={form.field('password')} />
      <Field
        {...form.field('code')}
        label={t('totp.offCode')}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={40}
      />
      <FormEnd form={form} label={label} look={look} />
    </form>
  )
}

export const TotpOff = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('security')
  const done = useDone(onClose)
  const form = useCodeStep(async (body) => {
    const answer = await call(disableTotp, { body })
    if (answer.ok) await done(t('totp.offDone'))
    return answer
  })
  return (
    <FormModal title={t('totp.offTitle')} lead={t('totp.offText')} onClose={onClose}>
      <CodeStep form={form} label={t('turnOff')} look="danger" />
    </FormModal>
  )
}

export const RenewRecovery = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('security')
  const done = useDone(onClose)
  const [codes, setCodes] = useState<readonly string[]>()
  const form = useCodeStep(async (body) => {
    const answer = await call(renewRecoveryCodes, { body })
    if (answer.ok) setCodes(answer.value.recoveryCodes)
    return answer
  })
  return (
    <FormModal
      title={t(codes ? 'recovery.title' : 'recovery.renewTitle')}
      lead={t(codes ? 'recovery.text' : 'recovery.renewText')}
      mustAnswer={codes !== undefined}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void done()} />
      ) : (
        <CodeStep form={form} label={t('recovery.renew')} look="brand" />
      )}
    </FormModal>
  )
}
