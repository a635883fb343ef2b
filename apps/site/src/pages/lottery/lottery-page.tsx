import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to, toCategory } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { vnMenusQuery } from '../../entities/lottery/queries.ts'
import { prizeModesOf, useLotteries, type Lottery } from '../../entities/lottery/use-lotteries.ts'
import styles from '../frame/page.module.css'
import { LotteryView } from './lottery-view.tsx'
import { isOwnLottery } from '../../entities/game/launch-target.ts'

type Address = { readonly title: MessageKey; readonly isShown: (lottery: Lottery) => boolean }

const addresses: Readonly<Record<string, Address>> = {
  '/sealottery': {
    title: 'page.seaLottery',
    isShown: ({ accountType }) => accountType === 'TCG_SEA',
  },
}
const every: Address = { title: 'nav.LOTT', isShown: () => true }

/** ROUTE-13: the lobby of the lotteries and their desks; below it the lotteries of other providers. */
export const Component = () => {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const { title, isShown } = addresses[pathname.toLowerCase()] ?? every
  if (pathname.toLowerCase() === '/vnlottery') return <VnLottery />
  return (
    <LotteryView title={t(title)} isShown={isShown}>
      <OtherProviders />
    </LotteryView>
  )
}

const isOfVietnam = ({ accountType }: Lottery): boolean => accountType === 'TCG_LOTTO_VN'

/** The lotteries that the menu of Vietnam names (CALL-48). */
const VnLottery = () => {
  const { t, language } = useLanguage()
  const { groups = [] } = useLotteries()
  const modes = prizeModesOf(groups.flatMap(({ games }) => games).filter(isOfVietnam))
  const { data: menus } = useQuery({ ...vnMenusQuery(language, modes), enabled: modes.length > 0 })
  const areas = menus?.flatMap((menu) => Object.values(menu))
  const listed =
    areas && new Set(areas.flatMap(({ gameMenus }) => gameMenus.map(({ gameId }) => gameId)))
  const isShown = (lottery: Lottery) =>
    isOfVietnam(lottery) && listed?.has(lottery.gameId) !== false
  return (
    <LotteryView title={t('page.vnLottery')} isShown={isShown} isVietnam>
      <OtherProviders />
    </LotteryView>
  )
}

/** The lotteries of the session (SESSION-5) that are not ours, each linking to its provider's games. */
const OtherProviders = () => {
  const { t } = useLanguage()
  const { lottGames } = useSession()
  const others = lottGames.flatMap(({ gameCategory, vendors }) =>
    vendors
      .filter(({ vassalage }) => !isOwnLottery(vassalage))
      .map((vendor) => ({ gameCategory, ...vendor })),
  )
  if (others.length === 0) return null
  return (
    <ul className={styles['lotteries']}>
      {others.map(({ gameCategory, vassalage, displayName, gameCount }) => (
        <li key={`${gameCategory}${vassalage}`}>
          <Link to={to.vendorGames(toCategory(gameCategory), vassalage)}>
            {displayName}
            <span>{t('common.gameCount', { count: gameCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
