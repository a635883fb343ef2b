import { PasswordField } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { useForm } from '../../core/forms/use-form.ts'
import { useSession } from '../../core/session/store.ts'
import styles from './common/auth.module.css'
import { focusWhenShown } from './common/focus-when-shown.ts'
import { changePass } from './pass/change-pass.ts'
import { LeaveInstead } from './pass/leave-instead.tsx'
import { NewPassFields } from './pass/new-pass-fields.tsx'
import { useNewPass } from './pass/use-new-pass.ts'
import { useText } from '../../core/language/use-text.ts'
import { useLeaveLogin } from './common/use-leave-login.ts'

type Props = {
  /** LOGIN-11, LOGIN-12: why the password must be changed; the popup then cannot be closed. */
  readonly forced?: 'weakPassword' | 'expiredPassword' | 'required'
  readonly onClose: () => void
}

const reasons = {
  weakPassword: 'pass.weak',
  expiredPassword: 'pass.expired',
  required: 'pass.required',
} as const

/** changePassModal (MODAL-4, CHPW-1..6): forced after a login, or opened by the member. */
const ChangePassPopup = ({ forced, onClose }: Props) => {
  const t = useText('access')
  return (
    <Modal
      title={t(forced ? 'pass.forcedTitle' : 'pass.title')}
      onClose={onClose}
      hideClose={forced !== undefined}
      mustAnswer={forced !== undefined}
      size={{ width: 420 }}
    >
      <p className={styles['lead']}>{t(forced ? reasons[forced] : 'pass.voluntary')}</p>
      <ChangePassForm onChanged={onClose} />
      {forced && <LeaveInstead onLeft={onClose} />}
    </Modal>
  )
}
export default ChangePassPopup

const ChangePassForm = ({ onChanged }: { readonly onChanged: () => void }) => {
  const t = useText('access')
  const auth = useText('auth')
  const goOn = useLeaveLogin()
  const kept = useSession().userInfo?.password
  const newPass = useNewPass()
  const form = useForm({
    empty: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    check: (field, values) => {
      if (field !== 'oldPassword') return newPass.check(field, values)
      return kept === undefined && values.oldPassword === '' ? t('pass.oldNeeded') : undefined
    },
    send: async (values) => {
      const failed = await changePass({ ...values, oldPassword: kept ?? values.oldPassword })
      if (failed) return { ...failed, message: failed.message || auth('state.network') }
      onChanged()
      showToast(t('pass.done'))
      goOn()
      return undefined
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      {kept === undefined && (
        <PasswordField
          {...form.field('oldPassword')}
          label={t('pass.old')}
          showLabel={auth('common.showPassword')}
          hideLabel={auth('common.hidePassword')}
          ref={focusWhenShown}
          maxLength={128}
          required
        />
      )}
      <NewPassFields field={form.field} hint={newPass.hint} />
      <FormEnd form={form} label={t('common.saveNewPassword')} />
    </form>
  )
}
