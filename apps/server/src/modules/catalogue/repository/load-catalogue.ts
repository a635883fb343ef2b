import type { Database } from '@trevo/database/connect.ts'

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
  name_en: string
  name_pt: string
  hue: string
  symbols: string[]
  is_hot: boolean
  is_new: boolean
  enabled: boolean
  maintenance: boolean
  rtp_bp: number | null
  volatility: 'low' | 'medium' | 'high' | null
  sort_order: number
}
export type CatalogueTables = { 'catalogue.vendor': VendorRow; 'catalogue.game': GameRow }
export type CatalogueRows = { vendors: readonly VendorRow[]; games: readonly GameRow[] }

/** Everything on offer, in lobby order; a withdrawn vendor takes its games along. */
export const loadCatalogue = async ({ db }: Database<CatalogueTables>): Promise<CatalogueRows> => {
  const [vendors, games] = await Promise.all([
    db
      .selectFrom('catalogue.vendor')
      .selectAll()
      .where('enabled', '=', true)
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('catalogue.game')
      .selectAll()
      .where('enabled', '=', true)
      .orderBy('sort_order')
      .orderBy('node_id')
      .execute(),
  ])
  return { vendors, games }
}
