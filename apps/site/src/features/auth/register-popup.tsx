import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { readSession, useSession } from '../../core/session/store.ts'
import { switchPopup } from '../../core/popups/popups.ts'
import styles from './common/auth.module.css'
import { AuthBanner } from './banners/auth-banner.tsx'
import type { RegType } from './register/fields.ts'
import { loadRegisterRules } from './register/load-rules.ts'
import { NameGiven } from './register/name-given.tsx'
import { RegisterForm } from './register/register-form.tsx'
import type { OnRegistered } from './register/use-send-registration.ts'
import { SocialButtons } from './social/social-buttons.tsx'
import { useSocialNotice } from './social/social-words.ts'
import { useText } from '../../core/language/use-text.ts'

/** registerModal: the form according to the brand's rules. */
const RegisterPopup = ({
  onClose,
  social,
}: {
  readonly onClose: () => void
  /** A social sign-in that this registration completes. */
  readonly social?: SocialLink
}) => {
  const t = useText('auth')
  const socialNotice = useSocialNotice()
  const navigate = useNavigate()
  const { asksIdentity } = useSession().systemStatus.info.brand
  const [generatedName, setGeneratedName] = useState<string>()
  // REG-18; where the law asks who people are, that is the next step. A new agent begins in the agent center.
  const goOn = () => {
    onClose()
    const { isAgent } = readSession()
    if (asksIdentity) showToast(t('auth.registeredIdentity'))
    else showToast(t(isAgent ? 'auth.registeredAgent' : 'auth.registered'))
    void navigate(asksIdentity ? to.member('identity') : isAgent ? to.agentHome() : to.home())
  }
  if (generatedName !== undefined) return <NameGiven name={generatedName} onClose={goOn} />
  const onRegistered: OnRegistered = (name) =>
    name === undefined ? goOn() : setGeneratedName(name)
  return (
    <Modal title={t('auth.createAccount')} onClose={onClose} size={{ width: 460 }}>
      <AuthBanner group="w_register" />
      {social && <p className={styles['notice']}>{socialNotice(social, 'register')}</p>}
      <Form social={social} onRegistered={onRegistered} />
      {!social && (
        <div className={styles['others']} data-or={t('auth.or')}>
          <SocialButtons />
        </div>
      )}
      <p className={styles['foot']}>
        {t('auth.haveAccount')}{' '}
        <button type="button" onClick={() => switchPopup('login', {})}>
          {t('common.logIn')}
        </button>
      </p>
    </Modal>
  )
}
export default RegisterPopup

type FormProps = {
  readonly social: SocialLink | undefined
  readonly onRegistered: OnRegistered
}

const Form = ({ social, onRegistered }: FormProps) => {
  const t = useText('auth')
  const rules = useSession().validate
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed) loadRegisterRules().catch(() => setHasFailed(true))
  }, [hasFailed])

  if (rules) return <Ways rules={rules} social={social} onRegistered={onRegistered} />
  if (hasFailed) {
    return (
      <LoadFailed
        query={{ isFetching: false, refetch: () => setHasFailed(false) }}
        title={t('auth.rulesFailed')}
      />
    )
  }
  return (
    <div className={styles['form']} aria-busy="true">
      {['username', 'password', 'again', 'name'].map((field) => (
        <Skeleton key={field} height={73} radius={12} />
      ))}
    </div>
  )
}

/** REG-1, REG-14: the ways to register that the brand offers; mobile number first if offered. */
const Ways = ({ rules, social, onRegistered }: FormProps & { readonly rules: RegisterRules }) => {
  const t = useText('auth')
  const { mobileReg, mobileRegPass, smsEnabled, whitelabelVal, systemStatus } = useSession()
  const { showCaptcha, asksBirthDate, asksLimits } = systemStatus.info.brand
  const [chosen, setChosen] = useState<RegType>(mobileReg ? 'registerMobile' : 'register')
  const formOf = (regType: RegType) => (
    <RegisterForm
      settings={{
        rules,
        regType,
        showCaptcha,
        smsEnabled,
        mobileRegPass,
        asksBirthDate,
        asksLimits,
      }}
      social={social}
      onRegistered={onRegistered}
    />
  )
  // A sign-up through a social network needs no proof by SMS.
  if (social) return formOf('register')
  const byUsername = whitelabelVal['USERNAMEREG3'] ?? true
  if (!byUsername && !mobileReg) return <p className={styles['lead']}>{t('auth.registerClosed')}</p>
  if (!byUsername || !mobileReg) return formOf(chosen)
  const ways = [
    { key: 'register', label: t('field.username'), panel: formOf('register') },
    { key: 'registerMobile', label: t('auth.byMobile'), panel: formOf('registerMobile') },
  ] as const
  return <Tabs label={t('auth.waysToRegister')} items={ways} value={chosen} onChange={setChosen} />
}
