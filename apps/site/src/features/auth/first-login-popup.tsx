import { finishFirstLogin } from '@trevo/api-client/endpoints.ts'
import { Field } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { call } from '../../core/api/api.ts'
import { useForm } from '../../core/forms/use-form.ts'
import { renewToken } from '../../core/session/renew-token.ts'
import styles from './common/auth.module.css'
import { LeaveInstead } from './pass/leave-instead.tsx'
import { NewPassFields } from './pass/new-pass-fields.tsx'
import { useNewPass } from './pass/use-new-pass.ts'
import { continueSession } from './session/begin-session.ts'
import { useText } from '../../core/language/use-text.ts'
import { useLeaveLogin } from './common/use-leave-login.ts'

type Name = 'newPassword' | 'confirmNewPassword' | 'nickname'

const fieldOf: Readonly<Record<string, Name>> = {
  'password.invalid': 'newPassword',
  'password.too_common': 'newPassword',
  'password.unchanged': 'newPassword',
  'password.confirmation_differs': 'confirmNewPassword',
  'profile.field_invalid': 'nickname',
}

/** MODAL-6, LOGIN-10: an account that somebody else opened gets a password of the member's choice. */
const FirstLoginPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('access')
  const goOn = useLeaveLogin({ isFirst: true })
  const onDone = () => {
    onClose()
    showToast(t('pass.done'))
    goOn()
  }
  return (
    <Modal title={t('first.title')} onClose={onClose} hideClose mustAnswer size={{ width: 420 }}>
      <p className={styles['lead']}>{t('first.text')}</p>
      <FirstLoginForm onDone={onDone} />
      <LeaveInstead onLeft={onClose} />
    </Modal>
  )
}
export default FirstLoginPopup

const FirstLoginForm = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useText('access')
  const auth = useText('auth')
  const newPass = useNewPass()
  const form = useForm<Name>({
    empty: { newPassword: '', confirmNewPassword: '', nickname: '' },
    check: (field, values) => (field === 'nickname' ? undefined : newPass.check(field, values)),
    send: async ({ nickname, ...passwords }) => {
      const named = nickname.trim()
      const body = { ...passwords, ...(named && { nickname: named }) }
      const answer = await renewToken(() => call(finishFirstLogin, { body }))
      if (!answer.ok) {
        const message = answer.message || auth('state.network')
        return { message, field: fieldOf[answer.code] }
      }
      // The password is set in any case; a reload continues with the stored token.
      await continueSession().catch(() => undefined)
      onDone()
      return undefined
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <NewPassFields field={form.field} hint={newPass.hint} />
      <Field
        {...form.field('nickname')}
        label={t('first.nickname')}
        autoComplete="nickname"
        maxLength={40}
      />
      <FormEnd form={form} label={t('first.save')} />
    </form>
  )
}
