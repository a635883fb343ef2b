import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { popupsFor, shownKey } from './popups-due.ts'
import { useAnnouncements } from '../../entities/announcement/announcements.ts'
import { useOwnExclusion } from '../../entities/member/own-exclusion.ts'
import { sessionCache } from '../../core/session/session-keys.ts'
import { useSession } from '../../core/session/store.ts'
import { openPopup, usePopups } from '../../core/popups/popups.ts'
import { hidesSideMenu } from '../../core/router/side-items.ts'

/** POPUP-1: the brand's popups, once per session before login and once after it. */
export const AnnouncedPopups = () => {
  // Popups are fetched again after login: a self-excluded member gets fewer.
  const { data, isPlaceholderData } = useAnnouncements()
  const popup = isPlaceholderData ? undefined : data?.popup
  const { isLogin } = useSession()
  // Unknown while a stored token is being checked, and until it is known whether a break is in force.
  const isUndecided = useOwnExclusion() === 'unknown'
  const isBusy = usePopups().length > 0
  const isGame = hidesSideMenu(useLocation().pathname)
  useEffect(() => {
    // Nobody is interrupted in a game or another popup, and nothing advertises play before it is known who
    // the visitor is.
    if (isBusy || isGame || isUndecided || popupsFor(isLogin, popup ?? []).length === 0) return
    const key = shownKey(isLogin)
    if (sessionCache.read(key)) return
    sessionCache.write(key, true)
    openPopup('announced', { isLogin })
  }, [popup, isLogin, isBusy, isGame, isUndecided])
  return null
}
