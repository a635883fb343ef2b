import { showToast } from '@trevo/ui/toast.tsx'
import { Modal } from '../../../core/dialog/modal.tsx'
import { chooseConsent } from './analytics.ts'
import { readConsent, type Consent } from './consent.ts'
import { useSession } from '../../../core/session/store.ts'
import { ConsentAnswers } from './consent-answers.tsx'
import { useText } from '../../../core/language/use-text.ts'
import styles from './consent.module.css'

/** The choice of the banner, to review and change at any time. */
export default function ConsentPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText('support')
  const { gtagId } = useSession()
  const choose = (consent: Consent) => {
    onClose()
    showToast(t('consent.saved'))
    // After this dialog is gone, which else would count as something under way.
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
