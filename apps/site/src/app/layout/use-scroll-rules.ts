import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

type Place = { readonly top: number; readonly link: string | null | undefined }

/** Where each page of this visit was left: how far down, and at which link. */
const places = new Map<string, Place>()

const homeNames = new Set(['/', '/index', '/index.html', '/home'])

/** What in a query names a page of its own, not a filter of the one that is shown. */
const pageFields = ['page', 'part', 'match', 'league'] as const

/** A page has one name, however it is written: `/home` is `/`, `/RNG` is `/rng`. */
const pageNameOf = (pathname: string, search: string): string => {
  const path = pathname.toLowerCase()
  const query = new URLSearchParams(search)
  const fields = pageFields.flatMap((field) => {
    const value = query.get(field)
    return value === null ? [] : [`${field}=${value}`]
  })
  return [homeNames.has(path) ? '/' : path, ...fields].join(' ')
}

/**
 * ROUTE-22: another route begins at its top, or at the anchor of its address, and reading goes on in
 * its content, and so does a page that the query names; any other changed query leaves the page where
 * it is. Who comes back to a page finds it where it was left.
 */
export const useScrollRules = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, search, hash, key } = useLocation()
  const name = pageNameOf(pathname, search)
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
