import { useEffect, useRef, useState } from 'react'
import { onLiveEvent } from '../../core/live/live-events.ts'
import { useLowData } from '../../core/low-data/low-data.ts'
import type { ShownGame } from '../../core/popups/popup-props.ts'
import { followGame } from './in-game/follow-game.ts'
import { listenToGame, postToGame, sandboxOf, type GameMessage } from './in-game/game-messages.ts'
import styles from './play.module.css'
import { useJackpotsInGame } from './in-game/use-jackpots-in-game.ts'
import { usePauseInGame } from './in-game/use-pause-in-game.ts'
import { useSilentInGame } from './in-game/use-silent-in-game.ts'
import { useText } from '../../core/language/use-text.ts'

/** If a vendor never reports that its game is ready, the game is shown this long after its page has loaded. */
const silentReadyMs = 1_500
const slowAfterMs = 12_000

/** MODAL-8: the game in its frame, covered by its own colours until it can be played. */
export const GameFrame = ({
  url,
  game,
  onMessage,
  isDemo = false,
  nodeId,
}: {
  readonly url: string
  readonly game: ShownGame | undefined
  readonly onMessage: (message: GameMessage) => void
  /** With play money: its balances are ignored. */
  readonly isDemo?: boolean
  /** For a game whose stakes may fill a pool. */
  readonly nodeId?: number
}) => {
  const t = useText('play')
  const isLowData = useLowData()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  // If the game is shown before it reported ready, it may miss a message that is sent once.
  const [hears, setHears] = useState(false)
  useJackpotsInGame({ frame, url, nodeId, hears })
  usePauseInGame({ frame, url, hears })
  useSilentInGame({ frame, url, isMember: !isDemo, hears })

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const refresh = () => postToGame(element, url, 'refresh-balance')
    const balance = isDemo ? undefined : followGame(refresh)
    const stopListening = listenToGame(element, url, (message) => {
      balance?.hear(message)
      if (message.type === 'ready') {
        setIsReady(true)
        setHears(true)
        // One bar is enough, and ours is above every vendor's game.
        postToGame(element, url, 'hide-top')
      }
      onMessage(message)
    })
    // Money that arrives while the game is open must show in the game too.
    const stopDeposits = isDemo ? undefined : onLiveEvent('deposit', refresh)
    return () => {
      balance?.close()
      stopListening()
      stopDeposits?.()
    }
  }, [url, onMessage, isDemo])

  return (
    <>
      <iframe
        ref={frame}
        // The game reads it before it loads anything.
        name={isLowData ? 'low-data' : undefined}
        src={url}
        title={t('play.frameTitle', { name: game?.gameName ?? '' })}
        className={styles['frame']}
        allow="autoplay; fullscreen; clipboard-write; screen-wake-lock"
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox={sandboxOf(url)}
        onLoad={() => setTimeout(() => setIsReady(true), silentReadyMs)}
      />
      {!isReady && <GameCover game={game} />}
    </>
  )
}

/** Covers the frame while the game is loading. */
export const GameCover = ({ game }: { readonly game: ShownGame | undefined }) => {
  const t = useText('play')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles['cover']} style={{ '--hue': game?.hue ?? 155 } as React.CSSProperties}>
      {game && (
        <img
          src={`${game.iconUrl}-480.webp`}
          alt=""
          width="210"
          height="280"
          className={styles['tile']}
          loading="lazy"
        />
      )}
      <span className={styles['turning']} aria-hidden="true" />
      <output>{t(isSlow ? 'play.stillOpening' : 'play.opening')}</output>
    </div>
  )
}
