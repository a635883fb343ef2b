import { useInfiniteQuery } from '@tanstack/react-query'
import type { Game } from '@trevo/contract/wps/games.ts'
import { Button } from '@trevo/ui/button.tsx'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { useLowData } from '../../core/low-data/low-data.ts'
import { MoreButton, PagedList } from '../../core/lists/list-states.tsx'
import { useNearEnd } from '../../core/lists/use-near-end.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { gamesQuery } from '../../entities/game/queries.ts'
import { isWholeList } from './game-filters.ts'
import { GameGrid } from './game-grid.tsx'
import styles from './game-lists.module.css'
import { ListTools } from './list-tools.tsx'
import type { ListView } from './list-view.ts'
import { NoGames } from './no-games.tsx'
import { SkeletonGrid } from './skeleton-grid.tsx'
import { VendorChips } from './vendor-chips.tsx'

/** A category with fewer games is seen at a glance. */
const toolsFrom = 12

type GameListProps = {
  readonly view: ListView
  readonly title: string
  /** What the games have in common to show above them; not in low-data mode. */
  readonly above?: ComponentType<{ readonly games: readonly Game[] }> | undefined
}

/** The games of a view, 20 per page, more as the visitor nears the end. */
export const GameList = ({ view, title, above: Above }: GameListProps) => {
  const { t, language } = useLanguage()
  const games = useInfiniteQuery(gamesQuery(language, view.filter))
  const end = useNearEnd(() => {
    if (games.hasNextPage && !games.isFetchingNextPage) void games.fetchNextPage()
  })
  const shown = games.data?.pages.flatMap((page) => page.games) ?? []
  const count = games.data?.pages[0]?.totalCount
  const isLowData = useLowData()
  const isShort = isWholeList(useSearchParams()[0]) && count !== undefined && count < toolsFrom
  return (
    <>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {count !== undefined && (
          <span className={styles['count']}>{t('common.gameCount', { count })}</span>
        )}
      </div>
      {!isShort && (
        <>
          <BrowserOnly fallback={<ToolsToCome />}>
            <ListTools />
          </BrowserOnly>
          <VendorChips category={view.category} />
        </>
      )}
      {Above && !isLowData && <Above games={shown} />}
      <PagedList
        pages={games}
        isEmpty={shown.length === 0}
        waiting={<SkeletonGrid count={12} />}
        failed={{ title: t('games.failed') }}
        empty={<NoGames search={view.filter.search} />}
      >
        <GameGrid games={shown} />
        {games.hasNextPage && (
          <div ref={end} className={styles['more']}>
            <MoreButton pages={games} label={t('games.more')} />
          </div>
        )}
      </PagedList>
    </>
  )
}

/** The place of the tools. A page in low-data mode may stay without them: a press of the button brings the program. */
const ToolsToCome = () => {
  const { t } = useLanguage()
  const isLowData = useLowData()
  if (!isLowData) return <div className={styles['tools']} />
  return (
    <div className={styles['toolsToCome']}>
      <Button look="plain">{t('common.filters')}</Button>
    </div>
  )
}
