import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { to } from '../../core/router/to.ts'
import styles from './common/auth.module.css'
import { focusWhenShown } from './common/focus-when-shown.ts'
import { logOut } from './session/log-out.ts'
import { useText } from '../../core/language/use-text.ts'

/** LOGOUT-1: asks before it ends the session; staying is the default. */
const SignOutPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('auth')
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    const { wasAgent } = await logOut()
    onClose()
    void navigate(wasAgent ? to.agent() : to.home())
  }
  return (
    <Modal title={t('auth.sureSignOut')} onClose={onClose} size={{ width: 400 }} sheet={false}>
      <div className={styles['question']}>
        <p>{t('auth.sureSignOutText')}</p>
        <div className={styles['answers']}>
          <Button look="plain" size="large" ref={focusWhenShown} onClick={onClose}>
            {t('auth.stay')}
          </Button>
          <Button look="danger" size="large" busy={isBusy} onClick={leave}>
            {t('common.signOut')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
export default SignOutPopup
