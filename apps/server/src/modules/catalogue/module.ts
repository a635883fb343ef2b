import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Bus } from '../../platform/bus.ts'
import { createKeptAnswers, type KeptAnswers } from '../../platform/http/kept-answers.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { defaultLanguage } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { createPicturing, type CatalogueNews } from './domain/catalogue-picture.ts'
import { pictureLobby, type Lobby, type LobbyGame } from './domain/lobby.ts'
import type { AccountGameTables } from './repository/account-games.ts'
import { loadChanges, type CatalogueTables } from './repository/load-catalogue.ts'
import { listMaxWins, type SheetTables } from './repository/sheets.ts'
import { createAccountGames, type AccountGames } from './service/account-games.ts'

export type Catalogue = {
  readonly database: Database<CatalogueTables & SheetTables>
  /** What a brand offers, in its order. */
  lobby(brandId: number): Lobby
  /** A game on offer somewhere; of a brand: on offer there. */
  findGame(nodeId: number, brandId?: number): LobbyGame | undefined
  /** Any game there ever was, for the names in records. */
  findKnown(nodeId: number): LobbyGame | undefined
  /** What vendors say that a stake can pay at most, in stakes, by node id. */
  listMaxWins(): Promise<ReadonlyMap<number, number>>
  /** Names of all of them by node id. */
  names(language: Language): ReadonlyMap<number, string>
  readonly accountGames: AccountGames
  /** Answers made of the catalogue, good until it changes. */
  readonly kept: { readonly lists: KeptAnswers; readonly details: KeptAnswers }
  /** Told, on every copy, of what changed. */
  onNews(listener: (news: CatalogueNews) => void): void
  /** Reads what changed; other copies hear `catalogue.changed` and do the same. */
  reload(): Promise<void>
  close(): void
}

/** A change made without saying so is seen after this time at the latest. */
const reloadEveryMs = 15_000

/** The latest big wins on a sheet come with the minute. */
const detailKeptMs = 30_000

/** Holds every lobby in memory: thousands of titles, read far more often than changed. */
export const createCatalogue = async (
  database: Database<CatalogueTables & AccountGameTables & SheetTables>,
  bus: Bus,
  clock: Clock,
  logger?: Pick<Logger, 'error'>,
  brandLanguageOf: (brandId: number) => Language = () => defaultLanguage,
): Promise<Catalogue> => {
  const picture = createPicturing()
  const lobbies = new Map<number, Lobby>()
  const namesIn = new Map<Language, ReadonlyMap<number, string>>()
  const listeners: ((news: CatalogueNews) => void)[] = []
  const kept = {
    lists: createKeptAnswers(),
    details: createKeptAnswers({ forMs: detailKeptMs }),
  }
  let mark: string | undefined

  const read = async () => {
    const isFirst = mark === undefined
    const changes = await loadChanges(database, mark)
    mark = changes.mark
    const news = picture.apply(changes)
    if (news.length > 0) {
      lobbies.clear()
      namesIn.clear()
      kept.lists.clear()
      kept.details.clear()
    }
    if (isFirst) return
    for (const one of news) for (const listener of listeners) listener(one)
  }
  // One after another: a reading that began earlier must not be applied later.
  let reading: Promise<void> = read()
  await reading
  const reload = (): Promise<void> => {
    reading = reading.then(read, read)
    return reading
  }
  // Should it fail, the lobby as it was read last goes on being shown.
  const refresh = () => {
    reload().catch((error: unknown) => logger?.error({ err: error }, 'catalogue not read again'))
  }
  bus.subscribe('catalogue.changed', refresh)
  const timer = setInterval(refresh, reloadEveryMs).unref()

  const lobby = (brandId: number): Lobby => {
    const known = lobbies.get(brandId)
    if (known) return known
    const made = pictureLobby(picture, { brandId, brandLanguage: brandLanguageOf(brandId) })
    lobbies.set(brandId, made)
    return made
  }
  const names = (language: Language): ReadonlyMap<number, string> => {
    const known = namesIn.get(language)
    if (known) return known
    const rows = [...picture.games.values()]
    const made = new Map(rows.map((row) => [row.node_id, textIn(row.names, language)]))
    namesIn.set(language, made)
    return made
  }
  const findKnown = (nodeId: number): LobbyGame | undefined => {
    const row = picture.games.get(nodeId)
    const vendor = row && picture.vendors.get(row.vendor_id)
    return vendor && { row, vendor }
  }
  return {
    database,
    lobby,
    findKnown,
    names,
    listMaxWins: () => listMaxWins(database),
    findGame: (nodeId, brandId) => {
      if (brandId !== undefined) return lobby(brandId).byNode.get(nodeId)
      const known = findKnown(nodeId)
      const isOffered = known?.row.enabled && known.row.retired_at === null && known.vendor.enabled
      return isOffered ? known : undefined
    },
    kept,
    accountGames: createAccountGames({ database, clock, lobby }),
    onNews: (listener) => listeners.push(listener),
    reload,
    close: () => clearInterval(timer),
  }
}
