import { minuteMs } from '@trevo/calendar/durations.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { serverMigrations } from '../../../module-folders.ts'
import type { IdentityTables } from '../../tables.ts'
import { createTryGuard } from './guard-tries.ts'

const database = await createTestDatabase(serverMigrations)
afterAll(() => database.drop())

const start = Date.parse('2030-01-02T12:00:00Z')
let now = new Date(start)
const guard = createTryGuard({
  database: createDatabase<IdentityTables>(database.pool),
  clock: { now: () => now },
})
/** A try of a payment password, so many minutes after the first. */
const tryAfter = (minutes: number, subject: `payment:${number}`, isRight = false) => {
  now = new Date(start + minutes * minuteMs)
  return guard({ brandId: 1, subject, isRight: async () => isRight })
}

test('five wrong tries lock a short secret for a quarter of an hour, a right one as well', async () => {
  for (const minute of [0, 1, 2, 3, 4]) {
    expect(await tryAfter(minute, 'payment:1')).toEqual({ isRight: false, isLocked: false })
  }
  expect(await tryAfter(4, 'payment:1', true)).toEqual({ isLocked: true, minutes: 15 })
  expect(await tryAfter(18.5, 'payment:1', true)).toEqual({ isLocked: true, minutes: 1 })
  expect(await tryAfter(19, 'payment:1', true)).toEqual({ isRight: true, isLocked: false })
})

test('a wrong try counts for a quarter of an hour, and none after a right one', async () => {
  for (const minute of [0, 12, 13, 14]) await tryAfter(minute, 'payment:2')
  // The first of them is as old as that: this is the fourth that counts.
  expect(await tryAfter(15, 'payment:2')).toEqual({ isRight: false, isLocked: false })
  expect(await tryAfter(15, 'payment:2', true)).toEqual({ isRight: true, isLocked: false })
  for (const minute of [16, 17, 18, 19]) await tryAfter(minute, 'payment:2')
  expect(await tryAfter(20, 'payment:2', true)).toEqual({ isRight: true, isLocked: false })
})
