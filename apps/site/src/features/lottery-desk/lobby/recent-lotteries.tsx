import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../../../core/session/store.ts'
import { useOpenMember } from '../../../core/session/use-phase.ts'
import { recentVnGamesQuery } from '../../../entities/lottery/queries.ts'
import { prizeModesOf, type Lottery } from '../../../entities/lottery/use-lotteries.ts'
import styles from './recent-lotteries.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** The Vietnam lotteries that the member bet on most recently, above the lobby; nothing for visitors. */
export const RecentLotteries = ({
  lotteries,
  hrefOf,
}: {
  readonly lotteries: readonly Lottery[]
  readonly hrefOf: (lottery: Lottery) => string
}) => {
  const t = useText('lottery-desk')
  const memberId = useSession().memberInfo?.id
  const isAsked = useOpenMember() && memberId !== undefined && lotteries.length > 0
  const recentQuery = recentVnGamesQuery(memberId ?? '', prizeModesOf(lotteries))
  const { data = [] } = useQuery({ ...recentQuery, enabled: isAsked })
  const areas = data.flatMap((menu) => Object.values(menu))
  const recent = areas.flatMap(({ gameMenus }) =>
    gameMenus.flatMap(({ gameId }) => lotteries.find((lottery) => lottery.gameId === gameId) ?? []),
  )
  if (recent.length === 0) return null
  return (
    <nav className={styles['recent']} aria-labelledby="recent-lotteries">
      <h2 id="recent-lotteries">{t('desk.recent')}</h2>
      <ul>
        {recent.map((lottery) => (
          <li key={lottery.code}>
            <Link to={hrefOf(lottery)}>{lottery.remark}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
