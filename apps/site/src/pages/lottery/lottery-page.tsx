import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to, toCategory } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { FramePage } from '../frame/frame-page.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

const titles: Readonly<Record<string, MessageKey>> = {
  '/sealottery': 'page.seaLottery',
  '/vnlottery': 'page.vnLottery',
}

/** The lotteries of the session (SESSION-5), each leading to its provider's games. */
export const Component = () => {
  const { t } = useLanguage()
  const { lottGames } = useSession()
  const { pathname } = useLocation()
  const title = t(titles[pathname.toLowerCase()] ?? 'page.lottery')
  if (lottGames.length === 0) {
    return <FramePage title={title} text={t('page.lotteryText')} drawing="ticket" />
  }
  return (
    <>
      <PageHead title={title} description={t('home.description')} />
      <h1 className={styles['title']}>{title}</h1>
      <ul className={styles['lotteries']}>
        {lottGames.flatMap(({ gameCategory, vendors }) =>
          vendors.map(({ vassalage, displayName, gameCount }) => (
            <li key={`${gameCategory}${vassalage}`}>
              <Link to={to.vendorGames(toCategory(gameCategory), vassalage)}>
                {displayName}
                <span className={styles['count']}>{t('games.count', { count: gameCount })}</span>
              </Link>
            </li>
          )),
        )}
      </ul>
    </>
  )
}
