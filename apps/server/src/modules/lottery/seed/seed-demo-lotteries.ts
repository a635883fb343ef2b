import type { Pool } from '@trevo/database/connect.ts'
import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { brazilLotteries, demoLotteries, type DemoLottery } from './demo-lotteries.ts'
import { highestSeriesOf, lowestSeries, oddsReturnBp } from './demo-returns.ts'

/**
 * Up to 20,000 reais per order and 200,000 per winning stake; a stake on the tickets of Brazil may win the payout
 * of its top tier. Prizes from 3,000 on wait for two persons, so that a visitor
 * finds some.
 */
const limits = {
  order: '20000.00',
  prize: '200000.00',
  ticketPrize: '40000000.00',
  multiple: 999,
  bigPrize: '3000.00',
}

const insertGames = `
  insert into lottery.game (id, brand_id, code, rules_group, group_code, area, names, prize_mode,
    account_type, result_source, lock_sec, trace_draws_max, number_style, odds_return_bp, sort_order)
  select (g->>'id')::integer, $1, g->>'code', g->>'rulesGroup', g->>'groupCode', g->>'area',
    g->'names', g->>'prizeMode', g->>'accountType', g->>'source', (g->>'lockSec')::integer,
    (g->>'traceDrawsMax')::integer, g->>'numberStyle', $2, n
  from jsonb_array_elements($3::jsonb) with ordinality x (g, n)
  on conflict do nothing`
const insertSchedules = `
  insert into lottery.schedule (game_id, from_on, time_zone, rule)
  select (g->>'id')::integer, '2020-01-01', g->>'timeZone', g->'rule'
  from jsonb_array_elements($1::jsonb) g on conflict do nothing`
const insertLimits = `
  insert into lottery.game_limit (game_id, order_minor_max, multiple_max, prize_minor_max)
  select (g->>'id')::integer, $2, $3,
    case g->>'groupCode' when 'BR' then $5::bigint else $4::bigint end from jsonb_array_elements($1::jsonb) g
  on conflict do nothing`
const insertSeries = `
  insert into lottery.series_rule (brand_id, group_code, prize_mode_id, lowest, bet_highest, given)
  select $1, c, m, $3, case m when 2 then 2000 else highest end,
    case m when 2 then 2000 else highest end
  from unnest($2::text[], $4::integer[]) s (c, highest) cross join unnest(array[1, 2]) m
  where m = 1 or c = 'SSC' on conflict do nothing`

const isPlayable = ({ rulesGroup }: DemoLottery): boolean => listPlays(rulesGroup).length > 0

/** The demo brand's lotteries that have rules. An operator's later changes are kept. */
export const playableDemoLotteries: readonly DemoLottery[] = demoLotteries.filter(isPlayable)

export const playableBrazilLotteries: readonly DemoLottery[] = brazilLotteries.filter(isPlayable)

export const seedDemoLotteries = async (
  pool: Pool,
  brandId: number,
  lotteries: readonly DemoLottery[] = playableDemoLotteries,
): Promise<void> => {
  const games = JSON.stringify(lotteries)
  const groupCodes = [...new Set(lotteries.map(({ groupCode }) => groupCode))]
  const { order, prize, ticketPrize, multiple, bigPrize } = limits
  await pool.query(insertGames, [brandId, oddsReturnBp, games])
  await pool.query(insertSchedules, [games])
  await pool.query(insertLimits, [
    games,
    parseMoney(order),
    multiple,
    parseMoney(prize),
    parseMoney(ticketPrize),
  ])
  await pool.query(insertSeries, [
    brandId,
    groupCodes,
    lowestSeries,
    groupCodes.map(highestSeriesOf),
  ])
  await pool.query(
    `insert into lottery.setting (brand_id, big_prize_minor) values ($1, $2) on conflict do nothing`,
    [brandId, parseMoney(bigPrize)],
  )
}
