import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

type Place = { readonly top: number; readonly link: string | null | undefined }

/** Where each page of this visit was left: how far down, and at which link. */
const places = new Map<string, Place>()

const homeNames = new Set(['/', '/index', '/index.html', '/home'])

/** A route has one name, however it is written: `/home` is `/`, `/RNG` is `/rng`. */
const routeNameOf = (pathname: string): string => {
  const path = pathname.toLowerCase()
  return homeNames.has(path) ? '/' : path
}

/**
 * ROUTE-22: another route begins at its top, or at the anchor of its address, and reading goes on in
 * its content; a changed query leaves the page where it is. Who comes back to a page finds it where
 * it was left.
 */
export const useScrollRules = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, hash, key } = useLocation()
  const name = routeNameOf(pathname)
  const shown = useRef(name)
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
    const isOther = shown.current !== name
    shown.current = name
    const anchored = hash ? document.getElementById(hash.slice(1)) : null
    // Nothing is returned: some browsers answer a promise, which would be taken for a clean-up.
    if (anchored) anchored.scrollIntoView()
    if (anchored || !isOther) return
    const place = places.get(key)
    window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' })
    const link = place?.link && main.current?.querySelector(`a[href="${CSS.escape(place.link)}"]`)
    const next = link instanceof HTMLElement ? link : main.current
    next?.focus({ preventScroll: true })
  }, [name, hash, key, main])
}
