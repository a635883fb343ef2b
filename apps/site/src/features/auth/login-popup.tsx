import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { to } from '../../core/router/to.ts'
import { updateSession, useSession } from '../../core/session/store.ts'
import { switchPopup } from '../../core/popups/popups.ts'
import styles from './common/auth.module.css'
import { AuthBanner } from './banners/auth-banner.tsx'
import { LoginForm } from './login/login-form.tsx'
import { SmsLoginForm } from './login/sms-login-form.tsx'
import { PasskeyLogin } from './passkey/passkey-login.tsx'
import { Problem } from '../../core/forms/problem.tsx'
import { tryFree } from './session/try-free.ts'
import { SocialButtons } from './social/social-buttons.tsx'
import { useSocialNotice } from './social/social-words.ts'
import { useText } from '../../core/language/use-text.ts'

/** loginPopupModal: a sheet on phones, a dialog on wider screens. */
const LoginPopup = ({
  onClose,
  notice,
  social,
  back,
}: {
  readonly onClose: () => void
  /** Why it was opened, unless the visitor opened it. */
  readonly notice?: 'sessionEnded'
  /** A social sign-in that this login connects to the account. */
  readonly social?: SocialLink
  /** The page where a press required a login. */
  readonly back?: string
}) => {
  const t = useText('auth')
  const socialNotice = useSocialNotice()
  const navigate = useNavigate()
  // ROUTE-25
  const onLoggedIn = () => {
    onClose()
    void navigate(back ?? to.home())
  }
  return (
    <Modal title={t('auth.welcomeBack')} onClose={onClose} size={{ width: 420 }}>
      {notice && (
        <p className={styles['notice']} role="alert">
          {t('auth.sessionEnded')}
        </p>
      )}
      <AuthBanner group="w_login" />
      {social ? (
        <>
          <p className={styles['notice']}>{socialNotice(social, 'login')}</p>
          <LoginForm linkId={social.linkId} onLoggedIn={onLoggedIn} />
        </>
      ) : (
        <>
          <Ways back={back} onLoggedIn={onLoggedIn} />
          <div className={styles['others']} data-or={t('auth.or')}>
            <div className={styles['otherWay']}>
              <PasskeyLogin onLoggedIn={onLoggedIn} />
            </div>
            <SocialButtons />
            <TryFree onEntered={onClose} />
          </div>
        </>
      )}
      <p className={styles['foot']}>
        {t('auth.noAccount')}{' '}
        <button type="button" onClick={() => switchPopup('register', {})}>
          {t('common.signUp')}
        </button>
      </p>
    </Modal>
  )
}
export default LoginPopup

const choose = (way: 'username' | 'sms') =>
  updateSession((state) => ({ ...state, showPhoneLogin: way === 'sms' }))

/** LOGIN-1: by username, and by SMS where the brand has it; the selected tab is kept for the visit. */
const Ways = ({
  back,
  onLoggedIn,
}: {
  readonly back: string | undefined
  readonly onLoggedIn: () => void
}) => {
  const t = useText('auth')
  const { showVerCodeLogin, showPhoneLogin } = useSession()
  const byUsername = <LoginForm back={back} onLoggedIn={onLoggedIn} />
  if (!showVerCodeLogin) return byUsername
  const ways = [
    { key: 'username', label: t('field.username'), panel: byUsername },
    { key: 'sms', label: t('auth.byMobile'), panel: <SmsLoginForm onLoggedIn={onLoggedIn} /> },
  ] as const
  return (
    <Tabs
      label={t('auth.waysIn')}
      items={ways}
      value={showPhoneLogin ? 'sms' : 'username'}
      onChange={choose}
    />
  )
}

/** LOGIN-15: entering without an account, where the brand offers it. */
const TryFree = ({ onEntered }: { readonly onEntered: () => void }) => {
  const t = useText('auth')
  const { hasFreePlay } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!hasFreePlay) return null

  const enter = async () => {
    setIsBusy(true)
    const failed = await tryFree(t('state.network')).catch(() => t('state.network'))
    setIsBusy(false)
    setProblem(failed)
    if (failed !== undefined) return
    onEntered()
    showToast(t('auth.trialWelcome'))
  }
  return (
    <>
      <Button look="plain" size="large" wide busy={isBusy} onClick={enter}>
        {t('auth.tryFree')}
      </Button>
      {problem !== undefined && <Problem text={problem} />}
    </>
  )
}
