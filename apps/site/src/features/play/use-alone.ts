import { useEffect, type RefObject } from 'react'

/** Parts of the page that a full-screen stage covers, but not popups and messages. */
const covered = 'header, footer, nav, aside, a[href="#main"]'

/** While the stage is shown, neither keyboard nor screen reader wanders to what it covers. */
export const useAlone = (stage: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const own = stage.current
    const others = [...document.querySelectorAll<HTMLElement>(covered)].filter(
      (element) => !own?.contains(element) && !element.closest('dialog'),
    )
    for (const element of others) element.inert = true
    const { style, dataset } = document.documentElement
    // Passing messages are over the reels then, not over the money below them.
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
