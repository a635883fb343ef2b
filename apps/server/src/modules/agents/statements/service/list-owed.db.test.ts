import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { walletMigrations } from '../../../wallet/testing/wallet-migrations.ts'
import type { AgentsTables } from '../../tables.ts'
import { listOwed } from './list-owed.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
const world = await createTestDatabase([walletMigrations, { module: 'agents', folder }])
const { db } = createDatabase<AgentsTables>(world.pool)
afterAll(() => world.drop())
beforeEach(() => world.pool.query('truncate agents.run cascade'))

const zone = 'America/Sao_Paulo'
const hourMs = 3_600_000
const now = new Date('2026-11-04T15:20:00Z')
const kindOf = (period: 'O' | '5') => ({ brandId: 1, contractType: 'HOURLY', period }) as const

/** The last run began so long before now. */
const ran = (period: 'O' | '5', ms: number, lengthMs: number, isFinished = true) => {
  const startsAt = new Date(Math.floor((now.getTime() - ms) / lengthMs) * lengthMs)
  return world.pool.query(
    `insert into agents.run (brand_id, contract_type, period, starts_at, ends_at, seen_seq, began_at, finished_at)
     values (1, 'HOURLY', $1, $2, $3, 0, $3, $4)`,
    [period, startsAt, new Date(startsAt.getTime() + lengthMs), isFinished ? now : null],
  )
}
const owed = async (period: 'O' | '5' = 'O') =>
  (await listOwed(db, kindOf(period), { now, zone })).map(({ start }) =>
    start.toISOString().slice(11, 16),
  )

test('before the first run, the period that ended last is owed', async () => {
  expect(await owed()).toEqual(['14:00'])
})

test('after a finished run the periods since, oldest first; an unfinished one is owed again', async () => {
  await ran('O', 1 * hourMs, hourMs)
  expect(await owed()).toEqual([])
  await world.pool.query('truncate agents.run cascade')
  await ran('O', 4 * hourMs, hourMs)
  expect(await owed()).toEqual(['12:00', '13:00', '14:00'])
  await world.pool.query('update agents.run set finished_at = null')
  expect(await owed()).toEqual(['11:00', '12:00', '13:00', '14:00'])
})

test('at most 48 at once: of hours the earliest, of five minutes the latest', async () => {
  await ran('O', 60 * hourMs, hourMs)
  const hours = await owed()
  expect(hours).toHaveLength(48)
  expect(hours[0]).toBe('04:00')
  await ran('5', 60 * hourMs, hourMs / 12)
  const fives = await owed('5')
  expect(fives).toHaveLength(48)
  expect(fives.at(-1)).toBe('15:15')
})
