import { useEffect, type RefObject } from 'react'
import { useSilentMode } from '../../../entities/limits/silent-mode.ts'
import { postToGame } from './game-messages.ts'

/** Tells a member's game that silent mode is on, or no longer is: it celebrates no win then and makes no sound. */
export const useSilentInGame = ({
  frame,
  url,
  isMember,
  hears,
}: {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly url: string
  readonly isMember: boolean
  readonly hears: boolean
}): void => {
  const { data } = useSilentMode(isMember)
  const isOn = data ? data.until !== null : undefined
  useEffect(() => {
    if (!hears || !frame.current || isOn === undefined) return
    postToGame(frame.current, url, 'silent', { isOn })
  }, [frame, url, hears, isOn])
}
