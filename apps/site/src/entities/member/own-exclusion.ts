import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { useAnnouncements } from '../announcement/announcements.ts'

const never = () => () => undefined

/**
 * Whether a member's own break or exclusion runs. `unknown` while a kept token is being asked about, or
 * the server has not answered yet: what calls to play then keeps its place, unseen (`data-call`,
 * `packages/ui/src/base.css`).
 */
export const useOwnExclusion = (): 'unknown' | 'none' | LastingExclusion => {
  const phase = usePhase()
  const { data, isPlaceholderData } = useAnnouncements()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // The server's own rendering is a guest's, and so is the first one of the browser.
  if (!isBrowser || phase === 'trial') return 'none'
  if (phase === 'restoring') return 'unknown'
  // However long the server takes: with a token this may be a member on a break.
  if (phase === 'guest') return sessionKeys.read('token') === undefined ? 'none' : 'unknown'
  if (!data || isPlaceholderData) return 'unknown'
  return data.exclusion ?? 'none'
}

/** The running exclusion alone; undefined where none is known. */
export const useRunningExclusion = (): LastingExclusion | undefined => {
  const exclusion = useOwnExclusion()
  return typeof exclusion === 'object' ? exclusion : undefined
}

/** A member's announcements where they could not be read, so that it is not known whether a break runs. */
export const useUnreadExclusion = () => {
  const phase = usePhase()
  const announcements = useAnnouncements()
  return phase === 'member' && announcements.isError ? announcements : undefined
}

/**
 * Marks the page while it is unknown (`undecidedScript` does before the program runs) and while an
 * exclusion runs: parts of the page rendered for a guest wait to be rendered again.
 */
export const MarkPage = () => {
  const isRestoring = usePhase() === 'restoring'
  const exclusion = useOwnExclusion()
  const isUnknown = exclusion === 'unknown' || isRestoring
  const isRunning = typeof exclusion === 'object'
  // Before the browser paints: what calls to play is not seen for a moment.
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.toggle('undecided', isUnknown)
    classList.toggle('on-break', isRunning)
  }, [isUnknown, isRunning])
  return null
}
