import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { serverMigrations } from '../../../module-folders.ts'
import type { Granted } from '../../grants/service/grant-reward.ts'
import { grantWithinBudget } from './spend-for-play.ts'

const { pool, drop } = await createTestDatabase(serverMigrations)
afterAll(drop)
const database = createDatabase(pool)

/** R$ 10,000.00 counted: 0.10 % of it pays for R$ 10.00. */
const addPlayer = async (memberId: bigint): Promise<void> => {
  await pool.query(
    `insert into rewards.play_sum (member_id, period, period_on, staked_minor, rounds, days, first_at)
     values ($1, 'ONCE', '2000-01-01', 100000000, 1, 1, '2030-05-14T12:00:00Z')`,
    [memberId],
  )
}
const worthMinor = 100_000n
const give = (memberId: bigint, granted: Granted): Promise<boolean> =>
  database.inTx((tx) =>
    grantWithinBudget(tx, 'levels', { memberId, worthMinor }, async () => granted),
  )

test('a reward that is not given takes nothing out of the budget', async () => {
  await addPlayer(1n)
  expect(await give(1n, 'bet_first')).toBe(false)
  expect(await give(1n, 'known')).toBe(false)
  expect(await give(1n, 'granted')).toBe(true)
  expect(await give(1n, 'granted')).toBe(false)
})

test('of fifty concurrent rewards that the budget covers once, one is given', async () => {
  await addPlayer(2n)
  const given = await Promise.all(Array.from({ length: 50 }, () => give(2n, 'granted')))
  expect(given.filter(Boolean)).toHaveLength(1)
  const { rows } = await pool.query(
    `select spent_minor from rewards.play_budget where member_id = 2 and kind = 'levels'`,
  )
  expect(rows).toEqual([{ spent_minor: worthMinor }])
})
