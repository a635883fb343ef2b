import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState, ErrorState } from '@trevo/ui/states.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { Link, useLocation, useSearchParams } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { ListTools } from '../../features/game-lists/list-tools.tsx'
import { GameCard } from '../../entities/game/game-card.tsx'
import { filterCount, withoutFilters, withValue } from '../../features/game-lists/game-filters.ts'
import { listViewOf } from '../../features/game-lists/list-view.ts'
import { gamesQuery } from '../../entities/game/queries.ts'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { PageHead } from '../frame/page-head.tsx'
import lists from '../../features/game-lists/game-lists.module.css'
import styles from '../frame/page.module.css'
import { SkeletonGrid } from '../../features/game-lists/skeleton-grid.tsx'
import { useNearEnd } from '../../core/lists/use-near-end.ts'

/** ROUTE-10: the games of a category, 20 a page, more as the visitor comes near the end. */
export const Component = () => {
  const { t, language } = useLanguage()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const view = listViewOf(pathname, query)
  const games = useInfiniteQuery(gamesQuery(language, view.filter))
  const end = useNearEnd(() => {
    if (games.hasNextPage && !games.isFetchingNextPage) void games.fetchNextPage()
  })
  const shown = games.data?.pages.flatMap((page) => page.games) ?? []
  const count = games.data?.pages[0]?.totalCount
  const title = view.filter.search
    ? t('games.results', { search: view.filter.search })
    : t(view.title)

  return (
    <>
      <PageHead title={title} description={t('home.description')} />
      <div className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {count !== undefined && (
          <span className={lists['count']}>{t('games.count', { count })}</span>
        )}
      </div>
      <BrowserOnly fallback={<div className={lists['tools']} />}>
        <ListTools />
      </BrowserOnly>
      <VendorChips category={view.category} />
      {games.isPending && <SkeletonGrid count={12} />}
      {games.isError && (
        <ErrorState
          picture={drawingUrl('satellite-antenna', 192)}
          title={t('games.failed')}
          text={t('state.loadFailedText')}
          retryLabel={t('state.retry')}
          onRetry={() => void games.refetch()}
        />
      )}
      {games.isSuccess && shown.length === 0 && (
        <NoGames search={view.filter.search} isFiltered={filterCount(query) > 0} />
      )}
      {shown.length > 0 && (
        <ul className={lists['grid']}>
          {shown.map((game, index) => (
            <li key={game.nodeId}>
              <GameCard game={game} eager={index < 6} />
            </li>
          ))}
        </ul>
      )}
      {games.hasNextPage && (
        <div ref={end} className={lists['more']}>
          <Button
            look="plain"
            busy={games.isFetchingNextPage}
            onClick={() => void games.fetchNextPage()}
          >
            {t('games.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const NoGames = ({ search, isFiltered }: { search: string | undefined; isFiltered: boolean }) => {
  const { t } = useLanguage()
  const [query, setQuery] = useSearchParams()
  if (isFiltered) {
    return (
      <EmptyState
        picture={drawingUrl('magnifying-glass-tilted-left', 192)}
        title={t('games.noneLeft')}
        text={t('games.noneLeftText')}
        action={
          <Button look="plain" onClick={() => setQuery(withoutFilters(query), { replace: true })}>
            {t('games.clearFilters')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      picture={drawingUrl(search ? 'magnifying-glass-tilted-left' : 'compass', 192)}
      title={search ? t('games.noneFound', { search }) : t('games.none')}
      text={search ? t('games.noneFoundText') : t('games.noneText')}
      action={
        <Link to={to.gameList('hot')} className={buttonClass('plain')}>
          {search ? t('games.clearSearch') : t('games.seeHot')}
        </Link>
      }
    />
  )
}

/** Which provider's games; the choice stands in the address. Nothing to choose, nothing shown. */
const VendorChips = ({ category }: { category: string }) => {
  const { t, language } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const { data: menus = [] } = useQuery(menusQuery(language))
  const vendors = menus.find((menu) => menu.gameCategory === category)?.vendors ?? []
  if (vendors.length < 2) return null
  const items = [
    { key: '', label: t('games.allProviders') },
    ...vendors.map((vendor) => ({ key: vendor.vassalage, label: vendor.displayName })),
  ]
  return (
    <div className={lists['chips']}>
      <Chips
        label={t('games.providers')}
        items={items}
        value={query.get('vassalage') ?? ''}
        onChange={(vassalage) => {
          setQuery(withValue(query, 'vassalage', vassalage), { replace: true })
        }}
      />
    </div>
  )
}
