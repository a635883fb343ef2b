import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language.tsx'
import { to } from '../../router/to.ts'
import { FramePage } from '../frame-page.tsx'

export const Component = () => {
  const { t } = useLanguage()
  const isHome = useLocation().pathname.toLowerCase() === '/agenthome'
  return (
    <FramePage
      title={t(isHome ? 'page.agentHome' : 'page.agent')}
      text={t(isHome ? 'page.agentHomeText' : 'page.agentText')}
      drawing="handshake"
      action={{ label: t('page.backToSite'), href: to.home() }}
    />
  )
}
