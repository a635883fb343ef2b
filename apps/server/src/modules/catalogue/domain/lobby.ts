import { dayMs } from '@trevo/calendar/durations.ts'
import type { GameSort } from '@trevo/contract/wps/games/game-filter.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import type { BrandGameRow, GameRow, VendorRow } from './catalogue-rows.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { foldText } from '@trevo/field-rules/fold-text.ts'
import type { SearchIndex } from './search-index.ts'

export type LobbyGame = {
  readonly row: GameRow
  readonly vendor: VendorRow
  /** The brand's language, for names that a language lacks; Trevo's if no brand is given. */
  readonly brandLanguage?: Language
}

/** How long a game is new after it was listed. */
export const newDays = 30

/** When a game must have been listed to be new on the UTC day of `now`. */
export const newSinceOf = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs - newDays * dayMs)

type LobbyBrand = {
  readonly brandId: number
  readonly brandLanguage: Language
  /** Categories that its jurisdiction closes. */
  readonly closed: readonly string[]
  /** The least published return of a game on sale; a game that publishes none has none. */
  readonly returnMinBp: number
  /** The types of lottery that it offers. */
  readonly lotteryTypes: readonly PrizeMode[]
  /** Games listed before it are no longer new. */
  readonly newSince: Date
}

/** One brand's offer, in its order; rebuilt when the catalogue changes. */
export type Lobby = {
  readonly vendors: readonly VendorRow[]
  readonly games: readonly LobbyGame[]
  readonly byNode: ReadonlyMap<number, LobbyGame>
  readonly search: SearchIndex
  /** All games in another order than the brand's. */
  sorted(sort: Exclude<GameSort, 'LOBBY' | 'RELEVANCE'>, language: Language): readonly LobbyGame[]
}

/** Closed itself or together with its vendor. */
export const isInMaintenance = ({ row, vendor }: LobbyGame): boolean =>
  row.maintenance || vendor.maintenance

export const nameIn = ({ row, brandLanguage }: LobbyGame, language: Language): string =>
  textIn(row.names, language, brandLanguage)

const vendorsOf = (snapshot: CatalogueSnapshot, { brandId, closed }: LobbyBrand): VendorRow[] =>
  [...snapshot.vendors.values()]
    .flatMap((vendor) => {
      const own = snapshot.brandVendors.get(`${brandId}:${vendor.id}`)
      if (!vendor.enabled || own?.enabled === false) return []
      if (closed.includes(vendor.category)) return []
      const maintenance = vendor.maintenance || own?.maintenance === true
      return [{ ...vendor, maintenance, sort_order: own?.sort_order ?? vendor.sort_order }]
    })
    .sort((a, b) => a.sort_order - b.sort_order || a.id - b.id)

/** By its category, or by its type: a vendor of slots may have a fish-shooting game too. */
const isClosed = ({ category, game_type }: GameRow, closed: readonly string[]): boolean =>
  closed.includes(category) || closed.includes(game_type)

/** Whether its published return is below the least that the law allows. */
export const returnsTooLittle = (
  { rtp_bp: returnBp }: Pick<GameRow, 'rtp_bp'>,
  returnMinBp: number,
): boolean => returnBp !== null && returnBp < returnMinBp

/** Until a brand's play is measured, the catalogue's own mark says which games are hot. */
const hasMeasuredPlay = ({ brandGames }: CatalogueSnapshot, brandId: number): boolean =>
  brandGames
    .values()
    .some(({ brand_id, is_popular }) => brand_id === brandId && is_popular === true)

const gamesOf = (
  snapshot: CatalogueSnapshot,
  { brandId, brandLanguage, closed, returnMinBp, lotteryTypes, newSince }: LobbyBrand,
  vendors: ReadonlyMap<number, VendorRow>,
): LobbyGame[] => {
  const offered: LobbyGame[] = []
  const isMeasured = hasMeasuredPlay(snapshot, brandId)
  for (const row of snapshot.games.values()) {
    const vendor = vendors.get(row.vendor_id)
    if (!vendor || !row.enabled || row.retired_at !== null) continue
    const own = snapshot.brandGames.get(`${brandId}:${row.node_id}`)
    if (own?.enabled === false || isClosed(row, closed)) continue
    if (returnsTooLittle(row, returnMinBp)) continue
    if (row.lottery_type !== null && !lotteryTypes.includes(row.lottery_type)) continue
    const is_new = (own?.is_new ?? row.is_new) && row.listed_at >= newSince
    const is_hot = own?.is_hot ?? (isMeasured ? own?.is_popular === true : row.is_hot)
    const isAsListed = !own && is_new === row.is_new && is_hot === row.is_hot
    offered.push({
      row: isAsListed ? row : { ...row, ...dress(row, own), is_new, is_hot },
      vendor,
      brandLanguage,
    })
  }
  return offered.sort(
    (a, b) => a.row.sort_order - b.row.sort_order || a.row.node_id - b.row.node_id,
  )
}

/** What the brand sets for the game. */
const dress = (row: GameRow, own: BrandGameRow | undefined) => ({
  maintenance: row.maintenance || own?.maintenance === true,
  sort_order: own?.sort_order ?? row.sort_order,
})

const newestFirst = (a: LobbyGame, b: LobbyGame): number =>
  Number(b.row.is_new) - Number(a.row.is_new) ||
  (b.row.released_on ?? '').localeCompare(a.row.released_on ?? '')

const byName = (games: readonly LobbyGame[], language: Language): LobbyGame[] => {
  const named = games.map((game) => ({ game, name: foldText(nameIn(game, language)) }))
  named.sort(ascending(({ name }) => name))
  return named.map(({ game }) => game)
}

const inOrder = (
  games: readonly LobbyGame[],
  sort: Exclude<GameSort, 'LOBBY' | 'RELEVANCE'>,
  language: Language,
): readonly LobbyGame[] => {
  switch (sort) {
    case 'HOT':
      return games.toSorted((a, b) => Number(b.row.is_hot) - Number(a.row.is_hot))
    case 'NEW':
      return games.toSorted(newestFirst)
    case 'RTP':
      // Games whose vendor hides the return come last.
      return games.toSorted((a, b) => (b.row.rtp_bp ?? -1) - (a.row.rtp_bp ?? -1))
    case 'NAME':
      return byName(games, language)
    default:
      return sort satisfies never
  }
}

/** A brand's offer of the catalogue. Sorting is stable: ties keep the brand's own order. */
export const buildLobby = (snapshot: CatalogueSnapshot, brand: LobbyBrand): Lobby => {
  const vendors = vendorsOf(snapshot, brand)
  const games = gamesOf(snapshot, brand, new Map(vendors.map((vendor) => [vendor.id, vendor])))
  const orders = new Map<string, readonly LobbyGame[]>()
  return {
    vendors,
    games,
    byNode: new Map(games.map((game) => [game.row.node_id, game])),
    search: snapshot.search,
    sorted: (sort, language) => {
      const key = sort === 'NAME' ? `${sort}:${language}` : sort
      const known = orders.get(key)
      if (known) return known
      const made = inOrder(games, sort, language)
      orders.set(key, made)
      return made
    },
  }
}
