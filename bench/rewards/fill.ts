import type { Pool } from '@trevo/database/connect.ts'
import { seedDemoPromotions } from '../../apps/server/src/modules/promotions/index.ts'
import { seedDemoRewards } from '../../apps/server/src/modules/rewards/index.ts'
import type { World } from './open-world.ts'

const promotionCount = 50
const missionCount = 20

/** A brand with its ranking, raffle, rebate and points, and with missions and promotions switched off. */
export const fillBrand = async (pool: Pool): Promise<void> => {
  const brand = { id: 1, timeZone: 'America/Sao_Paulo' }
  await seedDemoRewards(pool, brand, new Date())
  await seedDemoPromotions(pool, brand, new Date())
  await pool.query("insert into points.rule values (1, 'BGS', 100000, 10000)")
  await pool.query(
    `insert into promotions.promotion (brand_id, anchor, kind, category, texts, hue, symbols, terms,
       audience, time_zone, starts_at)
     select brand_id, 'bench-' || n, kind, category, texts, hue, symbols, terms, audience, time_zone,
       starts_at from promotions.promotion p, generate_series(1, $1) n
     where anchor = 'presente-trevo'`,
    [promotionCount],
  )
  await pool.query("update promotions.promotion set state = 'stopped'")
  await pool.query('delete from rewards.mission')
  await pool.query(
    `insert into rewards.mission (brand_id, names, drawing, type, period, target, prize_type,
       prize_minor, created_at)
     select 1, '{"PT":"Missão","EN":"Mission"}', 'star',
       case when n % 2 = 0 then 'STAKED' else 'ROUNDS' end,
       case n % 3 when 0 then 'DAILY' when 1 then 'WEEKLY' else 'ONCE' end,
       900000000000, 'cash', 10000, '2026-01-01' from generate_series(1, $1) n`,
    [missionCount],
  )
}

/** Switches missions and promotions on or off. */
export const turn = async (pool: Pool, isOn: boolean): Promise<void> => {
  await pool.query('update rewards.mission set is_on = $1', [isOn])
  await pool.query("update promotions.promotion set state = $1 where anchor like 'bench-%'", [
    isOn ? 'live' : 'stopped',
  ])
}

/** Gives each of these members bonus money that the bench never wagers in full. */
export const grantBonuses = async (
  { promotions }: Pick<World, 'promotions'>,
  memberIds: readonly bigint[],
): Promise<void> => {
  for (const memberId of memberIds) {
    await promotions.grantBonus({
      memberId,
      brandId: 1,
      amountMinor: 100_000_000n,
      wagering: {
        multiplier: 1_000,
        weights: { BGS: 10_000 },
        gameWeights: {},
        stakeCap: null,
        prizeCap: null,
        expiresInDays: 30,
      },
      source: 'bench',
      sourceId: String(memberId),
    })
  }
}
