import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import {
  firstGameOrder,
  firstVendorOrder,
  hueStep,
  lotteryVendorOf,
  lotteryVendors,
} from '../domain/lottery-vendors.ts'

export type NewLotteryGame = {
  /** Of the lottery and of its game. */
  readonly id: number
  readonly code: string
  readonly names: Readonly<Record<string, string>>
  /** LOTT-3: its tag and picture. */
  readonly groupCode: string
  readonly prizeMode: 'LOTT' | 'ELOTT' | 'SEA'
  readonly accountType: 'TCG' | 'TCG_SEA' | 'TCG_LOTTO_VN'
  /** Brands that do not have the lottery. */
  readonly hiddenAt: readonly number[]
}

/** Lists a lottery in the lobby after the others of its vendor. False if the vendor has a game of the code. */
export const addLotteryGame = async (tx: Tx, game: NewLotteryGame): Promise<boolean> => {
  const vendors = JSON.stringify(lotteryVendors)
  await sql`
    insert into catalogue.vendor (code, name, game_type, category, integration, opens, sort_order)
    select v->>'code', v->>'name', v->>'gameType', v->>'gameType', 'lottery', 'VASSALAGE',
      ${firstVendorOrder}::integer + n
    from jsonb_array_elements(${vendors}::jsonb) with ordinality x (v, n)
    where v->>'code' = ${lotteryVendorOf(game.accountType, game.prizeMode)}
    on conflict (code) do nothing`.execute(tx)
  const { rows } = await sql`
    insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, names,
      lottery_type, hue, symbols, is_new, sort_order)
    select ${game.id}, v.id, ${game.code}, v.game_type, v.category, ${game.groupCode},
      ${JSON.stringify(game.names)}::jsonb, ${game.prizeMode},
      (${game.id}::integer * ${hueStep}::numeric) % 360, '{}', true,
      (select coalesce(max(g.sort_order), ${firstGameOrder}::integer) + 1 from catalogue.game g
        where g.vendor_id = v.id)
    from catalogue.vendor v where v.code = ${lotteryVendorOf(game.accountType, game.prizeMode)}
    on conflict (vendor_id, game_code) do nothing returning node_id`.execute(tx)
  if (rows.length === 0) return false
  await sql`
    insert into catalogue.brand_game (brand_id, node_id, enabled)
    select b, ${game.id}, false from unnest(${[...game.hiddenAt]}::integer[]) b
    on conflict (brand_id, node_id) do update set enabled = false`.execute(tx)
  return true
}
