import type { Database } from '@trevo/database/connect.ts'
import type { GameFeature, GamePlatform, Volatility } from '@trevo/contract/wps/game-filter.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import { sql } from 'kysely'

export type VendorRow = {
  id: number
  code: string
  name: string
  game_type: string
  category: string
  integration: string
  opens: 'GAME' | 'VASSALAGE'
  enabled: boolean
  maintenance: boolean
  sort_order: number
}
export type GameRow = {
  node_id: number
  vendor_id: number
  game_code: string
  game_type: string
  category: string
  classify: string
  names: Texts<string>
  hue: string
  symbols: string[]
  art: string | null
  features: GameFeature[]
  is_hot: boolean
  is_new: boolean
  enabled: boolean
  maintenance: boolean
  rtp_bp: number | null
  volatility: Volatility | null
  sort_order: number
  released_on: string | null
  platforms: GamePlatform[]
  retired_at: Date | null
}
/** What a brand makes of a vendor or a game; null: as the catalogue says. */
export type BrandVendorRow = {
  brand_id: number
  vendor_id: number
  enabled: boolean | null
  sort_order: number | null
}
export type BrandGameRow = {
  brand_id: number
  node_id: number
  enabled: boolean | null
  is_hot: boolean | null
  is_new: boolean | null
  sort_order: number | null
}
type Changing = { changed_in: string }
export type CatalogueTables = {
  'catalogue.vendor': VendorRow & Changing
  'catalogue.game': GameRow & Changing
  'catalogue.brand_vendor': BrandVendorRow & Changing
  'catalogue.brand_game': BrandGameRow & Changing
}
export type CatalogueRows = {
  readonly vendors: readonly VendorRow[]
  readonly games: readonly GameRow[]
  readonly brandVendors: readonly BrandVendorRow[]
  readonly brandGames: readonly BrandGameRow[]
}
export type CatalogueChanges = CatalogueRows & {
  /** From where to read next. */
  readonly mark: string
}

const gameColumns = [
  'node_id',
  'vendor_id',
  'game_code',
  'game_type',
  'category',
  'classify',
  'names',
  'hue',
  'symbols',
  'art',
  'features',
  'is_hot',
  'is_new',
  'enabled',
  'maintenance',
  'rtp_bp',
  'volatility',
  'sort_order',
  'released_on',
  'platforms',
  'retired_at',
] as const satisfies readonly (keyof GameRow)[]

/**
 * Rows written since a mark, all of them without one. A transaction that is still open when the mark
 * is taken counts as later than it, so whatever it commits is read the next time.
 */
export const loadChanges = async (
  { db }: Database<CatalogueTables>,
  since: string | undefined,
): Promise<CatalogueChanges> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const isChanged = since ? sql<boolean>`changed_in >= ${since}::xid8` : sql<boolean>`true`
      const { rows } = await sql<{
        mark: string
      }>`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(tx)
      const mark = rows[0]?.mark
      if (mark === undefined) throw new Error('no snapshot')
      return {
        mark,
        vendors: await tx
          .selectFrom('catalogue.vendor')
          .select(['id', 'code', 'name', 'game_type', 'category', 'integration', 'opens'])
          .select(['enabled', 'maintenance', 'sort_order'])
          .where(isChanged)
          .execute(),
        games: await tx.selectFrom('catalogue.game').select(gameColumns).where(isChanged).execute(),
        brandVendors: await tx
          .selectFrom('catalogue.brand_vendor')
          .select(['brand_id', 'vendor_id', 'enabled', 'sort_order'])
          .where(isChanged)
          .execute(),
        brandGames: await tx
          .selectFrom('catalogue.brand_game')
          .select(['brand_id', 'node_id', 'enabled', 'is_hot', 'is_new', 'sort_order'])
          .where(isChanged)
          .execute(),
      }
    })
