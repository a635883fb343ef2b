import { useRef, useState, type SubmitEvent } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import styles from '../common/auth.module.css'
import { focusField } from '../common/focus-field.ts'
import { beginSession } from '../session/begin-session.ts'
import { MobileCodeFields } from '../sms-code/mobile-code-fields.tsx'
import { useCodeChannel } from '../sms-code/use-code-channel.ts'
import { useMobileCode } from '../sms-code/use-mobile-code.ts'
import { useText } from '../../../core/language/use-text.ts'
import { logInBySms } from './log-in-by-sms.ts'
import { sendLoginCode } from './send-login-code.ts'

/** LOGIN-7: a mobile number and the code that was sent to it. */
export const SmsLoginForm = ({ onLoggedIn }: { readonly onLoggedIn: () => void }) => {
  const t = useText('auth')
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const mobileCode = useMobileCode(useCodeChannel(sendLoginCode), (field) =>
    focusField(form, field),
  )

  const enter = async () => {
    const proof = await mobileCode.prove()
    if (!proof) return
    const outcome = await logInBySms(proof)
    if (outcome.kind === 'welcome') {
      await beginSession(outcome.welcome)
      return onLoggedIn()
    }
    const message = outcome.message || t('state.network')
    if (outcome.field) mobileCode.showError(outcome.field, message)
    else setFailure(message)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    setIsBusy(true)
    void enter()
      // Member info may fail to load after a successful login.
      .catch(() => setFailure(t('state.network')))
      .finally(() => setIsBusy(false))
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={onSubmit} noValidate>
      <MobileCodeFields of={mobileCode} />
      <FormEnd form={{ failure, isBusy }} label={t('common.logIn')} />
      <output className="visually-hidden">{isBusy ? t('auth.sending') : ''}</output>
    </form>
  )
}
