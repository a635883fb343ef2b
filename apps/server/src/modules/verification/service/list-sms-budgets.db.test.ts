import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { addSms, addSmsOfPrefix } from '../repository/sms-budgets.ts'
import type { VerificationTables } from '../repository/tables.ts'
import { createListSmsBudgets } from './list-sms-budgets.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))
const test = await createTestDatabase([{ module: 'verification', folder }])
afterAll(() => test.drop())

const database = createDatabase<VerificationTables>(test.pool)
const now = new Date('2030-05-14T23:59:59.000Z')
const list = createListSmsBudgets({
  database,
  clock: { now: () => now },
  smsPerDayMaxOf: () => 500,
})
const send = async (brandId: number, onDay: string, prefix: string, countMax: number) => {
  const order = { brandId, onDay, count: 1 } as const
  await addSms(database.db, order)
  await addSmsOfPrefix(database.db, { ...order, prefix, countMax })
}

it('the budgets of the brand and of its prefixes today, most used first', async () => {
  await send(1, '2030-05-14', '+5511', 10)
  await send(1, '2030-05-14', '+5521', 1)
  await send(1, '2030-05-13', '+5531', 1)
  await send(2, '2030-05-14', '+5541', 1)
  expect(await list(1)).toEqual({
    onDay: '2030-05-14',
    budgets: [
      { prefix: null, sentCount: 2, countMax: 500, state: 'open' },
      { prefix: '+5521', sentCount: 1, countMax: 1, state: 'used_up' },
      { prefix: '+5511', sentCount: 1, countMax: 10, state: 'open' },
    ],
  })
})

it('a brand that sent nothing has its own budget alone', async () => {
  expect((await list(3)).budgets).toEqual([
    { prefix: null, sentCount: 0, countMax: 500, state: 'open' },
  ])
})

it('of many prefixes, the two hundred that are used most', async () => {
  await Promise.all(
    Array.from({ length: 201 }, (_, at) => send(4, '2030-05-14', `+${1_000 + at}`, at + 1)),
  )
  const { budgets } = await list(4)
  const prefixes = budgets.map(({ prefix }) => prefix)
  expect(prefixes).toHaveLength(1 + 200)
  expect(prefixes.slice(0, 2)).toEqual([null, '+1000'])
  expect(prefixes).not.toContain('+1200')
})
