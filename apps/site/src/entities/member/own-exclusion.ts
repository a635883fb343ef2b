import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { useAnnouncements } from '../announcement/announcements.ts'

const never = () => () => undefined

/**
 * Whether a break or exclusion of the member's own is in force. `unknown` while a stored token is
 * being checked or the server has not answered yet: meanwhile advertising of play keeps its space but
 * is hidden (`data-call`, `packages/ui/src/base.css`).
 */
export const useOwnExclusion = (): 'unknown' | 'none' | LastingExclusion => {
  const phase = usePhase()
  const { data, isPlaceholderData } = useAnnouncements()
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // The server renders for a guest, and so does the browser the first time.
  if (!isBrowser || phase === 'trial') return 'none'
  if (phase === 'restoring') return 'unknown'
  // No matter how long the server takes: with a token this may be a member on a break.
  if (phase === 'guest') return sessionKeys.read('token') === undefined ? 'none' : 'unknown'
  if (!data || isPlaceholderData) return 'unknown'
  return data.exclusion ?? 'none'
}

/** The exclusion in force; undefined if none is known. */
export const useRunningExclusion = (): LastingExclusion | undefined => {
  const exclusion = useOwnExclusion()
  return typeof exclusion === 'object' ? exclusion : undefined
}

/** A member's announcements when they could not be loaded, so that it is unknown whether a break is in force. */
export const useUnreadExclusion = () => {
  const phase = usePhase()
  const announcements = useAnnouncements()
  return phase === 'member' && announcements.isError ? announcements : undefined
}

/**
 * Marks the page while that is unknown (`undecidedScript` does so before the program runs, and says `may-offer` once it is
 * known that no break is in force) and while
 * an exclusion is in force: parts of the page rendered for a guest have yet to be rendered again.
 */
export const MarkPage = () => {
  const isRestoring = usePhase() === 'restoring'
  const exclusion = useOwnExclusion()
  const isUnknown = exclusion === 'unknown' || isRestoring
  const isRunning = typeof exclusion === 'object'
  // Before the browser paints, so that advertising is not visible even for a moment.
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.toggle('undecided', isUnknown)
    classList.toggle('on-break', isRunning)
    // From now on the program decides, also for the next member of this tab.
    if (!isUnknown) classList.remove('may-offer')
  }, [isUnknown, isRunning])
  return null
}
