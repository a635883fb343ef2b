import type { PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { givenRateBp } from '@trevo/promotion-rules/given-rate.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { serverMigrations } from '../modules/module-folders.ts'
import { seedDemoPoints } from '../modules/points/index.ts'
import { seedDemoPromotions } from '../modules/promotions/index.ts'
import { seedDemoRewards } from '../modules/rewards/index.ts'

const { pool, drop } = await createTestDatabase(serverMigrations)
afterAll(drop)
const brand = { id: 1, timeZone: 'America/Sao_Paulo' }
await seedDemoRewards(pool, brand, new Date())
await seedDemoPromotions(pool, brand, new Date())
await seedDemoPoints(pool, brand.id)

const money = fc
  .integer({ min: 0, max: 1_000 })
  .map((reais) => formatMoney(BigInt(reais) * 10_000n))
const basis = fc.constantFrom('staked', 'netLoss', 'deposit')
const value: fc.Arbitrary<PromotionTerms['reward']['value']> = fc.oneof(
  fc.record({ form: fc.constant('fixed'), amount: money }),
  fc.record({
    form: fc.constant('percent'),
    of: basis,
    bp: fc.integer({ min: 1, max: 900 }),
    cap: money,
  }),
  fc.record({
    form: fc.constant('tiers'),
    of: basis,
    tiers: fc.array(fc.record({ from: money, amount: money }), { minLength: 1, maxLength: 4 }),
  }),
)
const terms: fc.Arbitrary<PromotionTerms> = fc.record({
  conditions: fc.constant({ op: 'all' as const, of: [] }),
  countedOver: fc.constantFrom('promotion', 'lastDay', 'lastWeek'),
  reward: fc.record({ prize: fc.constant('cash' as const), value }),
  wagering: fc.constant(null),
  depositMin: fc.constant(null),
  perPerson: fc.record({
    times: fc.integer({ min: 1, max: 5 }),
    per: fc.constantFrom('promotion', 'day', 'week', 'month', 'year'),
  }),
})

test('the database reads what a promotion gives as the rules do', async () => {
  const list = fc.sample(terms, { numRuns: 500, seed: 35 })
  const { rows } = await pool.query<{ bp: number }>(
    `select promotions.given_rate_bp(t)::double precision as bp
     from jsonb_array_elements($1) with ordinality u (t, place) order by place`,
    [JSON.stringify(list)],
  )
  const read = rows.map(({ bp }) => Number(bp))
  expect(read).toHaveLength(list.length)
  for (const [at, one] of list.entries()) {
    const asRule = givenRateBp(one)
    if (Number.isFinite(asRule)) expect(read[at]).toBeCloseTo(asRule, 6)
    else expect(read[at]).toBe(Infinity)
  }
})

/** A promotion of a new brand, as an operator's SQL would add it. */
const addPromotion = (brandId: number, anchor: string, one: PromotionTerms, endsInDays = 30) =>
  pool.query(
    `insert into promotions.promotion (brand_id, anchor, kind, category, texts, hue, symbols, terms,
       time_zone, starts_at, ends_at)
     values ($1, $2, 'cashback', 'other', '{}', 1, '{coin}', $3, 'UTC', now() - interval '90 days',
       now() + $4 * interval '1 day')`,
    [brandId, anchor, one, endsInDays],
  )
const sumOf = async (brandId: number): Promise<number> => {
  const { rows } = await pool.query<{ terms: PromotionTerms }>(
    `select terms from promotions.promotion
     where brand_id = $1 and state = 'live' and ends_at > now()`,
    [brandId],
  )
  return rows.reduce((sum, row) => sum + givenRateBp(row.terms), 0)
}

test('accepted promotions give no more than their share, for every attempt', async () => {
  let brandId = 100
  await fc.assert(
    fc.asyncProperty(fc.array(terms, { minLength: 1, maxLength: 6 }), async (list) => {
      brandId += 1
      for (const [at, one] of list.entries()) {
        const before = await sumOf(brandId)
        const isWithin =
          givenRateBp(one) === 0 || before + givenRateBp(one) <= givenShares.promotions
        const answer = await addPromotion(brandId, `p-${at}`, one).then(
          () => 'taken',
          (error: { constraint?: string }) => error.constraint,
        )
        expect(answer).toBe(isWithin ? 'taken' : 'promotions_within_bound')
      }
      expect(await sumOf(brandId)).toBeLessThanOrEqual(givenShares.promotions)
    }),
    { numRuns: 25 },
  )
})

const percentOf = (bp: number): PromotionTerms => ({
  conditions: { op: 'all', of: [] },
  countedOver: 'lastWeek',
  reward: { prize: 'cash', value: { form: 'percent', of: 'staked', bp, cap: '1000.00' } },
  wagering: null,
  depositMin: null,
  perPerson: { times: 1, per: 'week' },
})

test('one that was stopped or is over gives nothing, and starts only where there is room', async () => {
  await addPromotion(2, 'over', percentOf(50), -1)
  await addPromotion(2, 'first', percentOf(30))
  await pool.query("update promotions.promotion set state = 'stopped' where anchor = 'first'")
  await addPromotion(2, 'second', percentOf(40))
  await expect(
    pool.query("update promotions.promotion set state = 'live' where anchor = 'first'"),
  ).rejects.toThrow('all promotions give 0.7000 % of what counts; at most 0.56 % is allowed')
  await expect(
    pool.query("update promotions.promotion set ends_at = null where anchor = 'over'"),
  ).rejects.toMatchObject({ constraint: 'promotions_within_bound' })
})

test('a rebate beyond its share is refused, with what a level adds to it', async () => {
  await pool.query("update rewards.rebate_rule set rate_bp = 40 where product = 'RNG'")
  await expect(
    pool.query("update rewards.rebate_rule set rate_bp = 41 where product = 'RNG'"),
  ).rejects.toThrow(
    'the rebate of RNG, with that of the highest level, is 0.5100 % of what counts; at most 0.50 %',
  )
  await expect(
    pool.query('update rewards.level_benefit set rebate_bp = 11 where rank = 5'),
  ).rejects.toMatchObject({ constraint: 'rebate_within_bound' })
  // Of half of each stake twice as much.
  await pool.query("update rewards.rebate_rule set rate_bp = 90 where product = 'LIVE'")
})

test('points that buy more than their share are refused, and points that cost less than they buy', async () => {
  const refused = { constraint: 'points_within_bound' }
  await expect(
    pool.query("update points.rule set stake_minor = 99999 where product = 'RNG'"),
  ).rejects.toMatchObject(refused)
  await expect(
    pool.query(
      'update points.reward set points_minor = points_minor / 2 where prize_minor = 10000',
    ),
  ).rejects.toMatchObject(refused)
  await expect(
    pool.query('update points.setting set per_real_minor = 1010000'),
  ).rejects.toMatchObject(refused)
  // A deposit is no stake.
  await pool.query("update points.rule set stake_minor = 10000 where product = 'DEPOSIT'")
})
