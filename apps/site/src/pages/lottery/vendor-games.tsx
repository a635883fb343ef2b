import { useInfiniteQuery } from '@tanstack/react-query'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { MoreButton, PagedList } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { gamesQuery } from '../../entities/game/queries.ts'
import { GameGrid } from '../../features/game-lists/game-grid.tsx'
import { NoGames } from '../../features/game-lists/no-games.tsx'
import { useText } from '../../core/language/use-text.ts'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

type VendorGamesProps = {
  readonly category: 'LOTT' | 'ELOTT'
  readonly vassalage: string
  /** The vendor's name, once it is known. */
  readonly title: string
}

/** The lotteries of one other vendor: its games, and a link back to all of them. */
export const VendorGames = ({ category, vassalage, title }: VendorGamesProps) => {
  const { language } = useLanguage()
  const t = useText('lottery-desk')
  const query = useInfiniteQuery(gamesQuery(language, { gameType: category, vassalage }))
  const games = query.data?.pages.flatMap((page) => page.games) ?? []
  const list = category === 'LOTT' ? 'lott' : 'elott'
  return (
    <>
      <PageHead title={title} />
      <h1 className={styles['title']}>{title}</h1>
      <PagedList
        pages={query}
        isEmpty={games.length === 0}
        height={480}
        radius={24}
        failed={{ title: t('games.failed') }}
        empty={<NoGames search={undefined} />}
      >
        <GameGrid games={games} />
      </PagedList>
      <p className={styles['onward']}>
        {query.hasNextPage && <MoreButton pages={query} label={t('games.more')} />}
        <Link to={to.gameCenter(list)} className={buttonClass('plain')}>
          {t('common.allLotteries')}
        </Link>
      </p>
    </>
  )
}
