import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { TransfersTables } from './repository/tables.ts'
import { leftToday, requireWithinLimits } from './service/require-within-limits.ts'

const folder = fileURLToPath(new URL('migrations', import.meta.url))
const sender = 7n
const world = await createTestDatabase([{ module: 'transfers', folder }])
afterAll(() => world.drop())

test('AGENT-12: today’s transfers count by the days of the brand’s zone', async () => {
  const { db, inTx } = createDatabase<TransfersTables>(world.pool)
  // Half past eleven in the evening of the 23rd in Brasília; half past ten in Manaus.
  await db
    .insertInto('transfers.member_transfer')
    .values({
      from_member_id: sender,
      id: randomUUID(),
      to_member_id: 8n,
      client_id: randomUUID(),
      direction: 'up',
      amount_minor: 1_000_000n,
      remark: '',
      sent_at: new Date('2026-11-24T02:30:00Z'),
    })
    .execute()
  const left = (at: string, timeZone: string) =>
    leftToday(db, sender, { now: new Date(at), timeZone })
  const all = await left('2026-11-25T12:00:00Z', 'America/Sao_Paulo')
  const midnight = '2026-11-24T03:00:00Z'
  expect(await left(midnight, 'America/Sao_Paulo')).toBe(all)
  expect(await left(midnight, 'America/Manaus')).toBe(all - 1_000_000n)
  expect(await left('2026-11-24T04:00:00Z', 'America/Manaus')).toBe(all)
  // The sending limit uses the same days.
  const sendAll = (timeZone: string) =>
    inTx((tx) =>
      requireWithinLimits(tx as never, sender, {
        each: 0n,
        total: all,
        now: new Date(midnight),
        timeZone,
      }),
    )
  await expect(sendAll('America/Manaus')).rejects.toThrow('transfer.over_limit')
  await sendAll('America/Sao_Paulo')
})
