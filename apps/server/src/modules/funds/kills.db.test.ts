import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { createKiller } from '@trevo/database/testing/kill-jobs.ts'
import { randomOf } from '@trevo/testkit/random-of.ts'
import { afterAll, expect, test } from 'vitest'
import { serverMigrations } from '../module-folders.ts'
import { createFunds } from './module.ts'
import type { FundsTables } from './repository/tables.ts'

const zone = 'America/Sao_Paulo'
const firstDay = '2026-03-10'
const days = Array.from({ length: 20 }, (_, at) => addDays(firstDay, at))
const brandIds = [1, 2, 3]

const openWorld = async () => {
  const database = await createTestDatabase(
    serverMigrations.filter(({ module }) => module === 'funds'),
  )
  const pool = createPool(database.url, { max: 4, role: 'trevo_app' })
  let now = new Date(`${firstDay}T12:00:00Z`)
  const funds = createFunds({
    database: createDatabase<FundsTables>(pool),
    clock: { now: () => now },
    settings: { brandIds: () => brandIds },
    reports: {
      findOwedFunds: async (brandId, day) => ({
        availableMinor: BigInt(days.indexOf(day) + 1) * 1_000n * BigInt(brandId),
        heldMinor: 0n,
        openStakesMinor: 0n,
        jackpotsMinor: 0n,
      }),
    },
    cashier: {
      account: { findClosingBalance: async (day) => BigInt(days.indexOf(day) + 1) * 6_000n },
    },
  })
  return {
    pool: database.pool,
    funds,
    setNow: (at: Date) => {
      now = at
    },
    close: async () => {
      await pool.end()
      await database.drop()
    },
  }
}

const world = await openWorld()
afterAll(() => world.close())

test('player funds: killed at any moment of measuring, no day is lost or measured twice, and none lacks a brand', async () => {
  const { runAndKill, retry } = createKiller(world.pool)
  const random = randomOf(13)
  for (const day of days) {
    world.setNow(instantIn(addDays(day, 1), 18_000, zone))
    // Two copies run it, and one of them dies.
    await Promise.all([
      runAndKill(world.funds.measureDays, random(8)),
      world.funds.measureDays().catch(() => undefined),
    ])
    // Now and then nobody gets to it before the next day.
    if (random(3) > 0) await retry(world.funds.measureDays)
  }
  await retry(world.funds.measureDays)
  const { rows } = await world.pool.query<{ day: string; covered: boolean; brands: number }>(
    `select d.day::text as day, d.balance_minor = d.owed_minor as covered,
       (select count(*)::integer from funds.brand_day b where b.day = d.day) as brands
     from funds.day d order by d.day`,
  )
  expect(rows).toEqual(days.map((day) => ({ day, covered: true, brands: brandIds.length })))
})
