import { Outlet } from 'react-router'
import { useLanguage } from '../language/language.tsx'
import { Link } from 'react-router'
import { PageBoundary } from '../router/page-boundary.tsx'
import { to } from '../router/to.ts'
import { Logo } from './logo.tsx'
import { LoadingCover } from './loading-cover.tsx'
import styles from './shell.module.css'

/** ROUTE-17: the agent center stands alone, without the site's menu, header and footer. */
export const AgentLayout = () => {
  const { t } = useLanguage()
  return (
    <div className={styles['column']}>
      <LoadingCover />
      <nav className={styles['bar']} aria-label={t('page.backToSite')}>
        <Logo />
        <Link to={to.home()} className={styles['account']}>
          {t('page.backToSite')}
        </Link>
      </nav>
      <main id="main" className={styles['main']}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  )
}
