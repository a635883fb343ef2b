import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * ROUTE-22: another route begins at its top, and reading goes on in its content; a changed query
 * leaves the page where it is. An anchor is scrolled to instead.
 */
export const useScrollRules = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      shown.current = pathname
      return
    }
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [pathname, hash, main])
}
