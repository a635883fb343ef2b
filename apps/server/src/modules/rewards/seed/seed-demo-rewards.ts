import type { Pool } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import {
  demoBoard,
  demoDraws,
  demoFreeGame,
  demoLevels,
  demoMissions,
  demoRaffle,
  demoRebate,
  demoReferral,
} from './demo-rewards.ts'
import { nextMonth, thisMonth } from '../common/domain/periods.ts'

const seedDraws = async (pool: Pool, brandId: number): Promise<void> => {
  for (const [kind, { names, prizes }] of Object.entries(demoDraws)) {
    await pool.query('insert into rewards.draw_kind values ($1, $2, $3)', [brandId, kind, names])
    for (const [place, prize] of prizes.entries()) {
      await pool.query(
        `insert into rewards.draw_prize (brand_id, kind, place, prize_type, prize_minor, prize_count,
           win_turnover, names, weight, stock)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          brandId,
          kind,
          place,
          prize.type,
          parseMoney(prize.amount),
          prize.count ?? null,
          prize.winTurnover ?? 0,
          prize.names ?? null,
          prize.weight,
          prize.stock ?? null,
        ],
      )
    }
  }
}

const seedMissions = async (pool: Pool, brandId: number): Promise<void> => {
  const ids: number[] = []
  for (const [place, one] of demoMissions.entries()) {
    const target = one.type === 'STAKED' ? parseMoney(one.target) : BigInt(one.target)
    const { rows } = await pool.query<{ id: number }>(
      `insert into rewards.mission (brand_id, names, drawing, type, period, target, after_mission,
         prize_type, prize_minor, draw_kind, place)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        brandId,
        one.names,
        one.drawing,
        one.type,
        one.period,
        target,
        one.after === undefined ? null : ids[one.after],
        one.prize,
        parseMoney(one.amount),
        one.draw ?? null,
        place,
      ],
    )
    ids.push(rows[0]?.id ?? 0)
  }
}

const seedRules = async (pool: Pool, brandId: number): Promise<void> => {
  for (const [product, { rateBp, weightBp }] of Object.entries(demoRebate)) {
    await pool.query('insert into rewards.rebate_rule values ($1, $2, $3, $4)', [
      brandId,
      product,
      rateBp,
      weightBp,
    ])
  }
  for (const [rank, { upgrade, month, birthday, rebateBp }] of demoLevels.entries()) {
    await pool.query(
      `insert into rewards.level_benefit (brand_id, rank, upgrade_minor, month_minor, birthday_minor,
         rebate_bp) values ($1, $2, $3, $4, $5, $6)`,
      [brandId, rank, parseMoney(upgrade), parseMoney(month), parseMoney(birthday), rebateBp],
    )
  }
  await pool.query('insert into rewards.free_game values ($1, $2)', [brandId, demoFreeGame])
  await pool.query('insert into rewards.referral_setting values ($1, $2, $3)', [
    brandId,
    parseMoney(demoReferral.qualify),
    JSON.stringify(demoReferral.tiers),
  ])
  await pool.query('insert into rewards.raffle_plan values ($1, $2, $3, $4)', [
    brandId,
    demoRaffle.names,
    parseMoney(demoRaffle.ticketFor),
    demoRaffle.prizes.map((amount) => parseMoney(amount)),
  ])
}

/** The demo brand's rewards, created once; an operator's later changes are kept. */
export const seedDemoRewards = async (
  pool: Pool,
  { id: brandId, timeZone }: { readonly id: number; readonly timeZone: string },
  now: Date,
): Promise<void> => {
  const { rows } = await pool.query(
    'select from rewards.referral_setting where brand_id = $1 limit 1',
    [brandId],
  )
  if (rows.length > 0) return
  await seedDraws(pool, brandId)
  await seedMissions(pool, brandId)
  await seedRules(pool, brandId)
  await pool.query(
    `insert into rewards.board (brand_id, names, starts_at, ends_at, prizes)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [
      brandId,
      demoBoard.names,
      thisMonth(now, timeZone),
      nextMonth(now, timeZone),
      JSON.stringify(demoBoard.prizes),
    ],
  )
}
