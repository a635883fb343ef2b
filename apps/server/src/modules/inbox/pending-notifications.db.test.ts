import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'
import {
  savePendingNotification,
  takeDueNotifications,
} from './repository/pending-notifications.ts'
import type { InboxTables } from './repository/tables.ts'

const folder = fileURLToPath(new URL('migrations', import.meta.url))
const test = await createTestDatabase([{ module: 'inbox', folder }])
afterAll(() => test.drop())

it('a notification that waited when the clock was set back an hour is sent at once', async () => {
  const { db } = createDatabase<InboxTables>(test.pool)
  const before = new Date('2030-05-14T15:00:00.000Z')
  const take = (now: Date) =>
    takeDueNotifications(db, { now, leaseMs: 60_000, waitMaxMs: 600_000, limit: 10 })
  const notification = { subject: 'deposit', subject_id: randomUUID(), member_id: 1n } as const
  await savePendingNotification(db, notification, before)
  expect(await take(before)).toHaveLength(1)
  expect(await take(before)).toEqual([])
  const after = new Date(before.getTime() - 3_600_000)
  expect(await take(after)).toHaveLength(1)
  expect(await take(after)).toEqual([])
})
