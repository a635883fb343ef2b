import { languageCodes } from '@trevo/languages/languages.ts'
import type {
  BrandGameRow,
  BrandVendorRow,
  CatalogueRows,
  GameRow,
  VendorRow,
} from './catalogue-rows.ts'
import { kindWords } from './kind-words.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** All games, offered or not, as last read. */
export type CatalogueSnapshot = {
  readonly vendors: ReadonlyMap<number, VendorRow>
  readonly games: ReadonlyMap<number, GameRow>
  readonly brandVendors: ReadonlyMap<string, BrandVendorRow>
  readonly brandGames: ReadonlyMap<string, BrandGameRow>
  readonly search: SearchIndex
}

/** The changes sent to open pages. */
export type CatalogueNews =
  | { readonly topic: 'game-maintenance'; readonly nodeId: number; readonly maintenance: boolean }
  | {
      readonly topic: 'vendor-maintenance'
      readonly vassalage: string
      readonly maintenance: boolean
    }
  /** Any change at all: earlier lists may be outdated. */
  | { readonly topic: 'catalogue-changed' }

export type LiveSnapshot = CatalogueSnapshot & {
  /** Applies rows and returns what is new in them; nothing if they were known already. */
  apply(rows: CatalogueRows): CatalogueNews[]
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const wordsOf = (row: GameRow, vendor: VendorRow) => ({
  id: row.node_id,
  names: [...new Set(languageCodes.flatMap((language) => row.names[language] ?? []))],
  vendor: vendor.name,
  kinds: kindWords([...new Set([row.game_type, row.category, row.classify])], row.game_code),
})

const isSameText = (a: GameRow | undefined, b: GameRow): boolean =>
  a !== undefined &&
  isSame(a.names, b.names) &&
  a.game_type === b.game_type &&
  a.category === b.category &&
  a.classify === b.classify &&
  a.vendor_id === b.vendor_id

/** A snapshot that is updated from changed rows, including search words. */
export const createSnapshot = (): LiveSnapshot => {
  const vendors = new Map<number, VendorRow>()
  const games = new Map<number, GameRow>()
  const brandVendors = new Map<string, BrandVendorRow>()
  const brandGames = new Map<string, BrandGameRow>()
  const search = createSearchIndex()

  const applyVendor = (row: VendorRow): CatalogueNews[] => {
    const before = vendors.get(row.id)
    vendors.set(row.id, row)
    if (before && before.name !== row.name) {
      for (const game of games.values()) {
        if (game.vendor_id === row.id) search.put(wordsOf(game, row))
      }
    }
    const { code: vassalage, maintenance } = row
    if (!before || before.maintenance === maintenance) return []
    return [{ topic: 'vendor-maintenance', vassalage, maintenance }]
  }
  const applyGame = (row: GameRow): CatalogueNews[] => {
    const before = games.get(row.node_id)
    games.set(row.node_id, row)
    const vendor = vendors.get(row.vendor_id)
    if (vendor && !isSameText(before, row)) search.put(wordsOf(row, vendor))
    const { node_id: nodeId, maintenance } = row
    // A game of a closed vendor stays closed.
    if (!before || before.maintenance === maintenance || vendor?.maintenance) return []
    return [{ topic: 'game-maintenance', nodeId, maintenance }]
  }

  return {
    vendors,
    games,
    brandVendors,
    brandGames,
    search,
    apply: (rows) => {
      const vendorsNew = rows.vendors.filter((row) => !isSame(vendors.get(row.id), row))
      const news = vendorsNew.flatMap(applyVendor)
      const gamesNew = rows.games.filter((row) => !isSame(games.get(row.node_id), row))
      news.push(...gamesNew.flatMap(applyGame))
      let isNew = vendorsNew.length + gamesNew.length > 0
      for (const row of rows.brandVendors) {
        const key = `${row.brand_id}:${row.vendor_id}`
        isNew ||= !isSame(brandVendors.get(key), row)
        brandVendors.set(key, row)
      }
      for (const row of rows.brandGames) {
        const key = `${row.brand_id}:${row.node_id}`
        isNew ||= !isSame(brandGames.get(key), row)
        brandGames.set(key, row)
      }
      return isNew ? [...news, { topic: 'catalogue-changed' }] : []
    },
  }
}
