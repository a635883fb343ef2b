import { Button } from '@trevo/ui/button.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { drawingUrl } from '../../art/icon.tsx'
import { useLanguage } from '../../language/language.tsx'
import { to } from '../../router/to.ts'
import { usePhase } from '../../session/use-phase.ts'
import type { SessionPhase } from '../../session/session-state.ts'
import { openPopup } from '../../shell/popups.ts'
import { findGame, gameOfState, isFromLobby, type ShownGame } from './find-game.ts'
import { GameBar } from './game-bar.tsx'
import { GameCover, GameFrame } from './game-frame.tsx'
import type { GameSays } from './game-messages.ts'
import styles from './play.module.css'
import { TurnHint } from './turn-hint.tsx'
import { useAlone } from './use-alone.ts'
import { useLaunch, type Opening } from './use-launch.ts'
import { useMaintenance } from './use-maintenance.ts'
import { usePlayText } from './use-play-text.ts'

/** The page of one game: a bar and the game's frame over the whole screen. */
export const Seamless = ({
  nodeId,
  roomId,
}: {
  readonly nodeId: number
  /** The table of a card game. */
  readonly roomId?: string | undefined
}) => {
  const stage = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const phase = usePhase()
  const { opening, retry, end, moveOut } = useLaunch(nodeId, roomId, phase)
  const leave = useLeave()
  const game = useShownGame(nodeId)
  const [told, setTold] = useState<string>()
  const isStopping = useMaintenance(nodeId, game?.vassalage)
  useAlone(stage)

  const onMessage = useCallback(
    (message: GameSays) => {
      switch (message.type) {
        case 'balance':
          return setTold(message.balance)
        case 'lobby':
          return leave()
        case 'deposit':
          return void navigate(to.member('depositv2'))
        case 'session-ended':
          return end()
        default:
          return undefined
      }
    },
    // The three actions do the same whichever render they are of.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  return (
    <div ref={stage} className={styles['stage']}>
      <GameBar
        title={game?.gameName}
        told={told}
        stage={stage}
        onBack={leave}
        onOwnWindow={opening.kind === 'open' ? moveOut : undefined}
      />
      {isStopping && opening.kind === 'open' && <StoppingNotice onLeave={leave} />}
      <div className={styles['body']}>
        {phase === 'restoring' && <GameCover game={game} />}
        {phase === 'member' && opening.kind === 'opening' && <GameCover game={game} />}
        {phase === 'member' && opening.kind === 'open' && (
          <GameFrame key={opening.url} url={opening.url} game={game} onMessage={onMessage} />
        )}
        <NotPlaying phase={phase} opening={opening} onRetry={retry} />
      </div>
      {opening.kind === 'open' && <TurnHint />}
    </div>
  )
}

/** ERR-16: the game went under maintenance while it is open; the round on screen may still end. */
const StoppingNotice = ({ onLeave }: { readonly onLeave: () => void }) => {
  const t = usePlayText()
  return (
    <div className={styles['stopping']} role="alert">
      <p>
        <b>{t('play.maintenance')}.</b> {t('play.stopping')}
      </p>
      <Button look="plain" onClick={onLeave}>
        {t('play.backToLobby')}
      </Button>
    </div>
  )
}

/** Back to the list the game was chosen from, where it was left; from a link, to home. */
const useLeave = () => {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => void (isFromLobby(state) ? navigate(-1) : navigate(to.home()))
}

const useShownGame = (nodeId: number): ShownGame | undefined => {
  const { language } = useLanguage()
  const handedOver = gameOfState(useLocation().state)
  const [found, setFound] = useState<ShownGame>()
  const isKnown = handedOver !== undefined
  useEffect(() => {
    if (isKnown) return undefined
    const leaving = new AbortController()
    findGame(nodeId, leaving.signal).then(setFound, () => undefined)
    return () => leaving.abort()
  }, [nodeId, language, isKnown])
  return handedOver ?? found
}

/** Everything that can stand in the game's place: who must log in, and why it did not open. */
const NotPlaying = ({
  phase,
  opening,
  onRetry,
}: {
  readonly phase: SessionPhase | 'restoring'
  readonly opening: Opening
  readonly onRetry: () => void
}) => {
  const t = usePlayText()
  const navigate = useNavigate()
  const logIn = { label: t('play.logIn'), go: () => openPopup('login', {}) }
  const seeGames = { label: t('play.seeGames'), go: () => void navigate(to.gameList('hot')) }

  if (phase === 'trial' || opening.kind === 'noAccount') {
    const create = { label: t('play.createAccount'), go: () => openPopup('register', {}) }
    return (
      <Stop
        drawing="crown"
        title={t('play.trialTitle')}
        text={t('in_need_true_account')}
        action={create}
      />
    )
  }
  if (phase === 'guest') {
    return (
      <Stop drawing="locked" title={t('play.guest')} text={t('play.guestText')} action={logIn} />
    )
  }
  switch (opening.kind) {
    case 'otherWindow':
      return (
        <Stop
          drawing="joystick"
          title={t('play.otherTab')}
          text={t('play.otherTabText')}
          action={{ label: t('play.playHere'), go: onRetry }}
        />
      )
    case 'sessionEnded':
      return (
        <Stop
          drawing="hourglass-done"
          title={t('play.sessionEnded')}
          text={t('play.guestText')}
          action={{ label: t('play.playHere'), go: onRetry }}
        />
      )
    case 'problem': {
      const { problem } = opening
      const retry = { label: t('play.retry'), go: onRetry }
      return (
        <Stop
          drawing={problem.drawing}
          title={t(problem.title)}
          text={t(problem.text)}
          action={problem.canRetry ? retry : seeGames}
          {...(problem.canRetry && { second: seeGames })}
        />
      )
    }
    default:
      return null
  }
}

type Action = { readonly label: string; readonly go: () => void }

const Stop = ({
  drawing,
  title,
  text,
  action,
  second,
}: {
  readonly drawing: string
  readonly title: string
  readonly text: string
  readonly action: Action
  readonly second?: Action
}) => (
  <div className={styles['stop']} role="alert">
    <EmptyState
      picture={drawingUrl(drawing, 192)}
      title={title}
      text={text}
      action={
        <div className={styles['stopActions']}>
          <Button onClick={action.go}>{action.label}</Button>
          {second && (
            <Button look="plain" onClick={second.go}>
              {second.label}
            </Button>
          )}
        </div>
      }
    />
  </div>
)
