import type { Query } from '@trevo/contract/endpoint.ts'
import type { listCatalogueGames } from '@trevo/contract/ops/company/catalogue.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'

type Db = Kysely<never> | Tx

export type VendorView = {
  id: number
  code: string
  name: string
  category: string
  integration: string
  enabled: boolean
  maintenance: boolean
  all_enabled: boolean
  all_maintenance: boolean
  games: number
  url: string | null
  feed_enabled: boolean | null
  checked_at: Date | null
  applied_at: Date | null
  error: string | null
}

/** Every vendor in a brand's order; a few hundred at most. */
export const listVendorViews = async (db: Db, brandId: number): Promise<VendorView[]> => {
  const { rows } = await sql<VendorView>`
    select v.id, v.code, v.name, v.category, v.integration,
      coalesce(b.enabled, true) as enabled, coalesce(b.maintenance, false) as maintenance,
      v.enabled as all_enabled, v.maintenance as all_maintenance,
      (select count(*)::int from catalogue.game g
        where g.vendor_id = v.id and g.enabled and g.retired_at is null) as games,
      f.url, f.enabled as feed_enabled, f.checked_at, f.applied_at, f.error
    from catalogue.vendor v
    left join catalogue.brand_vendor b on b.vendor_id = v.id and b.brand_id = ${brandId}
    left join catalogue.vendor_feed f on f.vendor_id = v.id
    order by coalesce(b.sort_order, v.sort_order), v.id limit 1000`.execute(db as Tx)
  return rows
}

export type GameView = {
  node_id: number
  game_code: string
  names: Record<string, string>
  vendor: string
  category: string
  is_hot: boolean
  is_new: boolean
  /** Listed recently enough to be marked as new. */
  may_be_new: boolean
  enabled: boolean
  maintenance: boolean
  all_enabled: boolean
  all_maintenance: boolean
  is_retired: boolean
  rtp_bp: number | null
  sort_order: number
}

const views = (brandId: number, newSince: Date) => sql`
  select g.node_id, g.game_code, g.names, g.vendor_id, v.name as vendor, g.category,
    coalesce(b.is_hot, b.is_popular, g.is_hot and not exists (
      select from catalogue.brand_game m where m.brand_id = ${brandId} and m.is_popular)) as is_hot,
    coalesce(b.is_new, g.is_new) and g.listed_at >= ${newSince} as is_new,
    g.listed_at >= ${newSince} as may_be_new,
    coalesce(b.enabled, true) as enabled, coalesce(b.maintenance, false) as maintenance,
    g.enabled as all_enabled, g.maintenance as all_maintenance,
    g.retired_at is not null as is_retired, g.rtp_bp,
    coalesce(b.sort_order, g.sort_order) as sort_order
  from catalogue.game g
  join catalogue.vendor v on v.id = g.vendor_id
  left join catalogue.brand_game b on b.node_id = g.node_id and b.brand_id = ${brandId}`

const markOf = (mark: Query<typeof listCatalogueGames>['mark']) => {
  switch (mark) {
    case 'hot':
      return sql`is_hot and not is_retired`
    case 'new':
      return sql`is_new and not is_retired`
    case 'maintenance':
      return sql`maintenance or all_maintenance`
    case 'off':
      return sql`not enabled or not all_enabled`
    case 'retired':
      return sql`is_retired`
    case undefined:
      return sql`true`
    default:
      return mark satisfies never
  }
}

export type GamePlace = { readonly order: number; readonly nodeId: number }
type Wanted = Omit<Query<typeof listCatalogueGames>, 'before' | 'pageSize'> & {
  readonly after: GamePlace | undefined
  readonly limit: number
  readonly newSince: Date
}

/** Games in a brand's order after a place. The catalogue has tens of thousands, read from memory. */
export const pageGameViews = async (
  db: Db,
  brandId: number,
  { vendorId, category, mark, text, after, limit, newSince }: Wanted,
): Promise<GameView[]> => {
  const like = text && `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<GameView>`
    select * from (${views(brandId, newSince)}) one
    where ${vendorId === undefined ? sql`true` : sql`vendor_id = ${vendorId}`}
      and ${category === undefined ? sql`true` : sql`category = ${category}`}
      and (${markOf(mark)})
      and ${like === undefined ? sql`true` : sql`(names::text ilike ${like} or game_code ilike ${like} or node_id::text = ${text})`}
      and ${after === undefined ? sql`true` : sql`(sort_order, node_id) > (${after.order}::int, ${after.nodeId}::int)`}
    order by sort_order, node_id limit ${limit}`.execute(db as Tx)
  return rows
}

export const listGameViews = async (
  db: Db,
  brandId: number,
  nodeIds: readonly number[],
  newSince: Date,
): Promise<GameView[]> => {
  const { rows } = await sql<GameView>`
    select * from (${views(brandId, newSince)}) one where node_id = any(${sql.val([...nodeIds])}::int[])
    order by sort_order, node_id`.execute(db as Tx)
  return rows
}

/** One writer of a brand's catalogue at a time, so that what an act notes as before is what it changed. */
export const lockCatalogueOf = async (tx: Tx, brandId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.brand'), ${brandId})`.execute(tx)
}

