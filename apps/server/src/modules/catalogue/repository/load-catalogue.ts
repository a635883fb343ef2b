import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type {
  BrandGameRow,
  BrandVendorRow,
  CatalogueRows,
  GameRow,
  VendorRow,
} from '../domain/catalogue-rows.ts'

type Changing = { changed_in: string }
export type CatalogueTables = {
  'catalogue.vendor': VendorRow & Changing
  'catalogue.game': GameRow & Changing
  'catalogue.brand_vendor': BrandVendorRow & Changing
  'catalogue.brand_game': BrandGameRow & Changing
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
  'lottery_type',
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
  'listed_at',
  'platforms',
  'retired_at',
] as const satisfies readonly (keyof GameRow)[]

/**
 * Rows written since a mark, or all without one. A transaction that is open when the mark is taken counts as later
 * than it, so everything it commits is read the next time.
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
          .select(['brand_id', 'vendor_id', 'enabled', 'maintenance', 'sort_order'])
          .where(isChanged)
          .execute(),
        brandGames: await tx
          .selectFrom('catalogue.brand_game')
          .select([
            'brand_id',
            'node_id',
            'enabled',
            'maintenance',
            'is_hot',
            'is_new',
            'is_popular',
            'sort_order',
          ])
          .where(isChanged)
          .execute(),
      }
    })
