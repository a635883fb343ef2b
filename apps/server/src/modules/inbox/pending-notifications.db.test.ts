import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  savePendingNotification,
  takeDueNotifications,
} from './repository/pending-notifications.ts'
import type { InboxTables } from './repository/tables.ts'
import { createSendNotifications } from './service/send-notifications.ts'

const folder = fileURLToPath(new URL('migrations', import.meta.url))
const test = await createTestDatabase([{ module: 'inbox', folder }])
afterAll(() => test.drop())
const database = createDatabase<InboxTables>(test.pool)
const { db } = database
beforeEach(() => db.deleteFrom('inbox.pending_notification').execute())

it('a notification that waited when the clock was set back an hour is sent at once', async () => {
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

it('what cannot be announced is tried again after four seconds, then after twice as long, at most ten minutes', async () => {
  let now = new Date('2030-05-14T15:00:00.000Z')
  const down = () => Promise.reject(new Error('the cashier does not answer'))
  const sendNotifications = createSendNotifications(
    {
      database,
      clock: { now: () => now },
      logger: pino({ level: 'silent' }),
      cashier: { findDeposit: down, findWithdrawal: down },
      wallet: { readMovements: async () => 0 },
    },
    async () => undefined,
  )
  await savePendingNotification(
    db,
    { subject: 'deposit', subject_id: randomUUID(), member_id: 1n },
    now,
  )
  const waitsSec: number[] = []
  while (waitsSec.length < 10) {
    expect(await sendNotifications()).toBe(1)
    const { due_at: dueAt } = await db
      .selectFrom('inbox.pending_notification')
      .select('due_at')
      .executeTakeFirstOrThrow()
    waitsSec.push((dueAt.getTime() - now.getTime()) / 1_000)
    now = new Date(dueAt.getTime() - 1)
    expect(await sendNotifications()).toBe(0)
    now = dueAt
  }
  expect(waitsSec).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
})
