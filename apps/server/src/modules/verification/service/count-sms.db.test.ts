import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { VerificationTables } from '../repository/tables.ts'
import { createCountSms, type SmsAlarm } from './count-sms.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))
const test = await createTestDatabase([{ module: 'verification', folder }])
afterAll(() => test.drop())

const database = createDatabase<VerificationTables>(test.pool)
const warned: unknown[] = []
const counted: SmsAlarm[] = []
const countSms = createCountSms({
  logger: { warn: (told: unknown) => void warned.push(told) },
  countSmsAlarm: (alarm) => void counted.push(alarm),
})
const send = (brandId: number, isWanted = true) =>
  database.inTx((tx) =>
    countSms(tx, {
      brandId,
      to: '+5511987654321',
      onDay: '2030-05-14',
      smsPerDayMax: 5,
      isVisitor: false,
      isWanted,
    }),
  )
beforeEach(() => {
  warned.length = 0
  counted.length = 0
})

it('the message that nearly uses a budget up gives the alarm, and so does the last one; no other', async () => {
  for (let sent = 0; sent < 3; sent += 1) await send(1)
  expect([warned, counted]).toEqual([[], []])
  await send(1)
  expect(warned).toEqual([
    { brandId: 1, prefix: null, sentCount: 4, countMax: 5, alarm: 'nearly_used_up' },
  ])
  await send(1)
  expect(counted).toEqual(['nearly_used_up', 'used_up'])
  await expect(send(1)).rejects.toMatchObject({ code: 'sms.quota_exceeded' })
  expect(counted).toHaveLength(2)
})

it('a message to an unknown number gives none', async () => {
  for (let sent = 0; sent < 3; sent += 1) await send(2)
  await send(2, false)
  expect(counted).toEqual([])
})
