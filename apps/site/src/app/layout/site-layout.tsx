import { IconButton } from '@trevo/ui/button.tsx'
import { classNames } from '@trevo/ui/class-names.ts'
import { ArrowUp } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PageBoundary } from './page-boundary.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LowDataBar } from './low-data-bar.tsx'
import { LoadingCover } from './loading-cover.tsx'
import { hidesSideMenu, isCallToPlay } from '../../core/router/side-items.ts'
import { MarkPage, useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { SideMenu } from './side-menu.tsx'
import { TabBar } from './tab-bar.tsx'
import { useScrollRules } from './use-scroll-rules.ts'
import styles from './layout.module.css'

const RunningExclusion = lazy(() => import('../../features/security/parts/running-exclusion.tsx'))

/**
 * ROUTE-18: side menu, header, content, footer and the back-to-top button. Each hydrates separately,
 * in slices short enough to let a touch through.
 */
export const SiteLayout = () => {
  const { t } = useLanguage()
  const withMenu = !hidesSideMenu(useLocation().pathname)
  const main = useRef<HTMLElement>(null)
  useScrollRules(main)
  return (
    <>
      <a href="#main" className={styles['skip']}>
        {t('shell.skip')}
      </a>
      <MarkPage />
      <LoadingCover />
      <BesideMenu withMenu={withMenu}>
        <div className={styles['column']}>
          <Suspense>
            <Header menuShown={withMenu} />
          </Suspense>
          <LowDataBar />
          <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
            <PageBoundary>
              <Page />
            </PageBoundary>
          </main>
          <Suspense>
            <Footer />
          </Suspense>
        </div>
      </BesideMenu>
      <ToTop />
      <Suspense>
        <TabBar />
      </Suspense>
    </>
  )
}

/** The page for the current address; if it only advertises play, a member on a break sees why it is closed. */
const Page = () => {
  const isCall = isCallToPlay(useLocation().pathname)
  const exclusion = useRunningExclusion()
  if (!isCall) return <Outlet />
  if (!exclusion) {
    return (
      <div data-call>
        <Outlet />
      </div>
    )
  }
  return (
    <Suspense>
      <RunningExclusion {...exclusion} />
    </Suspense>
  )
}

/** The page next to the side menu; opening or folding the menu does not render it again. */
const BesideMenu = ({
  withMenu,
  children,
}: {
  readonly withMenu: boolean
  readonly children: ReactNode
}) => {
  // Default until the visitor changes it: open, or folded on a narrow screen.
  const [menu, setMenu] = useState<'auto' | 'open' | 'folded'>('auto')
  return (
    <div
      className={classNames(
        styles['app'],
        !withMenu && styles['bare'],
        withMenu && menu !== 'open' && styles[menu],
      )}
    >
      {withMenu && (
        <Suspense>
          <SideMenu open={menu !== 'folded'} onToggle={() => setMenu(turned(menu))} />
        </Suspense>
      )}
      {children}
    </div>
  )
}

const narrow = '(max-width: 1023px)'

const turned = (menu: 'auto' | 'open' | 'folded'): 'open' | 'folded' => {
  const isOpen = menu === 'auto' ? !matchMedia(narrow).matches : menu === 'open'
  return isOpen ? 'folded' : 'open'
}

const shownBelowPx = 900

const ToTop = () => {
  const { t } = useLanguage()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > shownBelowPx)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <IconButton
      className={styles['toTop']}
      label={t('shell.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUp size={18} aria-hidden="true" />
    </IconButton>
  )
}
