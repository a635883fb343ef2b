import { useEffect, useState } from 'react'
import { useLanguage } from '../../language/language.tsx'
import type { SessionPhase } from '../../session/session-state.ts'
import { openPopup } from '../../shell/popups.ts'
import { claimGame } from './one-game.ts'
import { openLaunch, type Launch } from './open-launch.ts'

export type Opening =
  | { readonly kind: 'opening' }
  | Launch
  | { readonly kind: 'otherWindow' }
  | { readonly kind: 'sessionEnded' }

/** Opens the game of the page for a member; anybody else is asked who they are, and no call is made. */
export const useLaunch = (nodeId: number, phase: SessionPhase | 'restoring') => {
  const { language } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })

  useEffect(() => {
    if (phase === 'guest') openPopup('login', {})
    if (phase === 'trial') openPopup('needAccount', {})
    if (phase !== 'member') return undefined
    const leaving = new AbortController()
    setOpening({ kind: 'opening' })
    openLaunch(nodeId, language, leaving.signal).then(setOpening, () => undefined) // only our own abort rejects
    const release = claimGame(() => setOpening({ kind: 'otherWindow' }))
    return () => {
      leaving.abort()
      release()
    }
    // The language of a game under way is not changed: that would be another launch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [nodeId, phase, attempt])

  return {
    opening,
    retry: () => setAttempt(attempt + 1),
    end: () => setOpening({ kind: 'sessionEnded' }),
  }
}
