import type { Value } from '@trevo/contract/endpoint.ts'
import type {
  getGameMenus,
  getJackpot,
  listAnnouncements,
  listGames,
  listHotGames,
  listNewGameVendors,
  listWinners,
} from '@trevo/contract/wps/games.ts'
import type { getHelpCenter } from '@trevo/contract/wps/help.ts'
import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'

/**
 * The server's data for rendering a page; the browser starts with the same. Each part is the `value` of its
 * endpoint's answer; a missing one is fetched by the browser.
 */
export type Boot = {
  readonly language: SiteLanguage
  readonly status: SystemStatus
  /** From 0 to 1, drawn by the server: picks one of the brand's hosts for this page, on the server and in the browser. */
  readonly chance?: number
  /** Low-data mode: no pictures until asked for, and no program before it is needed. */
  readonly isLowData?: boolean
  readonly hot?: Value<typeof listHotGames>
  readonly menus?: Value<typeof getGameMenus>
  readonly banners?: Value<typeof listAnnouncements>
  readonly winners?: Value<typeof listWinners>
  readonly jackpot?: Value<typeof getJackpot>
  /** How many pools home will list: their space is reserved until they load. */
  readonly poolCount?: number
  readonly vendors?: Value<typeof listNewGameVendors>
  /** Set on the help page. */
  readonly help?: Value<typeof getHelpCenter>
  /** Set on a game list: its first page, and the filters of the request. */
  readonly list?: {
    readonly filter: Readonly<Record<string, string>>
    readonly page: Value<typeof listGames>
  }
  /** First page of games by game type, for the first category row of home. */
  readonly rows?: Readonly<Record<string, Value<typeof listGames>>>
}

/** The page's own boot data; undefined if there is none. */
export const readBoot = (): Boot | undefined => {
  const text = document.getElementById('boot')?.textContent
  // Written by our own server for exactly this version of the site.
  return text ? (JSON.parse(text) as Boot) : undefined
}

const freshForMs = 60_000

/** START-5: an answer older than a minute, as in a page from the history, is refetched. */
export const isFresh = (boot: Boot, now: number): boolean =>
  now - Date.parse(boot.status.answeredAt) < freshForMs
