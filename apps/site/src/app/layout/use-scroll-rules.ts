import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

type Place = { readonly top: number; readonly link: string | null | undefined }

/** Where each page of this visit was left: scroll position and link. */
const places = new Map<string, Place>()

const homeNames = new Set(['/', '/index', '/index.html', '/home'])

/** The query parameters that identify a page, rather than filter the current one. */
const pageFields = ['page', 'part', 'match', 'league'] as const

/** A page has one name for every spelling: `/home` is `/`, `/RNG` is `/rng`. */
const pageNameOf = (pathname: string, search: string): string => {
  const path = pathname.toLowerCase()
  const query = new URLSearchParams(search)
  const fields = pageFields.flatMap((field) => {
    const value = query.get(field)
    return value === null ? [] : [`${field}=${value}`]
  })
  return [homeNames.has(path) ? '/' : path, ...fields].join(' ')
}

/** The browser's history entry of the address, even while its page is loading. */
const entryNow = (): string => (history.state as { key?: string } | null)?.key ?? 'default'

/**
 * Whether the visitor has moved the focus since the address changed to this entry: the previous page stays usable
 * until the next one is ready. Focus that moves without a key or a pointer, as when a popup closes, does not
 * count.
 */
const useOwnFocus = (): ((entry: string) => boolean) => {
  const acted = useRef<string>(undefined)
  const focused = useRef<string>(undefined)
  useEffect(() => {
    const act = () => {
      acted.current = entryNow()
    }
    const focus = () => {
      focused.current = entryNow()
    }
    window.addEventListener('keydown', act, true)
    window.addEventListener('pointerdown', act, true)
    window.addEventListener('focusin', focus)
    return () => {
      window.removeEventListener('keydown', act, true)
      window.removeEventListener('pointerdown', act, true)
      window.removeEventListener('focusin', focus)
    }
  }, [])
  return useCallback(
    (entry: string) =>
      acted.current === entry &&
      focused.current === entry &&
      document.activeElement !== document.body,
    [],
  )
}

/**
 * ROUTE-22: a new route starts at its top, or at the anchor in its address, with the focus on its
 * content; so does a page identified by the query. Any other query change leaves the page where it is.
 * Returning to a page restores its position. Focus that the visitor has moved since pressing the link
 * stays where it is.
 */
export const useScrollRules = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, search, hash, key } = useLocation()
  const name = pageNameOf(pathname, search)
  const shown = useRef(name)
  const shownKey = useRef(key)
  const hasOwnFocus = useOwnFocus()
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
  // Runs before the browser reports the scroll caused by a shorter page.
  useLayoutEffect(() => {
    shownKey.current = key
    const isOther = shown.current !== name
    shown.current = name
    const anchored = hash ? document.getElementById(hash.slice(1)) : null
    // Returns nothing: some browsers return a promise, which would be taken for a clean-up function.
    if (anchored) anchored.scrollIntoView()
    if (anchored || !isOther) return
    const place = places.get(key)
    window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' })
    if (hasOwnFocus(key)) return
    const link = place?.link && main.current?.querySelector(`a[href="${CSS.escape(place.link)}"]`)
    const next = link instanceof HTMLElement ? link : main.current
    next?.focus({ preventScroll: true })
  }, [name, hash, key, main, hasOwnFocus])
}
