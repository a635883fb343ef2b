import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches now; `onServer` until the page has been hydrated. */
export const useMedia = (query: string, onServer = false): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}

/** Whether this is a phone, which cannot scan its own screen. */
export const useIsPhone = (): boolean => useMedia('(max-width: 760px) and (pointer: coarse)')
