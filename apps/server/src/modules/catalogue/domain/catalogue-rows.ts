import type { Texts } from '@trevo/languages/texts.ts'
import type {
  GameFeature,
  GamePlatform,
  Volatility,
} from '@trevo/contract/wps/games/game-filter.ts'

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
  /** For Trevo's own lotteries; null for all other games. */
  lottery_type: 'LOTT' | 'ELOTT' | 'SEA' | null
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
  listed_at: Date
  platforms: GamePlatform[]
  retired_at: Date | null
}
/** A brand's settings for a vendor or a game; null: as in the catalogue. */
export type BrandVendorRow = {
  brand_id: number
  vendor_id: number
  enabled: boolean | null
  maintenance: boolean | null
  sort_order: number | null
}
export type BrandGameRow = {
  brand_id: number
  node_id: number
  enabled: boolean | null
  maintenance: boolean | null
  is_hot: boolean | null
  is_new: boolean | null
  /** Among the most played; null: it is not, or nothing was measured. */
  is_popular: boolean | null
  sort_order: number | null
}
/** The catalogue's rows as read at one time. */
export type CatalogueRows = {
  readonly vendors: readonly VendorRow[]
  readonly games: readonly GameRow[]
  readonly brandVendors: readonly BrandVendorRow[]
  readonly brandGames: readonly BrandGameRow[]
}
