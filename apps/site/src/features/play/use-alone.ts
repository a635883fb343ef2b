import { useEffect, type RefObject } from 'react'

/** Parts of the page that a full-screen stage covers, except popups and toasts. */
const covered = 'header, footer, nav, aside, a[href="#main"]'

/** While the stage is shown, neither keyboard nor screen reader can reach what it covers. */
export const useAlone = (stage: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const own = stage.current
    const others = [...document.querySelectorAll<HTMLElement>(covered)].filter(
      (element) => !own?.contains(element) && !element.closest('dialog'),
    )
    for (const element of others) element.inert = true
    const { style, dataset } = document.documentElement
    // Toasts are then above the reels rather than above the balance below them.
    dataset['stage'] = 'game'
    style.overflow = 'hidden'
    style.scrollbarGutter = 'auto'
    return () => {
      for (const element of others) element.inert = false
      delete dataset['stage']
      style.overflow = ''
      style.scrollbarGutter = ''
    }
  }, [stage])
}
