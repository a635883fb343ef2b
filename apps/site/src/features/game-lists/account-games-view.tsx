import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Game } from '@trevo/contract/wps/games.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { PinGate } from '../../entities/member/pin-gate.tsx'
import { SeeGames } from '../../entities/game/see-games.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { favouriteGamesQuery, recentGamesQuery } from './account-games.ts'
import { GameGrid } from './game-grid.tsx'
import styles from './game-lists.module.css'
import { SkeletonGrid } from './skeleton-grid.tsx'

/** The games that a member opened, the latest first; on a shared phone after the PIN. */
export const Recent = ({ memberId }: { readonly memberId: string }) => (
  <PinGate>
    <OpenedGames memberId={memberId} />
  </PinGate>
)

const OpenedGames = ({ memberId }: { readonly memberId: string }) => {
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

/** The games that a member marked as favourites; one that is unmarked stays, so that it can be marked again. */
export const Favourites = ({ memberId }: { readonly memberId: string }) => {
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
    { key: '', label: t('common.all') },
    ...kinds.map(({ gameType, gameCategory }) => ({
      key: gameType,
      // Every category of the menus has a name in the navigation.
      label: t(`nav.${gameCategory}` as MessageKey),
    })),
  ]
  return (
    <div className={styles['chips']}>
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
  if (!games.data) {
    return (
      <NotLoaded query={games} waiting={<SkeletonGrid count={6} />} title={t('games.failed')} />
    )
  }
  if (games.data.length === 0) {
    return <Empty drawing={drawing} title={emptyTitle} text={emptyText} action={<SeeGames />} />
  }
  return <GameGrid games={games.data} />
}
