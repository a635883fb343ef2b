import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { Modal } from '@trevo/ui/modal.tsx'
import { ErrorState, Skeleton } from '@trevo/ui/states.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { drawingUrl } from '../../art/icon.tsx'
import { useLanguage } from '../../language/language.tsx'
import { to } from '../../router/to.ts'
import { switchPopup } from '../../shell/popups.ts'
import styles from './auth.module.css'
import { loadRegisterRules } from './register/load-rules.ts'
import { RegisterForm } from './register/register-form.tsx'
import { useAuthText } from './use-auth-text.ts'

type Rules = RegisterRules | 'failed' | undefined

/** registerModal: the form of the brand's own rules. */
const RegisterPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useAuthText()
  const { t: shell } = useLanguage()
  const navigate = useNavigate()
  // REG-18
  const onRegistered = () => {
    onClose()
    showToast(t('auth.registered'))
    void navigate(to.home())
  }
  return (
    <Modal
      open
      title={t('auth.createAccount')}
      onClose={onClose}
      closeLabel={shell('shell.close')}
      size={{ width: 460 }}
    >
      <Form onRegistered={onRegistered} />
      <p className={styles['foot']}>
        {t('auth.haveAccount')}{' '}
        <button type="button" onClick={() => switchPopup('login', {})}>
          {t('auth.logIn')}
        </button>
      </p>
    </Modal>
  )
}
export default RegisterPopup

const Form = ({ onRegistered }: { readonly onRegistered: () => void }) => {
  const t = useAuthText()
  const [rules, setRules] = useState<Rules>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    loadRegisterRules().then(setRules, () => setRules('failed'))
    // Each attempt asks anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [attempt])
  const retry = () => {
    setRules(undefined)
    setAttempt(attempt + 1)
  }

  if (rules === undefined) {
    return (
      <div className={styles['form']} aria-busy="true">
        {['username', 'password', 'again', 'name'].map((field) => (
          <Skeleton key={field} height={73} radius={12} />
        ))}
      </div>
    )
  }
  if (rules === 'failed') {
    return (
      <ErrorState
        picture={drawingUrl('satellite-antenna', 192)}
        title={t('auth.rulesFailed')}
        text={t('auth.rulesFailedText')}
        retryLabel={t('auth.retry')}
        onRetry={retry}
      />
    )
  }
  return <RegisterForm rules={rules} onRegistered={onRegistered} />
}
