import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPlayTime, notePlay } from '@trevo/api-client/endpoints.ts'
import { useEffect } from 'react'
import { ask, call } from '../../core/api/api.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { useOpenMember } from '../../core/session/use-phase.ts'

export const playTimeKey = ['play-time'] as const

/** How often the shown time and result are asked again while a page is open. */
const refreshMs = 60_000

export const playTimeQuery = () =>
  queryOptions({
    queryKey: playTimeKey,
    queryFn: ({ signal }) => ask(getPlayTime, { signal }),
    staleTime: refreshMs / 2,
    refetchInterval: refreshMs,
  })

/** Time, result and limits of a member's day; undefined for everybody else. */
export const usePlayTime = () => {
  const isMember = useOpenMember()
  const { data } = useQuery({ ...playTimeQuery(), enabled: isMember })
  return isMember ? data : undefined
}

/** Play counts on the server until five minutes without a note. */
const beatMs = 60_000

/**
 * Tells the server every minute that a game or slip is being used: since the last note somebody touched the page, or
 * the game changed the balance. A due reality check opens at once.
 */
export const usePlayBeat = (isOn: boolean): void => {
  const isMember = useOpenMember()
  const queries = useQueryClient()
  useEffect(() => {
    if (!isOn || !isMember) return undefined
    let isTouched = true
    const touch = () => {
      isTouched = true
    }
    const beat = async () => {
      // A frame of a vendor keeps its touches to itself: while it has the focus the member plays.
      const isInFrame = document.activeElement instanceof HTMLIFrameElement
      if (document.visibilityState !== 'visible' || (!isTouched && !isInFrame)) return
      isTouched = false
      const answer = await call(notePlay, { body: {} })
      if (!answer.ok) return
      queries.setQueryData(playTimeKey, answer.value)
      if (answer.value.checkDue) openPopup('realityCheck', {})
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, touch, { passive: true })
    const timer = setInterval(() => void beat(), beatMs)
    void beat()
    return () => {
      clearInterval(timer)
      for (const event of events) window.removeEventListener(event, touch)
    }
  }, [isOn, isMember, queries])
}
