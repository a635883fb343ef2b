import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import type { Game } from '@trevo/contract/wps/games.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState, ErrorState } from '@trevo/ui/states.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { MemberDoor } from '../../features/account/member-door.tsx'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { favouriteGamesQuery, recentGamesQuery } from '../../features/game-lists/account-games.ts'
import { GameCard } from '../../entities/game/game-card.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { SkeletonGrid } from '../../features/game-lists/skeleton-grid.tsx'
import { PageHead } from '../frame/page-head.tsx'
import lists from '../../features/game-lists/game-lists.module.css'
import styles from '../frame/page.module.css'

const waiting = <SkeletonGrid count={6} />

/** ROUTE-12, ROUTE-20: a member's favourites, or the games opened last. */
export const Component = () => {
  const { t } = useLanguage()
  const isRecent = useLocation().pathname.toLowerCase() === '/recent'
  const title = t(isRecent ? 'page.recent' : 'page.favourites')
  return (
    <>
      <PageHead
        title={title}
        description={t(isRecent ? 'page.recentText' : 'page.favouritesText')}
      />
      <h1 className={styles['title']}>{title}</h1>
      <BrowserOnly fallback={waiting}>
        <OfMember isRecent={isRecent} />
      </BrowserOnly>
    </>
  )
}

const OfMember = ({ isRecent }: { readonly isRecent: boolean }) => {
  const phase = usePhase()
  const { memberInfo } = useSession()
  if (phase === 'restoring') return waiting
  if (phase !== 'member' || !memberInfo)
    return <MemberDoor phase={phase === 'trial' ? 'trial' : 'guest'} heading="h2" />
  return isRecent ? <Recent memberId={memberInfo.id} /> : <Favourites memberId={memberInfo.id} />
}

const Recent = ({ memberId }: { readonly memberId: string }) => {
  const { t, language } = useLanguage()
  const games = useQuery(recentGamesQuery(language, memberId))
  return (
    <Games
      games={games}
      drawing="hourglass-done"
      emptyTitle={t('page.recentEmpty')}
      emptyText={t('page.recentText')}
    />
  )
}

/** A mark taken away here leaves its tile standing, so that a slip can be mended. */
const Favourites = ({ memberId }: { readonly memberId: string }) => {
  const { t, language } = useLanguage()
  const [gameType, setGameType] = useState('')
  const games = useQuery(favouriteGamesQuery(language, memberId, gameType))
  return (
    <>
      <KindChips value={gameType} onChange={setGameType} />
      <Games
        games={games}
        drawing="red-heart"
        emptyTitle={t('page.favouritesEmpty')}
        emptyText={t('page.favouritesText')}
      />
    </>
  )
}

const KindChips = ({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (gameType: string) => void
}) => {
  const { t, language } = useLanguage()
  const { data: menus = [] } = useQuery(menusQuery(language))
  const kinds = menus.filter(({ gameClassify }) => !gameClassify)
  if (kinds.length < 2) return null
  const items = [
    { key: '', label: t('page.allKinds') },
    ...kinds.map(({ gameType, gameCategory }) => ({
      key: gameType,
      // Every category of the menus has its name in the navigation.
      label: t(`nav.${gameCategory}` as MessageKey),
    })),
  ]
  return (
    <div className={lists['chips']}>
      <Chips label={t('page.kinds')} items={items} value={value} onChange={onChange} />
    </div>
  )
}

const Games = ({
  games,
  drawing,
  emptyTitle,
  emptyText,
}: {
  readonly games: UseQueryResult<readonly Game[]>
  readonly drawing: string
  readonly emptyTitle: string
  readonly emptyText: string
}) => {
  const { t } = useLanguage()
  if (games.isPending) return waiting
  if (games.isError) {
    return (
      <ErrorState
        picture={drawingUrl('satellite-antenna', 192)}
        title={t('games.failed')}
        text={t('state.loadFailedText')}
        retryLabel={t('state.retry')}
        onRetry={() => void games.refetch()}
      />
    )
  }
  if (games.data.length === 0) {
    return (
      <EmptyState
        picture={drawingUrl(drawing, 192)}
        title={emptyTitle}
        text={emptyText}
        action={
          <Link to={to.gameList('hot')} className={buttonClass('plain')}>
            {t('page.seeGames')}
          </Link>
        }
      />
    )
  }
  return (
    <ul className={lists['grid']}>
      {games.data.map((game, index) => (
        <li key={game.nodeId}>
          <GameCard game={game} eager={index < 6} />
        </li>
      ))}
    </ul>
  )
}
