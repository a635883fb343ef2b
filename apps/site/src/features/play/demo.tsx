import { Button } from '@trevo/ui/button.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { isFromLobby } from './find-game.ts'
import { GameBar } from './game-bar.tsx'
import { GameCover, GameFrame } from './game-frame.tsx'
import type { GameMessage } from './in-game/game-messages.ts'
import { NoDemo } from './not-playing.tsx'
import { failed, findDemo, type Demo as Opening } from './open-launch.ts'
import styles from './play.module.css'
import { TurnHint } from './turn-hint.tsx'
import { useAlone } from './use-alone.ts'
import { useText } from '../../core/language/use-text.ts'
import { useShownGame } from './use-shown-game.ts'

/** The page of one game with play money: open to everybody, and never mentioning real money. */
export const Demo = ({
  nodeId,
  onPlay,
}: {
  readonly nodeId: number
  /** Opens the game for money, by the rules of launching. */
  readonly onPlay: () => void
}) => {
  const t = useText('play')
  const stage = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { state } = useLocation()
  const { opening, retry, fail } = useDemo(nodeId)
  const game = useShownGame(nodeId)
  useAlone(stage)

  const leave = () => void (isFromLobby(state) ? navigate(-1) : navigate(to.home()))
  const onMessage = useCallback(
    ({ type }: GameMessage) => {
      if (type === 'lobby') leave()
      if (type === 'error') fail()
    },
    // Both do the same in every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  return (
    <div ref={stage} className={styles['stage']}>
      <GameBar
        title={game?.gameName}
        stage={stage}
        onBack={leave}
        onOwnWindow={undefined}
        demo={<b className={styles['demoMark']}>{t('common.demo')}</b>}
      />
      <div className={styles['demoNote']} role="note">
        <p>{t('play.demoNote')}</p>
        {opening?.kind === 'open' && opening.invitesToPlay && (
          <Button onClick={onPlay}>{t('play.forMoney')}</Button>
        )}
      </div>
      <div className={styles['body']}>
        {opening === undefined && <GameCover game={game} />}
        {opening?.kind === 'open' && (
          <GameFrame key={opening.url} url={opening.url} game={game} onMessage={onMessage} isDemo />
        )}
        {opening?.kind === 'problem' && <NoDemo problem={opening.problem} onRetry={retry} />}
      </div>
      {opening?.kind === 'open' && <TurnHint />}
    </div>
  )
}

const useDemo = (nodeId: number) => {
  const { language } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    const leaving = new AbortController()
    findDemo(nodeId, leaving.signal).then(setOpening, () => undefined) // only our own abort rejects
    return () => leaving.abort()
  }, [nodeId, language, attempt])
  return {
    opening,
    retry: () => {
      setOpening(undefined)
      setAttempt(attempt + 1)
    },
    fail: () => setOpening({ kind: 'problem', problem: failed }),
  }
}
