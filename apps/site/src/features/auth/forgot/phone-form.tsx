import { PasswordField } from '@trevo/ui/field.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import styles from '../common/auth.module.css'
import { focusField } from '../common/focus-field.ts'
import { MobileCodeFields } from '../sms-code/mobile-code-fields.tsx'
import { useCodeChannel } from '../sms-code/use-code-channel.ts'
import { useMobileCode } from '../sms-code/use-mobile-code.ts'
import { useText } from '../../../core/language/use-text.ts'
import { recoverByPhone, sendRecoverCode, type RecoverFailure } from './recover.ts'
import { useNewPassword } from './use-new-password.ts'

/** FORGOT-5: number, code and the new password in one step. */
export const PhoneForm = ({
  onRecovered,
}: {
  readonly onRecovered: (username: string, password: string) => Promise<void>
}) => {
  const t = useText('auth')
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const password = useNewPassword()
  const mobileCode = useMobileCode(useCodeChannel(sendRecoverCode), (field) =>
    focusField(form, field),
  )

  const show = ({ message, field }: RecoverFailure) => {
    const text = message || t('state.network')
    if (field === 'mobileNum' || field === 'verificationCode') mobileCode.showError(field, text)
    else if (field === 'newPassword') {
      password.showError(text)
      focusField(form, field)
    } else setFailure(text)
  }
  const recover = async () => {
    const isPasswordGood = password.check()
    const proof = await mobileCode.prove()
    if (!proof) return
    if (!isPasswordGood) return focusField(form, 'newPassword')
    const answer = await recoverByPhone({ ...proof, newPassword: password.value })
    if ('username' in answer) await onRecovered(answer.username, password.value)
    else show(answer)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    setIsBusy(true)
    void recover().finally(() => setIsBusy(false))
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={onSubmit} noValidate>
      <p className={styles['lead']}>{t('forgot.phoneText')}</p>
      <MobileCodeFields of={mobileCode} />
      <PasswordField {...password.field} label={`${t('common.newPassword')} *`} />
      <FormEnd form={{ failure, isBusy }} label={t('common.saveNewPassword')} />
      <output className="visually-hidden">{isBusy ? t('forgot.sending') : ''}</output>
    </form>
  )
}
