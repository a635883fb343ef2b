import { confirmTotp, enrolTotp } from '@trevo/api-client/endpoints.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { CodeField } from '@trevo/ui/code-field.tsx'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { useState } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { QrCode } from '../../../core/art/qr-code.tsx'
import { useIsPhone } from '../../../core/theme/use-media.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { renewToken } from '../../../core/session/renew-token.ts'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, useDone, useFailure } from './form-parts.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Enrolment = { readonly secret: string; readonly otpauthUri: string }

/** The authenticator app: password, then secret and first code, then the recovery codes. */
export const TotpForm = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('security')
  const done = useDone(onClose)
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <FormModal
      title={t(codes ? 'recovery.title' : 'totp.title')}
      lead={t(codes ? 'recovery.text' : enrolment ? 'totp.scan' : 'totp.step1')}
      mustAnswer={codes !== undefined}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void done()} />
      ) : enrolment ? (
        <ConfirmForm enrolment={enrolment} onConfirmed={setCodes} />
      ) : (
        <BeginForm onBegun={setEnrolment} />
      )}
    </FormModal>
  )
}

const BeginForm = ({ onBegun }: { readonly onBegun: (enrolment: Enrolment) => void }) => {
  const t = useText('security')
  const failureOf = useFailure()
  const form = useForm({
    empty: { password: '' },
    check: (_name, { password }) => (password ? undefined : t('form.passwordNeeded')),
    send: async ({ password }) => {
      const answer = await call(enrolTotp, { body: { password } })
      if (!answer.ok) return failureOf(answer, { 'password.wrong': 'password' })
      onBegun(answer.value)
      return undefined
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <ProvePassword field={form.field('password')} />
      <FormEnd form={form} label={t('common.continue')} />
    </form>
  )
}

/** In groups of four, which are easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

const ConfirmForm = ({
  enrolment,
  onConfirmed,
}: {
  readonly enrolment: Enrolment
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}) => {
  const t = useText('security')
  const failureOf = useFailure()
  const isPhone = useIsPhone()
  const form = useForm({
    empty: { code: '' },
    check: (_name, { code }) => (/^\d{6}$/.test(code.trim()) ? undefined : t('form.codeNeeded')),
    send: async ({ code }) => {
      const answer = await renewToken(() => call(confirmTotp, { body: { code: code.trim() } }))
      if (!answer.ok) return failureOf(answer, { 'totp.invalid_code': 'code' })
      onConfirmed(answer.value.recoveryCodes)
      return undefined
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      {isPhone ? (
        <a className={buttonClass('plain', 'large', true)} href={enrolment.otpauthUri}>
          {t('totp.open')}
        </a>
      ) : (
        <QrCode text={enrolment.otpauthUri} label={t('totp.qr')} className={styles['qr']} />
      )}
      <div className={styles['secret']}>
        <small>{t('totp.secret')}</small>
        <code>{inGroups(enrolment.secret)}</code>
        <CopyButton
          look="plain"
          text={enrolment.secret}
          label={t('totp.copy')}
          doneText={t('common.copied')}
          failedText={t('totp.copyFailed')}
        />
      </div>
      <CodeField {...form.field('code')} label={t('totp.code')} />
      <FormEnd form={form} label={t('turnOn')} />
    </form>
  )
}
