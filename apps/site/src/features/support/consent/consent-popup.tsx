import { showToast } from '@trevo/ui/toast.tsx'
import { Modal } from '../../../core/dialog/modal.tsx'
import { chooseConsent } from './analytics.ts'
import { readConsent, type Consent } from './consent.ts'
import { useSession } from '../../../core/session/store.ts'
import { ConsentAnswers } from './consent-answers.tsx'
import { useText } from '../../../core/language/use-text.ts'
import styles from './consent.module.css'

/** The banner's choice, which can be reviewed and changed at any time. */
export default function ConsentPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText('support')
  const { gtagId } = useSession()
  const choose = (consent: Consent) => {
    onClose()
    showToast(t('consent.saved'))
    // After this dialog has closed, which would otherwise count as something in progress.
    if (gtagId !== null) setTimeout(() => chooseConsent(consent, gtagId, () => location.reload()))
  }
  return (
    <Modal title={t('consent.title')} size={{ width: 440 }} sheet={false} onClose={onClose}>
      <div className={styles['choice']}>
        <p>{t('consent.text')}</p>
        <p className={styles['now']}>
          {t(readConsent() === 'analytics' ? 'consent.nowOn' : 'consent.nowOff')}
        </p>
        <ConsentAnswers choose={choose} />
      </div>
    </Modal>
  )
}
