import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { walletMigrations } from '../../../wallet/testing/wallet-migrations.ts'
import { insertMovements, type MovementRow } from './movements.ts'
import type { AgentsTables } from '../../tables.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))

const world = await createTestDatabase([walletMigrations, { module: 'agents', folder }])
afterAll(() => world.drop())

/** More values per field than one statement may have parameters: 65,535. */
const count = 10_000
const movements = Array.from({ length: count }, (_, index): MovementRow => ({
  transferId: BigInt(index + 1),
  memberId: BigInt(index % 100),
  what: 'deposit',
  typeCode: 1,
  amountMinor: 10_000n,
  balanceAfterMinor: BigInt(10_000 * (index + 1)),
  at: new Date(Date.UTC(2026, 10, 2, 3) + index),
}))

test('a part with many movements is written once, however often it is read', async () => {
  const { db } = createDatabase<AgentsTables>(world.pool)
  await insertMovements(db, movements)
  await insertMovements(db, movements.slice(0, 10))
  const { rows } = await world.pool.query(
    `select count(*)::integer, min(balance_after_minor)::integer as least,
       count(distinct happened_at)::integer as moments from agents.movement`,
  )
  expect(rows).toEqual([{ count, least: 10_000, moments: count }])
})
