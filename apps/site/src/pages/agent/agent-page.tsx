import { Skeleton } from '@trevo/ui/states.tsx'
import { Navigate, useLocation } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { PinGate } from '../../entities/member/pin-gate.tsx'
import { usePhase } from '../../core/session/use-phase.ts'
import { useSession } from '../../core/session/store.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { AgentHome } from './agent-home.tsx'
import { AgentLogin } from './agent-login.tsx'
import styles from './agent.module.css'

/** ROUTE-4, ROUTE-5: the agents' login and their center; access is decided in the browser. */
export const Component = () => {
  const { t } = useLanguage()
  const isHome = useLocation().pathname.toLowerCase().startsWith(to.agentHome().toLowerCase())
  return (
    <>
      <PageHead title={t(isHome ? 'common.agentCenter' : 'common.agentLogin')} />
      {isHome ? (
        <BrowserOnly fallback={<Waiting title={t('common.agentCenter')} />}>
          <Home />
        </BrowserOnly>
      ) : (
        <div className={styles['page']}>
          <h1>{t('common.agentLogin')}</h1>
          <BrowserOnly fallback={waiting}>
            <Login />
          </BrowserOnly>
        </div>
      )}
    </>
  )
}

const waiting = (
  <div className={styles['card']}>
    <Skeleton height={360} radius={16} />
  </div>
)

const Waiting = ({ title }: { readonly title: string }) => (
  <div className={styles['page']}>
    <h1>{title}</h1>
    {waiting}
  </div>
)

/** ROLE-13, ROUTE-26: agents belong in the center, everybody else at the login. */
const Home = () => {
  const { t } = useLanguage()
  const { isAgent } = useSession()
  if (usePhase() === 'restoring') return <Waiting title={t('common.agentCenter')} />
  if (!isAgent) return <Navigate to={to.agent()} replace />
  return (
    <PinGate>
      <AgentHome />
    </PinGate>
  )
}

const Login = () => {
  const { isAgent } = useSession()
  if (usePhase() === 'restoring') return waiting
  return isAgent ? <Navigate to={to.agentHome()} replace /> : <AgentLogin />
}
