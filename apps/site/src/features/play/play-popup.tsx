import { IconButton } from '@trevo/ui/button.tsx'
import { Money } from '@trevo/ui/money.tsx'
import { Expand } from 'lucide-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import type { PlayedGame, PopupControl } from '../../core/popups/popup-props.ts'
import { to } from '../../core/router/to.ts'
import { useBalance } from '../../core/session/balance-store.ts'
import { GameCover, GameFrame } from './game-frame.tsx'
import type { GameMessage } from './in-game/game-messages.ts'
import { NotPlaying } from './not-playing.tsx'
import styles from './play.module.css'
import { SessionClock } from './session-clock.tsx'
import { StoppingNotice } from './stopping-notice.tsx'
import { useLaunch } from './use-launch.ts'
import { useLeaveWithPage } from './use-leave-with-page.ts'
import { usePlayPhase } from './use-play-phase.tsx'
import { useMaintenance } from './use-maintenance.ts'
import { useText } from '../../core/language/use-text.ts'

/** MODAL-8: a game in its frame over the page, which does not move; on a phone it covers the page. */
const PlayPopup = ({ nodeId, game, onClose }: PlayedGame & PopupControl) => {
  const navigate = useNavigate()
  const { phase, cover } = usePlayPhase()
  const { opening, retry, end } = useLaunch(nodeId, undefined, phase)
  const isStopping = useMaintenance(nodeId, game.vassalage)
  useLeaveWithPage(onClose)

  const onMessage = useCallback(
    (message: GameMessage) => {
      if (message.type === 'lobby') onClose()
      if (message.type === 'deposit') void navigate(to.member('depositv2'))
      if (message.type === 'session-ended') end()
    },
    // These do the same in every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  const isOpen = phase === 'member' && opening.kind === 'open'
  const isOnItsWay = phase === 'restoring' || (phase === 'member' && opening.kind === 'opening')
  return (
    <Modal fill title={game.gameName} onClose={onClose} size={{ width: 1100, height: 820 }}>
      <div className={styles['popup']}>
        <PopupBar onWhole={() => void navigate(to.seamless(nodeId), { state: { game } })} />
        {isStopping && isOpen && <StoppingNotice onLeave={onClose} />}
        <div className={styles['body']}>
          {isOnItsWay && (cover ?? <GameCover game={game} />)}
          {isOpen && (
            <GameFrame
              key={opening.url}
              url={opening.url}
              game={game}
              nodeId={nodeId}
              onMessage={onMessage}
            />
          )}
          <NotPlaying phase={phase} opening={opening} onRetry={retry} />
        </div>
      </div>
    </Modal>
  )
}
export default PlayPopup

/** Time and balance above the game, and a link to the page with only the game. */
const PopupBar = ({ onWhole }: { readonly onWhole: () => void }) => {
  const t = useText('play')
  const { locale } = useLanguage()
  const balance = useBalance()
  return (
    <div className={styles['popupBar']}>
      {balance && (
        <span className={styles['balance']}>
          <span className="visually-hidden">{t('common.balance')} </span>
          <Money amount={balance.amount} locale={locale} currency={balance.currency} />
        </span>
      )}
      <SessionClock label={t('play.session')} className={styles['clock']} />
      <IconButton bare label={t('play.wholePage')} onClick={onWhole}>
        <Expand size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
