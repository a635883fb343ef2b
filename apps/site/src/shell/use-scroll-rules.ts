import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

type Place = { readonly top: number; readonly link: string | null | undefined }

/** Where each page of this visit was left: how far down, and at which link. */
const places = new Map<string, Place>()

/**
 * ROUTE-22: another route begins at its top, and reading goes on in its content; a changed query
 * leaves the page where it is. An anchor is scrolled to instead. Who comes back to a page finds it
 * where it was left.
 */
export const useScrollRules = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, hash, key } = useLocation()
  const shown = useRef(pathname)
  const shownKey = useRef(key)
  useEffect(() => {
    const note = () => {
      const link = document.activeElement?.closest('main a')?.getAttribute('href')
      places.set(shownKey.current, { top: window.scrollY, link })
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('focusin', note)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('focusin', note)
    }
  }, [])
  // Before the browser tells of the scroll that a shorter page makes.
  useLayoutEffect(() => {
    shownKey.current = key
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      shown.current = pathname
      return
    }
    if (shown.current === pathname) return
    shown.current = pathname
    const place = places.get(key)
    window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' })
    const link = place?.link && main.current?.querySelector(`a[href="${CSS.escape(place.link)}"]`)
    const next = link instanceof HTMLElement ? link : main.current
    next?.focus({ preventScroll: true })
  }, [pathname, hash, key, main])
}
