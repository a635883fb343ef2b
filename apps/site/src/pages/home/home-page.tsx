import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Headline } from '../../features/home/headline.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { JackpotBoard } from '../../features/home/jackpot-board.tsx'
import { NoticeMarquee } from '../../features/home/notice-marquee.tsx'
import { useRunningExclusion, useUnreadExclusion } from '../../entities/member/own-exclusion.ts'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { QuickTiles } from '../../features/home/quick-tiles-view.tsx'
import { CategoryRow, HotRow, ProviderRow } from '../../features/home/rows.tsx'
import { rowCategories } from '../../features/home/row-categories.ts'
import { useRowTurn } from '../../features/home/use-row-turn.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useLowData } from '../../core/low-data/low-data.ts'
import { LinksOnBreak } from '../../features/home/links-on-break.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { PageHead } from '../frame/page-head.tsx'
import styles from './home-page.module.css'

const RunningExclusion = lazy(() => import('../../features/security/parts/running-exclusion.tsx'))

/** HOME-1..12; on /login and /register with that popup open (ROUTE-2, ROUTE-3). */
export const HomePage = () => {
  const { t, language } = useLanguage()
  const { data: menus = [] } = useQuery(menusQuery(language))
  const categories = rowCategories(menus)
  const rows = useRowTurn(language)
  const exclusion = useRunningExclusion()
  const unread = useUnreadExclusion()
  const isLowData = useLowData()
  const isOffered = !exclusion && !unread
  usePopupOfPath()
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <h1 className="visually-hidden">{t('home.title')}</h1>
      <div className={styles['home']}>
        {/* Parts that hydrate one by one. */}
        <Suspense>
          <Headline />
          {exclusion && (
            <Suspense>
              <RunningExclusion {...exclusion} />
            </Suspense>
          )}
          {unread && <LoadFailed query={unread} />}
          {isOffered && (
            <div className={styles['hero']} data-call>
              <Hero />
              {/* It moves all the time, and its amounts come with the program. */}
              {!isLowData && <JackpotBoard />}
            </div>
          )}
          {!unread && <NoticeMarquee />}
          {exclusion && <LinksOnBreak />}
          {isOffered && (
            <div data-call>
              <QuickTiles />
            </div>
          )}
        </Suspense>
        {isOffered && (
          <>
            <div data-call>
              <Suspense>
                <HotRow />
              </Suspense>
            </div>
            {categories.map((menu, index) => (
              <div key={menu.gameCategory} className={styles['rows']} data-call>
                <Suspense>
                  <CategoryRow menu={menu} turn={rows.turnOf(index)} onSettled={rows.settle} />
                  {index === 0 && <ProviderRow />}
                </Suspense>
              </div>
            ))}
          </>
        )}
      </div>
    </>
  )
}

const usePopupOfPath = (): void => {
  const { pathname, key } = useLocation()
  useEffect(() => {
    if (pathname === '/login') openPopup('login', {})
    if (pathname === '/register') openPopup('register', {})
  }, [pathname, key])
}
