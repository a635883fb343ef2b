import type { Pool } from '@trevo/database/connect.ts'
import { declaredRtpBp } from '@trevo/titles/declared-return.ts'
import { getLobbyFigures } from '@trevo/titles/published.ts'
import { readDrawings } from '@trevo/titles/read-drawings.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { seedCardGames } from './seed-card-games.ts'
import { featuresOf, seedSheet } from './seed-demo-sheets.ts'

/** Our studios: originals, tables and three-reel titles; the other slots; shared tables; fish; arena. */
export const studios = [
  { code: 'BGS', name: 'Trevo Originais', gameType: 'BGS', category: 'BGS' },
  { code: 'TRV', name: 'Trevo Studio', gameType: 'RNG', category: 'RNG' },
  { code: 'TRL', name: 'Trevo Ao Vivo', gameType: 'LIVE', category: 'LIVE' },
  { code: 'TRF', name: 'Trevo Pescaria', gameType: 'FISH', category: 'FISH' },
  { code: 'TRA', name: 'Trevo Arena', gameType: 'COCKFIGHT', category: 'COCKFIGHT' },
] as const

/** The wallet protocol knows both studios as one vendor: the in-house game server. */
export const integration = 'BGS'

/** Words for the standard deviation of a payout per unit staked. */
export const volatilityOf = (stdDev: number) =>
  stdDev < 4 ? 'low' : stdDev < 9 ? 'medium' : 'high'

const upsertGame = `
  insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, names,
    hue, symbols, is_hot, is_new, sort_order, rtp_bp, volatility, features,
    paytable)
  values ($1, (select id from catalogue.vendor where code = $2), $3, $4, $5, $6, $7, $8, $9, $10, $11,
    $12, $13, $14, $15, $16)
  on conflict (node_id) do update set rtp_bp = excluded.rtp_bp, volatility = excluded.volatility,
    features = excluded.features, paytable = excluded.paytable`

/** The demo catalogue: every title of Trevo's own rules, with its published figures. */
export const seedDemoCatalogue = async (pool: Pool): Promise<void> => {
  for (const [order, vendor] of studios.entries()) {
    await pool.query(
      `insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
       values ($1, $2, $3, $4, $5, 'VASSALAGE', $6) on conflict (code) do nothing`,
      [vendor.code, vendor.name, vendor.gameType, vendor.category, integration, order],
    )
  }
  for (const [order, title] of titlesInOrder.entries()) {
    const { maths, listing } = title
    const { nodeId, category, classify, isHot, isNew } = listing
    const figures = getLobbyFigures(maths)
    const vendor = studios.find((one) => one.category === category)
    await pool.query(upsertGame, [
      nodeId,
      vendor?.code,
      maths.gameCode,
      vendor?.gameType,
      category,
      classify,
      maths.title,
      maths.hue,
      await readDrawings(maths),
      isHot,
      isNew,
      order,
      declaredRtpBp(maths),
      volatilityOf(figures.stdDev),
      featuresOf(title),
      String(maths.version),
    ])
    await seedSheet(pool, nodeId, maths)
  }
  await seedCardGames(pool)
}
