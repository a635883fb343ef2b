import { useSyncExternalStore } from 'react'

/** Whether cart and bets are next to the desk; otherwise they are in a sheet. As in desk.module.css. */
const wide = '(min-width: 1024px)'

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(wide)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is room for cart and bets next to the desk. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
