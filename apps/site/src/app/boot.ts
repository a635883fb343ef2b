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
 * What the server knows when it renders a page; the browser starts with the same. Each part is the
 * `value` its endpoint would answer; one that is missing is asked for by the browser.
 */
export type Boot = {
  readonly language: SiteLanguage
  readonly status: SystemStatus
  /** From 0 to 1, drawn by the server: which of the brand's hosts this page takes, there and here. */
  readonly chance?: number
  readonly hot?: Value<typeof listHotGames>
  readonly menus?: Value<typeof getGameMenus>
  readonly banners?: Value<typeof listAnnouncements>
  readonly winners?: Value<typeof listWinners>
  readonly jackpot?: Value<typeof getJackpot>
  /** How many pools home will list: their place is kept until they come. */
  readonly poolCount?: number
  readonly vendors?: Value<typeof listNewGameVendors>
  /** On the help page. */
  readonly help?: Value<typeof getHelpCenter>
  /** On a game list: its first page, and the conditions it was asked for with. */
  readonly list?: {
    readonly filter: Readonly<Record<string, string>>
    readonly page: Value<typeof listGames>
  }
  /** First page of games by game type, for the first category row of home. */
  readonly rows?: Readonly<Record<string, Value<typeof listGames>>>
}

/** The page's own boot data; undefined when it carries none. */
export const readBoot = (): Boot | undefined => {
  const text = document.getElementById('boot')?.textContent
  // Written by our own server for this very version of the site.
  return text ? (JSON.parse(text) as Boot) : undefined
}

const freshForMs = 60_000

/** START-5: an answer older than a minute, as in a page from the history, is asked for again. */
export const isFresh = (boot: Boot, now: number): boolean =>
  now - Date.parse(boot.status.answeredAt) < freshForMs
