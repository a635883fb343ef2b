import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { serverMigrations } from '../module-folders.ts'
import { yearsBefore } from './domain/years-before.ts'
import { createRetention } from './module.ts'
import type { RetentionTables } from './repository/tables.ts'

const openWorld = async () => {
  const database = await createTestDatabase(serverMigrations)
  const pool = createPool(database.url, { max: 4, role: 'trevo_app' })
  let years = 5
  const retention = createRetention({
    database: createDatabase<RetentionTables>(pool),
    clock: { now: () => new Date('2026-03-10T12:00:00Z') },
    settings: { recordYears: () => years },
  })
  return {
    pool: database.pool,
    retention,
    setYears: (next: number) => {
      years = next
    },
    close: async () => {
      await pool.end()
      await database.drop()
    },
  }
}

const world = await openWorld()
afterAll(() => world.close())

const insertDays = (count: number, day: string) =>
  world.pool.query(
    `insert into sigap.play_day select 1, $1::date, n, 1, 0, 0, 0, 0 from generate_series(1, $2::int) n`,
    [day, count],
  )
const countDays = async () => {
  const { rows } = await world.pool.query<{ n: number }>(
    'select count(*)::integer as n from sigap.play_day',
  )
  return rows[0]?.n
}
const stateOf = async (table: string) =>
  (await world.retention.listRetention()).tables.find((one) => one.table === table)

test('recordYears: rows are erased once their years are over, not a day before', async () => {
  await insertDays(3, '2021-03-11')
  await insertDays(2_500, '2021-03-09')
  await world.retention.eraseDue()
  expect(await countDays()).toBe(3)
  expect(await stateOf('sigap.play_day')).toMatchObject({ erased: 2_500, countedFrom: 'day' })
})

test('a run that is repeated, by several copies at once, erases nothing more and counts nothing twice', async () => {
  await Promise.all([world.retention.eraseDue(), world.retention.eraseDue()])
  expect(await countDays()).toBe(3)
  expect((await stateOf('sigap.play_day'))?.erased).toBe(2_500)
})

test('a run is bounded: what is left goes with the next one', async () => {
  await insertDays(51_000, '2020-01-01')
  await world.retention.eraseDue()
  expect(await countDays()).toBe(1_003)
  await world.retention.eraseDue()
  expect(await countDays()).toBe(3)
})

test('a longer law keeps longer', async () => {
  await insertDays(1, '2018-01-01')
  world.setYears(10)
  await world.retention.eraseDue()
  expect(await countDays()).toBe(4)
  expect((await world.retention.listRetention()).years).toBe(10)
})

test('29 February: five years before it is the last day of February', () => {
  expect(yearsBefore(new Date('2028-02-29T10:00:00Z'), 5)).toEqual(new Date('2023-02-28T10:00:00Z'))
  expect(yearsBefore(new Date('2026-03-10T10:00:00Z'), 5)).toEqual(new Date('2021-03-10T10:00:00Z'))
})
