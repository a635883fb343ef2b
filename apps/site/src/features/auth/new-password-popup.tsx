import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { useForm } from '../../core/forms/use-form.ts'
import { switchPopup } from '../../core/popups/popups.ts'
import styles from './common/auth.module.css'
import { recoverByLink } from './forgot/recover.ts'
import { useRecovered } from './forgot/use-recovered.ts'
import { NewPassFields } from './pass/new-pass-fields.tsx'
import { useNewPass } from './pass/use-new-pass.ts'
import { useText } from '../../core/language/use-text.ts'

type Props = {
  /** From the mailed link, valid once. */
  readonly ticket: string
  readonly onClose: () => void
}

/** Where the mailed link leads: the new password twice, then a login. */
const NewPasswordPopup = ({ ticket, onClose }: Props) => {
  const t = useText('auth')
  /** The server's refusal of an invalid link. */
  const [deadLink, setDeadLink] = useState<string>()
  return (
    <Modal title={t('forgot.linkTitle')} onClose={onClose} size={{ width: 420 }}>
      {deadLink === undefined ? (
        <NewPasswordForm ticket={ticket} onClose={onClose} onDead={setDeadLink} />
      ) : (
        <div role="alert">
          <Empty
            drawing="locked"
            title={deadLink}
            action={
              <Button size="large" onClick={() => switchPopup('forgetPass', {})}>
                {t('forgot.title')}
              </Button>
            }
          />
        </div>
      )}
    </Modal>
  )
}
export default NewPasswordPopup

const NewPasswordForm = ({
  ticket,
  onClose,
  onDead,
}: Props & { readonly onDead: (sentence: string) => void }) => {
  const t = useText('auth')
  const newPass = useNewPass()
  const onRecovered = useRecovered(onClose)
  const form = useForm({
    empty: { newPassword: '', confirmNewPassword: '' },
    check: newPass.check,
    send: async ({ newPassword }) => {
      const answer = await recoverByLink({ ticket, newPassword })
      if ('username' in answer) {
        await onRecovered(answer.username, newPassword)
        return undefined
      }
      const message = answer.message || t('state.network')
      if (answer.isLinkDead) {
        onDead(message)
        return undefined
      }
      return { message, field: answer.field === 'newPassword' ? answer.field : undefined }
    },
  })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <p className={styles['lead']}>{t('forgot.linkText')}</p>
      <NewPassFields field={form.field} hint={newPass.hint} />
      <FormEnd form={form} label={t('common.saveNewPassword')} />
    </form>
  )
}
