import { useInfiniteQuery } from '@tanstack/react-query'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { GameCard } from '../../entities/game/game-card.tsx'
import { gamesQuery } from '../../entities/game/queries.ts'
import styles from './play.module.css'
import { useLeaveWithPage } from './use-leave-with-page.ts'
import type { PopupControl, VendorGames } from '../../core/popups/popup-props.ts'
import { MoreButton, PagedList } from '../../core/lists/list-states.tsx'

/** LAUNCH-6: the games of a vendor that cannot be opened as a whole; one of them is launched from here. */
const VendorGamesPopup = ({
  vassalage,
  gameType,
  displayName,
  onClose,
}: VendorGames & PopupControl) => {
  // A chosen game opens on a separate page, where the list does not belong.
  useLeaveWithPage(onClose)
  return (
    <Modal title={displayName} onClose={onClose} size={{ width: 860, height: 720 }}>
      <Games vassalage={vassalage} gameType={gameType} />
    </Modal>
  )
}
export default VendorGamesPopup

const Games = ({ vassalage, gameType }: Pick<VendorGames, 'vassalage' | 'gameType'>) => {
  const { t, language } = useLanguage()
  const games = useInfiniteQuery(gamesQuery(language, { vassalage, gameType }))
  const shown = games.data?.pages.flatMap((page) => page.games) ?? []
  return (
    <PagedList
      pages={games}
      isEmpty={shown.length === 0}
      waiting={
        <ul className={styles['tiles']}>
          {Array.from({ length: 10 }, (_, index) => (
            <li key={index} aria-hidden="true" style={{ aspectRatio: '3 / 4' }}>
              <Skeleton height="100%" radius={16} />
            </li>
          ))}
        </ul>
      }
      failed={{ title: t('games.failed') }}
      empty={<Empty drawing="compass" title={t('games.none')} text={t('games.noneText')} />}
    >
      <ul className={styles['tiles']}>
        {shown.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      {games.hasNextPage && (
        <div className={styles['more']}>
          <MoreButton pages={games} label={t('games.more')} />
        </div>
      )}
    </PagedList>
  )
}
