import { showToast } from '@trevo/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { askForLogin } from '../../core/session/require-login.ts'
import type { SessionPhase } from '../../core/session/session-state.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { claimGame } from './one-game.ts'
import { failed, openLaunch, type Launch } from './open-launch.ts'
import { openOwnWindow } from './open-own-window.ts'
import { useText } from '../../core/language/use-text.ts'

export type Opening =
  | { readonly kind: 'opening' }
  | Launch
  | { readonly kind: 'otherWindow' }
  | { readonly kind: 'sessionEnded' }

/** Opens the page's game for a member; anybody else is asked to log in, and no call is made. */
export const useLaunch = (
  nodeId: number,
  roomId: string | undefined,
  phase: SessionPhase | 'restoring',
) => {
  const t = useText('play')
  const { language } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })

  useEffect(() => {
    if (phase === 'guest') askForLogin()
    if (phase === 'trial') openPopup('needAccount', {})
    if (phase !== 'member') return undefined
    const leaving = new AbortController()
    setOpening({ kind: 'opening' })
    openLaunch({ nodeId, roomId, language }, leaving.signal).then(setOpening, () => undefined) // only our own abort rejects
    const release = claimGame(() => setOpening({ kind: 'otherWindow' }))
    return () => {
      leaving.abort()
      release()
    }
    // The language of an open game is not changed, because that would be another launch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [nodeId, roomId, phase, attempt])

  /** One game at a time: the frame is closed when the other window opens. */
  const moveOut = async () => {
    const outcome = await openOwnWindow(nodeId, roomId, language)
    if (outcome === 'open') return setOpening({ kind: 'otherWindow' })
    showToast(t(outcome === 'blocked' ? 'play.windowBlocked' : 'play.failed'), 'bad')
  }

  return {
    opening,
    retry: () => setAttempt(attempt + 1),
    moveOut: () => void moveOut(),
    end: () => setOpening({ kind: 'sessionEnded' }),
    fail: () => setOpening({ kind: 'problem', problem: failed }),
  }
}
