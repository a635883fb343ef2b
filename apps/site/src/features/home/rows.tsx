import { useQuery } from '@tanstack/react-query'
import type { IconName } from '@trevo/art/icon-names.ts'
import type { Game, GameMenuEntry } from '@trevo/contract/wps/games.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { Button } from '@trevo/ui/button.tsx'
import { RowCarousel } from '@trevo/ui/carousels/row-carousel.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useLowData } from '../../core/low-data/low-data.ts'
import { to, toCategory } from '../../core/router/to.ts'
import { categoryIcon } from '../../entities/game/category-icon.ts'
import { GameCard } from '../../entities/game/game-card.tsx'
import { VendorCard } from '../../entities/vendor/vendor-card.tsx'
import { rowItemsMax, rowQuery } from './queries.ts'
import { hotQuery, vendorsQuery } from '../../entities/game/catalogue-queries.ts'
import { splitLanes } from '../../entities/vendor/split-lanes.ts'

const Row = ({
  title,
  icon,
  href,
  wide,
  children,
}: {
  title: string
  icon: IconName
  href: string
  wide?: boolean
  children: readonly ReactNode[]
}) => {
  const { t } = useLanguage()
  return (
    <RowCarousel
      title={title}
      icon={<Icon name={icon} size={26} />}
      wide={wide ?? false}
      action={(className) => (
        <Link to={href} className={className} aria-label={`${t('home.seeAll')}: ${title}`}>
          {t('home.seeAll')}
        </Link>
      )}
      labels={{ previous: t('home.previous'), next: t('home.next') }}
    >
      {children}
    </RowCarousel>
  )
}

/** Tiles in their final shape, so that nothing moves when a row loads. */
const waiting = (): ReactNode[] =>
  Array.from({ length: 6 }, (_, index) => (
    <li key={index} style={{ aspectRatio: '3 / 4' }}>
      <Skeleton height="100%" radius={16} />
    </li>
  ))

const cards = (games: readonly Game[], eager = 0): ReactNode[] =>
  games.slice(0, rowItemsMax).map((game, index) => (
    <li key={game.nodeId}>
      <GameCard game={game} eager={index < eager} />
    </li>
  ))

/** HOME-7: hot comes first, with the server's first response. */
export const HotRow = () => {
  const { t, language } = useLanguage()
  const isLowData = useLowData()
  const hot = useQuery(hotQuery(language))
  if (hot.isError) return <RowFailed title={t('home.hot')} onRetry={() => void hot.refetch()} />
  if (hot.data?.list.length === 0) return null
  return (
    <Row title={t('home.hot')} icon="hot" href={to.gameList('hot')}>
      {hot.data ? cards(hot.data.list, isLowData ? 0 : 4) : waiting()}
    </Row>
  )
}

/**
 * A category's games, or its providers if games are chosen on the provider's page. In low-data mode only the title of
 * what did not come with the page.
 */
export const CategoryRow = ({
  menu,
  turn,
  onSettled,
}: {
  readonly menu: GameMenuEntry
  readonly turn: { readonly index: number; readonly mayLoad: boolean }
  readonly onSettled: (index: number) => void
}) => {
  const { t, language } = useLanguage()
  const isLowData = useLowData()
  const enabled = turn.mayLoad && !isLowData
  const games = useQuery({ ...rowQuery(language, menu.gameType, menu.gameClassify), enabled })
  const vendors = useQuery({ ...vendorsQuery(language), enabled })
  const isSettled = games.isSuccess || games.isError
  // A row of tiles is rendered in steps, so that a touch can be handled in between.
  const answer = useDeferredValue(games.data)
  const lanes = useDeferredValue(vendors.data)
  useEffect(() => {
    if (isSettled) onSettled(turn.index)
  }, [isSettled, turn.index, onSettled])

  // The category may be one without a text; its code is shown then.
  const title = t(`nav.${menu.gameCategory}` as MessageKey)
  const icon = categoryIcon(menu.gameCategory)
  const href = menu.gameClassify
    ? to.gameList('rng', { gameClassify: menu.gameClassify })
    : toCategory(menu.gameCategory)
  if (games.isError) return <RowFailed title={title} onRetry={() => void games.refetch()} />
  if (answer && answer.games.length > 0) {
    return (
      <Row title={title} icon={icon} href={href}>
        {cards(answer.games)}
      </Row>
    )
  }
  const providers = splitLanes(lanes?.data.lanes ?? []).get(menu.gameCategory) ?? []
  if (answer && providers.length === 0) return null
  return (
    <Row title={title} icon={icon} href={href} wide={answer !== undefined}>
      {answer ? vendorItems(providers) : isLowData ? [] : waiting()}
    </Row>
  )
}

const vendorItems = (providers: readonly Parameters<typeof VendorCard>[0]['card'][]): ReactNode[] =>
  providers.slice(0, rowItemsMax).map((card) => (
    <li key={`${card.gameType}${card.vassalage}`}>
      <VendorCard card={card} />
    </li>
  ))

/** HOME-7: one row of providers, after the first category. */
export const ProviderRow = () => {
  const { t, language } = useLanguage()
  const vendors = useQuery(vendorsQuery(language))
  const providers = (vendors.data?.data.lanes ?? []).flatMap((lane) => lane.cards)
  if (vendors.isError) {
    return <RowFailed title={t('common.providers')} onRetry={() => void vendors.refetch()} />
  }
  if (vendors.isSuccess && providers.length === 0) return null
  return (
    <Row title={t('common.providers')} icon="provider" href={to.provider()} wide>
      {vendors.isSuccess
        ? vendorItems(providers)
        : Array.from({ length: 5 }, (_, index) => (
            <li key={index} style={{ aspectRatio: '16 / 9' }}>
              <Skeleton height="100%" radius={16} />
            </li>
          ))}
    </Row>
  )
}

/** A row that failed to load stays small and can be retried. */
const RowFailed = ({ title, onRetry }: { title: string; onRetry: () => void }) => {
  const { t } = useLanguage()
  return (
    <section role="alert" aria-label={title}>
      <p>
        <b>{title}:</b> {t('games.failed')}
      </p>
      <Button look="quiet" onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </section>
  )
}
