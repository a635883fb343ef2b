import { Button } from '@trevo/ui/button.tsx'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { Empty } from '../../core/lists/empty.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { useSession } from '../../core/session/store.ts'
import { switchPopup } from '../../core/popups/popups.ts'
import styles from './common/auth.module.css'
import { AuthBanner } from './banners/auth-banner.tsx'
import { EmailForm } from './forgot/email-form.tsx'
import { PhoneForm } from './forgot/phone-form.tsx'
import { useRecovered } from './forgot/use-recovered.ts'
import { useText } from '../../core/language/use-text.ts'

type Way = 'email' | 'phone'

/**
 * forgetPassModal (FORGOT-1..7): a link by email or a code by phone; CHNGPASSVERIF3 decides which of
 * the two is shown first.
 */
const ForgotPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('auth')
  const startsByPhone = useSession().whitelabelVal['CHNGPASSVERIF3'] ?? false
  const [way, setWay] = useState<Way>(startsByPhone ? 'phone' : 'email')
  const [isSent, setIsSent] = useState(false)
  const onRecovered = useRecovered(onClose)

  const ways = [
    {
      key: 'email',
      label: t('field.email'),
      panel: <EmailForm onSent={() => setIsSent(true)} />,
    },
    { key: 'phone', label: t('auth.byMobile'), panel: <PhoneForm onRecovered={onRecovered} /> },
  ] as const
  return (
    <Modal
      title={t(isSent ? 'forgot.sentTitle' : 'forgot.title')}
      onClose={onClose}
      size={{ width: 420 }}
    >
      {isSent ? (
        <Sent />
      ) : (
        <>
          <AuthBanner group="w_forget" />
          <Tabs label={t('auth.waysToRecover')} items={ways} value={way} onChange={setWay} />
          <p className={styles['foot']}>
            {t('forgot.remembered')}{' '}
            <button type="button" onClick={() => switchPopup('login', {})}>
              {t('common.logIn')}
            </button>
          </p>
        </>
      )}
    </Modal>
  )
}
export default ForgotPopup

/** FORGOT-6: the link has been sent. */
const Sent = () => {
  const t = useText('auth')
  return (
    <div role="status">
      <Empty
        drawing="envelope"
        title={t('in_been_out')}
        text={t('forgot.sentHint')}
        action={
          <Button size="large" onClick={() => switchPopup('login', {})}>
            {t('common.backToLogin')}
          </Button>
        }
      />
    </div>
  )
}
