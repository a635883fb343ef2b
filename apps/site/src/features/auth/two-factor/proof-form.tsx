import type {
  VerificationMethod,
  VerificationRequired,
} from '@trevo/contract/wps/security/verification.ts'
import { CodeField } from '@trevo/ui/code-field.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { SendCodeButton } from '@trevo/ui/send-code-button.tsx'
import { useState } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { useForm } from '../../../core/forms/use-form.ts'
import styles from '../common/auth.module.css'
import { Problem } from '../../../core/forms/problem.tsx'
import type { Welcome } from '../session/begin-session.ts'
import { useText } from '../../../core/language/use-text.ts'
import { proveByCode, sendProofCode } from './prove.ts'
import { DemoOutbox } from '../../../entities/demo/demo-outbox.tsx'

type TypedMethod = Exclude<VerificationMethod, 'passkey'>

type Props = {
  readonly required: VerificationRequired
  readonly method: TypedMethod
  readonly hint: string | null
  readonly onProven: (welcome: Welcome) => Promise<void>
  /** The login must restart; `message` gives the reason. */
  readonly onOver: (message: string) => void
}

const helped = {
  mobile: 'verify.help.mobile',
  bankAccountName: 'verify.help.bankAccountName',
  totp: 'verify.help.totp',
  recovery: 'verify.help.recovery',
} as const

/** Every proof that is typed: a code that was sent or generated, a number, a name. */
export const ProofForm = ({ required, method, hint, onProven, onOver }: Props) => {
  const t = useText('access')
  const auth = useText('auth')
  const form = useForm({
    empty: { code: '' },
    check: (_field, { code }) => (code.trim() === '' ? t('verify.fill') : undefined),
    send: async ({ code }) => {
      const proven = await proveByCode(required, method, code.trim())
      if (proven.kind === 'welcome') await onProven(proven.welcome)
      if (proven.kind !== 'refused') return undefined
      if (proven.isOver) onOver(proven.message)
      return { message: proven.message || auth('state.network'), field: 'code' }
    },
  })
  const isSent = method === 'email' || method === 'sms'
  const help = isSent ? undefined : t(helped[method], { hint: hint ?? '' })
  const shared = {
    ...form.field('code'),
    label: t(`verify.label.${method}`),
    hint: form.field('code').error === undefined ? help : undefined,
  }
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      {isSent && <SendCode {...{ required, method, hint, onOver }} />}
      {isSent || method === 'totp' ? (
        <CodeField {...shared} />
      ) : (
        <Field
          {...shared}
          maxLength={120}
          spellCheck={false}
          autoComplete={method === 'mobile' ? 'tel' : 'off'}
          {...(method === 'mobile' && { inputMode: 'tel' as const })}
        />
      )}
      <FormEnd form={form} label={t('common.confirm')} />
    </form>
  )
}

const SendCode = ({
  required,
  method,
  hint,
  onOver,
}: Pick<Props, 'required' | 'hint' | 'onOver'> & { readonly method: 'email' | 'sms' }) => {
  const t = useText('access')
  const auth = useText('auth')
  const [status, setStatus] = useState(hint === null ? '' : t('verify.willSend', { to: hint }))
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    const sent = await sendProofCode(required, method)
    if (sent.kind === 'sent') {
      setProblem(undefined)
      setStatus(sent.sentTo === null ? t('verify.sent') : t('verify.sentTo', { to: sent.sentTo }))
      return true
    }
    if (sent.isOver) onOver(sent.message)
    setProblem(sent.message || auth('state.network'))
    return false
  }
  return (
    <>
      <output className={styles['muted']}>{status}</output>
      <SendCodeButton
        label={t('common.sendCode')}
        againLabel={t('common.sendAgain')}
        waitLabel={(time) => t('verify.sendAgainIn', { time })}
        onSend={send}
      />
      <Problem text={problem} />
      <DemoOutbox t={t} />
    </>
  )
}
