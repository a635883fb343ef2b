import type { Pool } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { demoLeagues } from '@trevo/sports-rules/league/demo-leagues.ts'
import { defaultMargins } from '@trevo/sports-rules/markets/price.ts'

/** The limits of a slip's stake and payout, and of a member's stakes on one match. */
const limits = {
  stakeMin: '0.50',
  slip: '20000.00',
  payout: '500000.00',
  memberFixture: '50000.00',
  stakeMax: '10000.00',
  liability: '1000000.00',
}
const [liveDelayMs, suspendMs] = [3_000, 6_000]

const insertLeagues = `
  insert into sportsbook.league
    (brand_id, code, sport, names, is_youth, teams, every_sec, rest_sec, tick_ms, sort_order)
  select $1, l->>'code', l->>'sport', l->'names', (l->>'isYouth')::boolean, l->'teams',
    greatest(1, (l->>'everySec')::integer / $3::integer), (l->>'restSec')::integer / $3::integer,
    greatest(20, (l->>'tickMs')::integer / $3::integer), n
  from jsonb_array_elements($2::jsonb) with ordinality x (l, n)
  on conflict (brand_id, code) do nothing`
const insertSetting = `
  insert into sportsbook.setting values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`
const insertRules = `
  insert into sportsbook.market_rule (brand_id, kind, margin_bp, stake_minor_max, liability_minor_max)
  select $1, key, (value->>'bp')::integer, $3, $4 from jsonb_each($2::jsonb) on conflict do nothing`

/**
 * The demo brand's leagues, margins and limits; an operator's later changes are kept. A speed above one shortens
 * matches and waits by that factor, for tests.
 */
export const seedDemoSports = async (pool: Pool, brandId: number, speed: number): Promise<void> => {
  await pool.query(insertLeagues, [brandId, JSON.stringify(demoLeagues), speed])
  await pool.query(insertSetting, [
    brandId,
    parseMoney(limits.stakeMin),
    parseMoney(limits.slip),
    parseMoney(limits.payout),
    parseMoney(limits.memberFixture),
    Math.round(liveDelayMs / speed),
    Math.round(suspendMs / speed),
  ])
  await pool.query(insertRules, [
    brandId,
    JSON.stringify(defaultMargins),
    parseMoney(limits.stakeMax),
    parseMoney(limits.liability),
  ])
}
