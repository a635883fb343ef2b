import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { Modal } from '../../core/dialog/modal.tsx'
import type { AccountOffer, PopupControl } from '../../core/popups/popup-props.ts'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { endOtherSession } from '../../entities/member/restore-session.ts'
import styles from './common/auth.module.css'
import { focusWhenShown } from './common/focus-when-shown.ts'
import { logOut } from './session/log-out.ts'
import { useText } from '../../core/language/use-text.ts'

/** START-7: a link opened a session of another account; staying is the default. */
const SwitchAccountPopup = ({ token, userName, onClose }: AccountOffer & PopupControl) => {
  const t = useText('auth')
  const [isBusy, setIsBusy] = useState(false)
  const current = sessionKeys.read('username') ?? ''
  const stay = () => {
    void endOtherSession(token)
    onClose()
  }
  const change = async () => {
    setIsBusy(true)
    await logOut()
    sessionKeys.write('token', token)
    // A full page load leaves nothing of the other account behind.
    location.reload()
  }
  return (
    <Modal title={t('auth.switchAccount')} onClose={stay} size={{ width: 420 }} sheet={false}>
      <div className={styles['question']}>
        <p>{t('auth.switchAccountText', { userName, current })}</p>
        <div className={`${styles['answers']} ${styles['named']}`}>
          <Button size="large" ref={focusWhenShown} onClick={stay}>
            {t('auth.stayAs', { name: current })}
          </Button>
          <Button look="plain" size="large" busy={isBusy} onClick={change}>
            {t('auth.switchTo', { name: userName })}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
export default SwitchAccountPopup
