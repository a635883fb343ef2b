import { useEffect, type RefObject } from 'react'

const hasFocusable = (element: Element): boolean =>
  element.querySelector('a[href], button, input, select, textarea') !== null

/**
 * Lets the keyboard scroll tables that are wider than their place (`o-scroll`) and hold nothing that
 * takes the focus.
 */
export const useFocusableScrollers = (within: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = within.current
    if (!root) return undefined
    let frame = 0
    const update = (): void => {
      for (const one of root.querySelectorAll<HTMLElement>('.o-scroll')) {
        if (one.scrollWidth > one.clientWidth && !hasFocusable(one)) one.tabIndex = 0
        else one.removeAttribute('tabindex')
      }
    }
    const later = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    const changes = new MutationObserver(later)
    changes.observe(root, { childList: true, subtree: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('resize', later)
    }
  }, [within])
}
