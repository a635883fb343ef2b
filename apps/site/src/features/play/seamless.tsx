import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { to } from '../../core/router/to.ts'
import { findNodeBeside, isFromLobby } from './find-game.ts'
import { GameBar } from './game-bar.tsx'
import { GameCover, GameFrame } from './game-frame.tsx'
import type { GameMessage } from './in-game/game-messages.ts'
import { NotPlaying } from './not-playing.tsx'
import styles from './play.module.css'
import { StoppingNotice } from './stopping-notice.tsx'
import { TurnHint } from './turn-hint.tsx'
import { usePlayBeat } from '../../entities/limits/play-time.ts'
import { useAlone } from './use-alone.ts'
import { useLaunch } from './use-launch.ts'
import { usePlayPhase } from './use-play-phase.tsx'
import { useMaintenance } from './use-maintenance.ts'
import { useShownGame } from './use-shown-game.ts'

/** The page of one game: a bar, and the game's frame filling the screen. */
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
  const { phase, cover } = usePlayPhase()
  const { opening, retry, end, fail, moveOut } = useLaunch(nodeId, roomId, phase)
  const leave = useLeave()
  const game = useShownGame(nodeId)
  const isStopping = useMaintenance(nodeId, game?.vassalage)
  useAlone(stage)
  usePlayBeat(opening.kind === 'open')

  const openBeside = async (gameCode: string) => {
    const other = await findNodeBeside(nodeId, gameCode)
    if (other !== undefined) void navigate(to.seamless(other))
  }
  const onMessage = useCallback(
    (message: GameMessage) => {
      switch (message.type) {
        case 'lobby':
          return leave()
        case 'deposit':
          return void navigate(to.member('depositv2'))
        case 'session-ended':
          return end()
        case 'error':
          return fail()
        case 'open-game':
          return void openBeside(message.opens)
        default:
          return undefined
      }
    },
    // The actions do the same in every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  return (
    <div ref={stage} className={styles['stage']}>
      <GameBar
        title={game?.gameName}
        stage={stage}
        onBack={leave}
        onOwnWindow={opening.kind === 'open' ? moveOut : undefined}
      />
      {isStopping && opening.kind === 'open' && <StoppingNotice onLeave={leave} />}
      <div className={styles['body']}>
        {phase === 'restoring' && (cover ?? <GameCover game={game} />)}
        {phase === 'member' && opening.kind === 'opening' && <GameCover game={game} />}
        {phase === 'member' && opening.kind === 'open' && (
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
      {opening.kind === 'open' && <TurnHint />}
    </div>
  )
}

/** Back to the list the game was chosen from, at the same position; after opening a link, to home. */
const useLeave = () => {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => void (isFromLobby(state) ? navigate(-1) : navigate(to.home()))
}
