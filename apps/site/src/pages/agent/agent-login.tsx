import { useNavigate } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { LoginForm } from '../../features/auth/login/login-form.tsx'
import { PasskeyLogin } from '../../features/auth/passkey/passkey-login.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { openPopup } from '../../core/popups/popups.ts'
import styles from './agent.module.css'
import { useText } from '../../core/language/use-text.ts'

/** ROLE-10, ROUTE-26: the form of the login popup; only agents can log in here. */
export const AgentLogin = () => {
  const t = useText('agent')
  const { memberInfo } = useSession()
  const navigate = useNavigate()
  const onLoggedIn = () => void navigate(to.agentHome())
  return (
    <>
      <p className={styles['lead']}>{t('agent.loginText')}</p>
      <section className={styles['card']} aria-label={t('common.agentLogin')}>
        <img src={drawingUrl('handshake', 192)} alt="" width="96" height="96" loading="lazy" />
        {memberInfo && (
          <p className={styles['notice']} role="status">
            {t('agent.notAgent', { name: memberInfo.account.split('@').at(-1) ?? '' })}
          </p>
        )}
        <LoginForm site="agent" onLoggedIn={onLoggedIn} />
        <PasskeyLogin site="agent" onLoggedIn={onLoggedIn} />
      </section>
      <p className={styles['foot']}>
        {t('agent.become')}{' '}
        <button type="button" onClick={() => openPopup('feedback', { type: 6 })}>
          {t('agent.apply')}
        </button>
      </p>
    </>
  )
}
