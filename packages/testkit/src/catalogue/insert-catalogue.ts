import type { GeneratedCatalogue } from './generate-titles.ts'

/** The part of a `pg` pool that is needed. */
export type Queries = { query(sql: string, values: readonly unknown[]): Promise<unknown> }

const insertVendors = `
  insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
  select v.code, v.name, v.game_type, v.category, v.code, v.opens, 100 + v.ord
  from jsonb_to_recordset($1) v (code text, name text, game_type text, category text, opens text,
    ord integer)
  on conflict (code) do nothing`

const insertTitles = `
  insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, names,
    hue, symbols, art, features, is_hot, is_new, rtp_bp, volatility, sort_order)
  select t.node_id, v.id, t.game_code, t.game_type, t.category, t.classify, t.names,
    t.hue, array(select jsonb_array_elements_text(t.symbols)), t.art,
    array(select jsonb_array_elements_text(t.features)), t.is_hot, t.is_new, t.rtp_bp,
    t.volatility, t.sort_order
  from jsonb_to_recordset($1) t (node_id integer, vendor text, game_code text, game_type text,
    category text, classify text, names jsonb, hue numeric, symbols jsonb, art text,
    features jsonb, is_hot boolean, is_new boolean, rtp_bp integer, volatility text,
    sort_order integer)
  join catalogue.vendor v on v.code = t.vendor
  on conflict (node_id) do nothing`

const titlesAtOnce = 5_000

/** Writes a generated catalogue into a database that has the server's schema. */
export const insertCatalogue = async (
  pool: Queries,
  { vendors, titles }: GeneratedCatalogue,
): Promise<void> => {
  const vendorRows = vendors.map(({ gameType, ...vendor }, ord) => ({
    ...vendor,
    game_type: gameType,
    ord,
  }))
  await pool.query(insertVendors, [JSON.stringify(vendorRows)])
  const rows = titles.map((title) => ({
    node_id: title.nodeId,
    vendor: title.vendor,
    game_code: title.gameCode,
    game_type: title.gameType,
    category: title.category,
    classify: title.classify,
    names: { PT: title.namePt, EN: title.nameEn },
    hue: title.hue,
    symbols: title.symbols,
    art: title.art,
    features: title.features,
    is_hot: title.isHot,
    is_new: title.isNew,
    rtp_bp: title.rtpBp,
    volatility: title.volatility,
    sort_order: title.sortOrder,
  }))
  for (let from = 0; from < rows.length; from += titlesAtOnce) {
    await pool.query(insertTitles, [JSON.stringify(rows.slice(from, from + titlesAtOnce))])
  }
  await pool.query(`select pg_notify('trevo_bus', $1)`, ['{"topic":"catalogue.changed"}'])
}
