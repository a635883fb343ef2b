import { Outlet } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { Link } from 'react-router'
import { PageBoundary } from './page-boundary.tsx'
import { to } from '../../core/router/to.ts'
import { Logo } from './logo.tsx'
import { LoadingCover } from './loading-cover.tsx'
import header from './header.module.css'
import layout from './layout.module.css'

/** ROUTE-17: the agent center has no menu, header or footer of the site. */
export const AgentLayout = () => {
  const { t } = useLanguage()
  return (
    <div className={layout['column']}>
      <LoadingCover />
      <nav className={header['bar']} aria-label={t('common.backToSite')}>
        <Logo />
        <Link to={to.home()} className={header['account']}>
          {t('common.backToSite')}
        </Link>
      </nav>
      <main id="main" className={layout['main']}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  )
}
