import type { Pool } from '@trevo/database/connect.ts'
import type { DemoInstantGame } from './demo-instant.ts'

const editionDays = 90

/** The instant lotteries of a demo brand; their editions come by the job. An operator's later changes are kept. */
export const seedDemoInstant = async (
  pool: Pool,
  brandId: number,
  games: readonly DemoInstantGame[],
): Promise<void> => {
  await pool.query(
    `insert into lottery.instant_game (id, brand_id, code, names, look, price_minor, ticket_count, prizes,
       edition_days, sort_order)
     select (g->>'id')::integer, $1, g->>'code', g->'names', g->>'look', (g->>'priceMinor')::bigint,
       (g->>'ticketCount')::integer, g->'prizes', $2, n
     from jsonb_array_elements($3::jsonb) with ordinality x (g, n) on conflict do nothing`,
    [brandId, editionDays, JSON.stringify(games)],
  )
}
