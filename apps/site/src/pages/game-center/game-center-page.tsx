import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { useLocation } from 'react-router'
import { VendorGrid } from '../../entities/vendor/vendor-grid.tsx'
import { gamesQuery } from '../../entities/game/queries.ts'
import { vendorsQuery } from '../../entities/game/catalogue-queries.ts'
import { splitLanes } from '../../entities/vendor/split-lanes.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { GameGrid } from '../../features/game-lists/game-grid.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'

/** The games of a category from its providers; only the first page, because there are few. */
const CenterGames = ({ category }: { readonly category: string }) => {
  const { t, language } = useLanguage()
  const { data } = useInfiniteQuery(gamesQuery(language, { gameType: category }))
  const games = data?.pages.flatMap((page) => page.games) ?? []
  if (games.length === 0) return null
  return (
    <section className={styles['games']} aria-label={t('games.all')}>
      <GameGrid games={games} />
    </section>
  )
}

/** ROUTE-9: the providers of a category, and their games. */
export const Component = () => {
  const { t, language } = useLanguage()
  const category = useLocation().pathname.slice(1).toUpperCase()
  const { data } = useQuery(vendorsQuery(language))
  const cards = splitLanes(data?.data.lanes ?? []).get(category) ?? []
  // The categories of this page all have a name in the navigation.
  const title = t(`nav.${category}` as MessageKey)
  if (cards.length === 0) {
    return (
      <FramePage
        title={title}
        emptyTitle={t('page.centerEmpty')}
        text={t('page.centerEmptyText')}
        drawing={drawings[category] ?? 'compass'}
      />
    )
  }
  return (
    <>
      <PageHead title={title} />
      <h1 className={styles['title']}>{title}</h1>
      <VendorGrid cards={cards} />
      <CenterGames category={category} />
    </>
  )
}

const drawings: Readonly<Record<string, string>> = {
  SPORTS: 'soccer-ball',
  ESPORTS: 'video-game',
  COCKFIGHT: 'rooster',
}
