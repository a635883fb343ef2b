import { Button } from '@trevo/ui/button.tsx'
import { useNavigate } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { to } from '../../core/router/to.ts'
import styles from './common/auth.module.css'
import { focusWhenShown } from './common/focus-when-shown.ts'
import { useText } from '../../core/language/use-text.ts'

/** The law requires a second factor that this member has not set up: leads to where that is done. */
const NeedProofPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('access')
  const navigate = useNavigate()
  const go = () => {
    onClose()
    void navigate(to.member('securityCenter'))
  }
  return (
    <Modal title={t('proof.title')} onClose={onClose} size={{ width: 400 }} sheet={false}>
      <div className={styles['question']}>
        <p>{t('proof.text')}</p>
        <Button size="large" wide ref={focusWhenShown} onClick={go}>
          {t('proof.go')}
        </Button>
      </div>
    </Modal>
  )
}
export default NeedProofPopup
