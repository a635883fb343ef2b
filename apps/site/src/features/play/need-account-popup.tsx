import { Button } from '@trevo/ui/button.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { switchPopup } from '../../core/popups/popups.ts'
import styles from './play.module.css'
import { useText } from '../../core/language/use-text.ts'

/** LAUNCH-2: tells a trial user that games need a real account, and how to get one. */
const NeedAccountPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('play')
  return (
    <Modal title={t('play.trialTitle')} onClose={onClose} size={{ width: 400 }} sheet={false}>
      <div className={styles['question']}>
        <p>{t('in_need_true_account')}</p>
        <div className={styles['answers']}>
          <Button look="plain" size="large" onClick={onClose}>
            {t('in_increase_submit')}
          </Button>
          <Button size="large" onClick={() => switchPopup('register', {})}>
            {t('play.createAccount')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
export default NeedAccountPopup
