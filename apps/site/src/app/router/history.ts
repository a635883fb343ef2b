import type { Location, Navigator, To } from 'react-router'
import { createPath, parsePath } from 'react-router'

/** The browser's address as the router reads it. */
export type SiteHistory = Navigator & {
  readonly read: () => Location
  /** Calls back after every navigation, ours or the visitor's; returns a function that stops it. */
  readonly listen: (onMove: () => void) => () => void
}

type Kept = { readonly usr?: unknown; readonly key?: string } | null

/** The full address of a target: path, query and anchor. */
export const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

const locationOf = (href: string, state: Kept): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(href),
  state: state?.usr ?? null,
  key: state?.key ?? 'default',
})

/** A router's location on the server: one address, no navigation. */
export const serverLocation = (url: string): Location => locationOf(url, null)

/**
 * The browser's history for React Router's components. The library's own would bring its data router:
 * 20 kB of the first load that this site does not use (ADR 0006).
 */
export const createSiteHistory = (): SiteHistory => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let moves = 0
  const state = (usr: unknown) => ({ usr, key: `${Date.now().toString(36)}${++moves}` })
  window.addEventListener('popstate', tell)
  return {
    read: () =>
      locationOf(
        window.location.pathname + window.location.search + window.location.hash,
        history.state as Kept, // only written below
      ),
    listen: (onMove) => {
      listeners.add(onMove)
      return () => listeners.delete(onMove)
    },
    createHref: hrefOf,
    go: (by) => history.go(by),
    push: (to, usr) => {
      history.pushState(state(usr), '', hrefOf(to))
      tell()
    },
    replace: (to, usr) => {
      history.replaceState(state(usr), '', hrefOf(to))
      tell()
    },
  }
}
