import type { Pool } from '@trevo/database/connect.ts'

/**
 * Trevo's sportsbook in the lobby: a vendor of sports and one of e-sports, each with one game that
 * opens a page of the site. No wallet protocol serves them.
 */
export const sportsVendors = [
  {
    code: 'TRS',
    name: 'Trevo Esportes',
    category: 'SPORTS',
    nodeId: 1901,
    gameCode: 'sportsbook',
    names: { PT: 'Apostas esportivas', EN: 'Sports betting' },
    art: 'sportsbook',
    hue: 150,
  },
  {
    code: 'TRE',
    name: 'Trevo E-Sports',
    category: 'ESPORTS',
    nodeId: 1902,
    gameCode: 'esportsbook',
    names: { PT: 'Apostas em e-sports', EN: 'E-sports betting' },
    art: 'esportsbook',
    hue: 285,
  },
] as const
export const firstVendorOrder = 30
export const firstGameOrder = 2_000

const insertVendors = `
  insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
  select v->>'code', v->>'name', 'SPORTS', v->>'category', 'sportsbook', 'GAME', $1 + n
  from jsonb_array_elements($2::jsonb) with ordinality x (v, n) on conflict (code) do nothing`

const insertGames = `
  insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, names,
    hue, symbols, sort_order, art)
  select (g->>'nodeId')::integer, v.id, g->>'gameCode', v.category, v.category, '', g->'names',
    (g->>'hue')::numeric, '{}', $1 + n, g->>'art'
  from jsonb_array_elements($2::jsonb) with ordinality x (g, n)
  join catalogue.vendor v on v.code = g->>'code'
  on conflict (node_id) do nothing`

/** The demo brand's sportsbook in the lobby. An operator's later changes are kept. */
export const seedSportsVendors = async (pool: Pool): Promise<void> => {
  const rows = JSON.stringify(sportsVendors)
  await pool.query(insertVendors, [firstVendorOrder, rows])
  await pool.query(insertGames, [firstGameOrder, rows])
}
