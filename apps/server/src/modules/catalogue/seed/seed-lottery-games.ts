import type { Pool } from '@trevo/database/connect.ts'

/** A lottery in the lobby; its number is the lottery's own. */
export type LotteryListing = {
  readonly id: number
  readonly code: string
  readonly names: Readonly<Record<string, string>>
  /** LOTT-3: its tag and picture. */
  readonly groupCode: string
  readonly prizeMode: 'LOTT' | 'ELOTT' | 'SEA'
  readonly vendor: 'TCG' | 'TCG_ELOTT' | 'TCG_SEA' | 'TCG_LOTTO_VN'
}

/** After our studios. Their games open pages of the site, so no wallet protocol serves them. */
export const lotteryVendors = [
  { code: 'TCG', name: 'Trevo Loterias', gameType: 'LOTT' },
  { code: 'TCG_ELOTT', name: 'Trevo Sorteios', gameType: 'ELOTT' },
  { code: 'TCG_LOTTO_VN', name: 'Trevo Vietnã', gameType: 'ELOTT' },
  { code: 'TCG_SEA', name: 'Trevo Sudeste', gameType: 'ELOTT' },
] as const
export const firstVendorOrder = 10
export const firstGameOrder = 1_000
/** One step of the golden angle per game, so that neighbours differ. */
export const hueStep = 137.5

const insertVendors = `
  insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
  select v->>'code', v->>'name', v->>'gameType', v->>'gameType', 'lottery', 'VASSALAGE', $1 + n
  from jsonb_array_elements($2::jsonb) with ordinality x (v, n) on conflict (code) do nothing`

const insertGames = `
  insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, names,
    lottery_type, hue, symbols, sort_order)
  select (g->>'id')::integer, v.id, g->>'code', v.game_type, v.category, g->>'groupCode', g->'names',
    g->>'prizeMode', (n * $1::numeric) % 360, '{}', $2 + n
  from jsonb_array_elements($3::jsonb) with ordinality x (g, n)
  join catalogue.vendor v on v.code = g->>'vendor'
  on conflict (node_id) do nothing`

/** The demo brand's lotteries in the lobby. An operator's later changes are kept. */
export const seedLotteryGames = async (
  pool: Pool,
  lotteries: readonly LotteryListing[],
): Promise<void> => {
  const offered = new Set<string>(lotteries.map(({ vendor }) => vendor))
  const withGames = lotteryVendors.filter(({ code }) => offered.has(code))
  await pool.query(insertVendors, [firstVendorOrder, JSON.stringify(withGames)])
  await pool.query(insertGames, [hueStep, firstGameOrder, JSON.stringify(lotteries)])
}

/** Leaves out of the lobby of `brandId` games that belong to another brand; an operator's later changes are kept. */
export const leaveOutGames = async (
  pool: Pool,
  brandId: number,
  nodeIds: readonly number[],
): Promise<void> => {
  await pool.query(
    `insert into catalogue.brand_game (brand_id, node_id, enabled)
     select $1, n, false from unnest($2::integer[]) n on conflict do nothing`,
    [brandId, nodeIds],
  )
}