export type Switches = {
  readonly enabled?: boolean | undefined
  readonly maintenance?: boolean | undefined
  readonly isHot?: boolean | undefined
  readonly isNew?: boolean | undefined
}

/** What is undefined stays as it is. */
export const saveBrandGames = async (
  tx: Tx,
  brandId: number,
  nodeIds: readonly number[],
  { enabled, maintenance, isHot, isNew }: Switches,
): Promise<void> => {
  await sql`
    insert into catalogue.brand_game as b (brand_id, node_id, enabled, maintenance, is_hot, is_new)
    select ${brandId}, node_id, ${enabled ?? null}::boolean, ${maintenance ?? null}::boolean,
      ${isHot ?? null}::boolean, ${isNew ?? null}::boolean
    from unnest(${sql.val([...nodeIds])}::int[]) n (node_id)
    on conflict (brand_id, node_id) do update set
      enabled = coalesce(excluded.enabled, b.enabled),
      maintenance = coalesce(excluded.maintenance, b.maintenance),
      is_hot = coalesce(excluded.is_hot, b.is_hot),
      is_new = coalesce(excluded.is_new, b.is_new)`.execute(tx)
}

/** Chosen places come before all others: no vendor's or feed's order reaches so low. */
const firstPlace = -1_000_000

export const saveGameOrder = async (
  tx: Tx,
  brandId: number,
  nodeIds: readonly number[],
): Promise<void> => {
  await sql`
    insert into catalogue.brand_game as b (brand_id, node_id, sort_order)
    select ${brandId}, node_id, ${firstPlace} + n::int
    from unnest(${sql.val([...nodeIds])}::int[]) with ordinality o (node_id, n)
    on conflict (brand_id, node_id) do update set sort_order = excluded.sort_order`.execute(tx)
}

export const saveVendorOrder = async (
  tx: Tx,
  brandId: number,
  vendorIds: readonly number[],
): Promise<void> => {
  await sql`
    insert into catalogue.brand_vendor as b (brand_id, vendor_id, sort_order)
    select ${brandId}, vendor_id, ${firstPlace} + n::int
    from unnest(${sql.val([...vendorIds])}::int[]) with ordinality o (vendor_id, n)
    on conflict (brand_id, vendor_id) do update set sort_order = excluded.sort_order`.execute(tx)
}

export const saveBrandVendor = async (
  tx: Tx,
  brandId: number,
  vendorId: number,
  { enabled, maintenance }: Switches,
): Promise<void> => {
  await sql`
    insert into catalogue.brand_vendor as b (brand_id, vendor_id, enabled, maintenance)
    values (${brandId}, ${vendorId}, ${enabled ?? null}, ${maintenance ?? null})
    on conflict (brand_id, vendor_id) do update set
      enabled = coalesce(excluded.enabled, b.enabled),
      maintenance = coalesce(excluded.maintenance, b.maintenance)`.execute(tx)
}

export const saveGamesForAll = async (
  tx: Tx,
  nodeIds: readonly number[],
  { enabled, maintenance }: Switches,
): Promise<void> => {
  await sql`
    update catalogue.game set enabled = coalesce(${enabled ?? null}::boolean, enabled),
      maintenance = coalesce(${maintenance ?? null}::boolean, maintenance)
    where node_id = any(${sql.val([...nodeIds])}::int[])`.execute(tx)
}

export const saveVendorForAll = async (
  tx: Tx,
  vendorId: number,
  { enabled, maintenance }: Switches,
): Promise<void> => {
  await sql`
    update catalogue.vendor set enabled = coalesce(${enabled ?? null}::boolean, enabled),
      maintenance = coalesce(${maintenance ?? null}::boolean, maintenance)
    where id = ${vendorId}`.execute(tx)
}

/** A new address is read from its beginning: the mark of the old answer goes. */
export const saveFeed = async (
  tx: Tx,
  vendorId: number,
  { url, isEnabled }: { readonly url: string; readonly isEnabled: boolean },
): Promise<void> => {
  await sql`
    insert into catalogue.vendor_feed as f (vendor_id, url, enabled)
    values (${vendorId}, ${url}, ${isEnabled})
    on conflict (vendor_id) do update set url = excluded.url, enabled = excluded.enabled,
      etag = case when f.url = excluded.url then f.etag end`.execute(tx)
}
