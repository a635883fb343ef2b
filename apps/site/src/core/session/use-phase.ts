import { useEffect, useState } from 'react'
import { useCovered } from './balance-store.ts'
import { sessionKeys } from './session-keys.ts'
import { phaseOf, type SessionPhase } from './session-state.ts'
import { useSession } from './store.ts'

/** A stored token is checked at the start; a server that does not answer must not block the page. */
const restoreWithinMs = 8_000

/**
 * The visitor’s state; `restoring` while the token of this tab is still being checked: a member
 * who reloads a page must not be taken for a guest.
 */
export const usePhase = (): SessionPhase | 'restoring' => {
  const phase = phaseOf(useSession())
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), restoreWithinMs)
    return () => clearTimeout(timer)
  }, [])
  if (phase !== 'guest' || isLate) return phase
  return sessionKeys.read('token') === undefined ? 'guest' : 'restoring'
}

/** Whether a member is here whose own data the page may ask for: shared-phone mode does not cover it. */
export const useOpenMember = (): boolean => {
  const phase = usePhase()
  const isCovered = useCovered()
  return phase === 'member' && !isCovered
}
