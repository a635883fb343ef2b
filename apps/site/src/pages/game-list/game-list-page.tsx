import { useLocation, useSearchParams } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { GameList } from '../../features/game-lists/game-list.tsx'
import { LiveTables } from '../../features/live-tables/live-tables.tsx'
import { listViewOf } from '../../features/game-lists/list-view.ts'
import { PageHead } from '../frame/page-head.tsx'

/** ROUTE-10: the games of a category, of a search, or of the filters in the address. */
export const Component = () => {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const view = listViewOf(pathname, query)
  const { search, gameType } = view.filter
  const isLive = gameType === 'LIVE'
  const title = search ? t('games.results', { search }) : t(view.title)
  return (
    <>
      <PageHead title={title} description={t('home.description')} />
      <GameList view={view} title={title} above={isLive ? LiveTables : undefined} />
    </>
  )
}
