import type { Language } from '@trevo/contract/shapes.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { Database } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Bus } from '../../../platform/bus.ts'
import {
  createSnapshot,
  type CatalogueNews,
  type CatalogueSnapshot,
  type LiveSnapshot,
} from '../domain/catalogue-snapshot.ts'
import { buildLobby, newSinceOf, type Lobby, type LobbyGame } from '../domain/lobby.ts'
import type { AccountGameTables } from '../repository/account-games.ts'
import { loadChanges, type CatalogueTables } from '../repository/load-catalogue.ts'
import { listMaxWins, type SheetTables } from '../repository/sheets.ts'
import { createAccountGames, type AccountGames } from './account-games.ts'

export type OpenCatalogue = {
  readonly database: Database<CatalogueTables & SheetTables>
  /** A brand's offer, in its order. */
  lobby(brandId: number): Lobby
  /** A game on offer anywhere; with a brand: on offer there. */
  findGame(nodeId: number, brandId?: number): LobbyGame | undefined
  /** Any game that ever existed, for the names in records. */
  findKnown(nodeId: number): LobbyGame | undefined
  /** The vendors' declared maximum wins per stake, in stakes, by node id. */
  listMaxWins(): Promise<ReadonlyMap<number, number>>
  /** Names of all of them by node id. */
  names(language: Language): ReadonlyMap<number, string>
  readonly accountGames: AccountGames
  /** Called on every copy with the changes. */
  onNews(listener: (news: CatalogueNews) => void): void
  /** Reads changes; other copies receive `catalogue.changed` and do the same. */
  reload(): Promise<void>
  close(): void
}

export type CatalogueParts = {
  readonly database: Database<CatalogueTables & AccountGameTables & SheetTables>
  readonly bus: Bus
  readonly clock: Clock
  readonly logger?: Pick<Logger, 'error'> | undefined
  /** Called before anybody is notified. */
  readonly onChanged: () => void
  readonly brandLanguageOf: (brandId: number) => Language
  readonly closedCategoriesOf: (brandId: number) => readonly string[]
  readonly returnMinBpOf: (brandId: number) => number
  readonly lotteryTypesOf: (brandId: number) => readonly PrizeMode[]
}

/** A change without a notification is seen after this time at the latest. */
const reloadEveryMs = 15_000

/** A value for each key, created when first needed, until all are dropped. */
const memoOf = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return {
    get: (key: Key): Value => {
      const known = made.get(key)
      if (known !== undefined) return known
      const value = make(key)
      made.set(key, value)
      return value
    },
    forget: (key: Key) => made.delete(key),
    clear: () => made.clear(),
  }
}

/** Derived from the snapshot on request. */
const createViews = (
  snapshot: CatalogueSnapshot,
  { brandLanguageOf, closedCategoriesOf, returnMinBpOf, lotteryTypesOf, clock }: CatalogueParts,
) => {
  const offerOf = (brandId: number) => ({
    closed: closedCategoriesOf(brandId),
    returnMinBp: returnMinBpOf(brandId),
    lotteryTypes: lotteryTypesOf(brandId),
    newSince: newSinceOf(clock.now()),
  })
  const keyOf = (brandId: number): string => JSON.stringify(offerOf(brandId))
  const lobbies = memoOf((brandId: number) => {
    const brand = { brandId, brandLanguage: brandLanguageOf(brandId), ...offerOf(brandId) }
    return { key: keyOf(brandId), lobby: buildLobby(snapshot, brand) }
  })
  /** A profile may come into force, a brand change or a game stop being new without a change of the catalogue. */
  const lobbyOf = (brandId: number): Lobby => {
    const made = lobbies.get(brandId)
    if (made.key === keyOf(brandId)) return made.lobby
    lobbies.forget(brandId)
    return lobbies.get(brandId).lobby
  }
  const findKnown = (nodeId: number): LobbyGame | undefined => {
    const row = snapshot.games.get(nodeId)
    const vendor = row && snapshot.vendors.get(row.vendor_id)
    return vendor && { row, vendor }
  }
  const names = memoOf(
    (language: Language): ReadonlyMap<number, string> =>
      new Map(
        [...snapshot.games.values()].map((row) => [row.node_id, textIn(row.names, language)]),
      ),
  )
  return {
    lobby: lobbyOf,
    names: names.get,
    findKnown,
    findGame: (nodeId: number, brandId?: number): LobbyGame | undefined => {
      if (brandId !== undefined) return lobbyOf(brandId).byNode.get(nodeId)
      const known = findKnown(nodeId)
      const isOffered = known?.row.enabled && known.row.retired_at === null && known.vendor.enabled
      return isOffered ? known : undefined
    },
    clear: () => {
      lobbies.clear()
      names.clear()
    },
  }
}

/** Keeps the snapshot up to date with the stored rows; the first reading is done when this resolves. */
const createReload = async (
  snapshot: LiveSnapshot,
  database: CatalogueParts['database'],
  onRead: (news: readonly CatalogueNews[], isFirst: boolean) => void,
): Promise<() => Promise<void>> => {
  let mark: string | undefined
  const read = async () => {
    const isFirst = mark === undefined
    const changes = await loadChanges(database, mark)
    mark = changes.mark
    onRead(snapshot.apply(changes), isFirst)
  }
  // One after another: a reading that began earlier must not be applied later.
  let reading: Promise<void> = read()
  await reading
  return () => {
    reading = reading.then(read, read)
    return reading
  }
}

/** Holds every lobby in memory: thousands of titles, read far more often than changed. */
export const openCatalogue = async (parts: CatalogueParts): Promise<OpenCatalogue> => {
  const { database, bus, clock, logger, onChanged } = parts
  const snapshot = createSnapshot()
  const { clear, ...views } = createViews(snapshot, parts)
  const listeners: ((news: CatalogueNews) => void)[] = []
  const reload = await createReload(snapshot, database, (news, isFirst) => {
    if (news.length > 0) {
      clear()
      onChanged()
    }
    if (isFirst) return
    for (const one of news) for (const listener of listeners) listener(one)
  })
  // If it fails, the last lobby is still shown.
  const refresh = () => {
    reload().catch((error: unknown) => logger?.error({ err: error }, 'catalogue not refreshed'))
  }
  bus.subscribe('catalogue.changed', refresh)
  const timer = setInterval(refresh, reloadEveryMs).unref()
  return {
    database,
    ...views,
    listMaxWins: () => listMaxWins(database),
    accountGames: createAccountGames({ database, clock, lobby: views.lobby }),
    onNews: (listener) => listeners.push(listener),
    reload,
    close: () => clearInterval(timer),
  }
}
