import { randomInt } from 'node:crypto'
import type { Language } from '@trevo/contract/shapes.ts'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import {
  getGameMenus,
  listGames,
  listHotGames,
  listNewGameVendors,
  type Lobby,
} from '../../modules/catalogue/index.ts'
import {
  answerAnnouncements,
  answerHelp,
  type MessagingTables,
} from '../../modules/messaging/index.ts'
import { jackpotOf } from '../../modules/settings/index.ts'
import type { Brand } from '../../platform/http/brand.ts'
import type { BootFor, VariantOf } from '../../platform/site/serve-pages.ts'
import type { Modules } from '../modules.ts'
import { firstListOf } from './first-list.ts'

const helpPaths = new Set(['/help', '/helpmc'])
const homePaths = new Set(['/', '/index', '/index.html', '/home', '/login', '/register'])

const promotionsPath = '/promotions'

/** The precision of a probability. */
const chances = 1_000_000

/** Games of a row as home requests them (HOME-10). */
const rowGames = 12
/** CONST-4. */
const listSize = 20

/** Kept on the visitor's device for offline use, so it holds nothing personal. */
const offlinePath = '/offline'
const nowhere = { ip: '', country: null }

/** What pages are rendered from besides their address: brand, language, country, closed features, low-data mode. */
export const pageVariant =
  ({ settings }: Pick<Modules, 'settings'>): VariantOf =>
  (chosen, visitor, isLowData) => {
    const brand = settings.directory.byHost(visitor.host)
    const language = chosen ?? brand.defaultLanguage
    const status = settings.getSystemStatus(brand.id, language, visitor)
    const { maintenance, regionRestriction, domainValid } = status
    const flags = [maintenance, regionRestriction, !domainValid, isLowData].map(Number).join('')
    return `${brand.id} ${language} ${visitor.country} ${flags}`
  }

/**
 * What a page is rendered from: the status answer (which the site would request first anyway) and the menus; for
 * help its texts; for a game list its first page; for home also the lists of its first screen, in the visitor's
 * language.
 */
export const bootData = (modules: Modules, pool: Pool, clock: Clock): BootFor => {
  const { settings, catalogue, jackpots } = modules
  const database = createDatabase<MessagingTables>(pool)
  return bootFrom({
    settings,
    lobby: catalogue.lobby,
    countPools: jackpots.countPools,
    getHelp: (brand, language) => answerHelp(database, brand, language),
    // Nobody is logged in while a page is rendered.
    listAnnounced: (brand, language) => {
      const reader = { language, brandLanguage: brand.defaultLanguage }
      const audience = { brandId: brand.id, exclusion: null }
      const question = { ...audience, ...reader, at: clock.now(), types: undefined }
      return answerAnnouncements(database, { ...question, platform: 'W', execution: 'B' })
    },
  })
}

export type BootSources = Pick<Modules, 'settings'> & {
  lobby(brandId: number): Lobby
  countPools(brandId: number): number | Promise<number>
  getHelp(brand: Brand, language: Language): ReturnType<typeof answerHelp>
  /** The data for guests. */
  listAnnounced(brand: Brand, language: Language): ReturnType<typeof answerAnnouncements>
}

/** The same from any sources. */
export const bootFrom = (sources: BootSources): BootFor => {
  const { settings } = sources
  return async ({ url, language: chosen, visitor, isLowData, shownAddress = visitor.address }) => {
    const brand = settings.directory.byHost(visitor.host)
    const language = chosen ?? brand.defaultLanguage
    const visited = settings.getSystemStatus(brand.id, language, visitor)
    const status = { ...visited, location: { ...visited.location, ip: shownAddress } }
    // A refused visitor gets the reason, and nothing else.
    if (status.maintenance || status.regionRestriction || !status.domainValid) {
      return { language, status }
    }
    const lobby = sources.lobby(brand.id)
    const menus = getGameMenus(lobby)
    const chance = randomInt(chances) / chances
    const common = { language, status, menus, chance, ...(isLowData && { isLowData }) }
    if (url.pathname === offlinePath) {
      return { ...common, status: { ...status, location: nowhere } }
    }
    const filter = firstListOf(url)
    if (filter) {
      const { vassalage, ...rest } = filter
      const query = { ...rest, ...(vassalage && { vassalage: vassalage.split(',') }) }
      const page = listGames(lobby, { ...query, pageNo: 1, pageSize: listSize }, language)
      return { ...common, list: { filter, page } }
    }
    if (helpPaths.has(url.pathname)) {
      return { ...common, help: await sources.getHelp(brand, language) }
    }
    const announced = () => sources.listAnnounced(brand, language)
    if (url.pathname === promotionsPath) return { ...common, banners: await announced() }
    if (!homePaths.has(url.pathname)) return common

    const [first] = menus
    const page = { pageNo: 1, pageSize: rowGames }
    return {
      ...common,
      // The games shown in the row; a catalogue may have hundreds.
      hot: { list: listHotGames(lobby, language).list.slice(0, rowGames) },
      banners: await announced(),
      jackpot: jackpotOf(settings.brand(brand.id)),
      poolCount: await sources.countPools(brand.id),
      vendors: listNewGameVendors(lobby),
      rows: first
        ? { [first.gameType]: listGames(lobby, { ...page, gameType: first.gameType }, language) }
        : {},
    }
  }
}
