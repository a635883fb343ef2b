import {
  getGameMenus,
  getHelpCenter,
  listGames,
  listHotGames,
  listNewGameVendors,
} from '@trevo/api-client/endpoints.ts'

/** How the worker handles a request; `none` leaves it to the browser. */
export type RequestKind = 'page' | 'asset' | 'picture' | 'catalogue' | 'none'

/** The same response for everybody. Nothing else from the server is ever cached: no money, no member data. */
const cataloguePaths: ReadonlySet<string> = new Set(
  [listGames, listHotGames, getGameMenus, listNewGameVendors, getHelpCenter].map(
    ({ path }) => path,
  ),
)

/** Pages that are not the site's. */
const foreignPage =
  /^\/(wps|lgw|lotto|lotto-vn|vendor|psp|docs|dev|live|health|ready|metrics|art|assets)(\/|$)/

export type Asked = {
  readonly method: string
  /** `navigate` when a person opens a page. */
  readonly mode: string
  readonly url: string
}

/** The kind of a request to the site at `origin`. */
export const routeRequest = ({ method, mode, url }: Asked, origin: string): RequestKind => {
  const target = new URL(url)
  if (method !== 'GET' || target.origin !== origin) return 'none'
  const { pathname } = target
  if (mode === 'navigate') return foreignPage.test(pathname) ? 'none' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/art/')) return 'picture'
  return cataloguePaths.has(pathname) ? 'catalogue' : 'none'
}

/** An answer may be cached if the server marks it as the same for everybody. */
export const isPublic = (answer: Response): boolean =>
  answer.ok && /\bpublic\b/.test(answer.headers.get('Cache-Control') ?? '')

/** The cache key of a catalogue answer: the address, and what else it depends on. */
export const catalogueKey = (url: string, headers: Headers): string => {
  const key = new URL(url)
  for (const name of ['Language', 'Merchant']) {
    key.searchParams.set(`kept-${name}`, headers.get(name) ?? '')
  }
  return key.href
}

/** The redirect for an unreachable page: to the offline page, and from there back. */
export const offlineHref = (url: string): string => {
  const { pathname, search } = new URL(url)
  return `/offline?${new URLSearchParams({ from: `${pathname}${search}` })}`
}
