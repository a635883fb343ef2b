import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { walletMigrations } from '../../../wallet/testing/wallet-migrations.ts'
import { addFirstDeposits } from '../repository/counts.ts'
import { insertMovements } from '../repository/movements.ts'
import type { AgentsTables } from '../../tables.ts'
import { returnDeposit } from './return-deposit.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
const [agent, member] = [1n, 2n]

const world = await createTestDatabase([walletMigrations, { module: 'agents', folder }])
await world.pool.query(`insert into agents.brand_zone values (1, 'America/Sao_Paulo')`)
await world.pool.query(
  `insert into agents.node (member_id, brand_id, path, placed_at) values
       ($1, 1, array[$1::bigint], '2026-01-01'), ($2, 1, array[$1, $2]::bigint[], '2026-01-01')`,
  [agent, member],
)
afterAll(() => world.drop())

const deposits = [
  {
    transferId: 10n,
    memberId: member,
    at: new Date('2026-11-02T12:00:00Z'),
    amountMinor: 500_000n,
  },
  {
    transferId: 11n,
    memberId: member,
    at: new Date('2026-11-05T12:00:00Z'),
    amountMinor: 300_000n,
  },
]
const giveBack = (index: 0 | 1, returnedMinor = deposits[index]?.amountMinor ?? 0n) => {
  const { transferId, at, amountMinor } = deposits[index] ?? {
    transferId: 0n,
    at: new Date(0),
    amountMinor: 0n,
  }
  return createDatabase<AgentsTables>(world.pool).inTx((tx) =>
    returnDeposit(tx, {
      memberId: member,
      transferId,
      creditedAt: at,
      creditedMinor: amountMinor,
      returnedMinor,
    }),
  )
}
/** Days of the agent with first deposits, and the stored first deposit of the member. */
const counted = async () => {
  const days = await world.pool.query<{ day: string; count: number }>(
    `select day::text, first_deposits as count from agents.joined_day
     where node_id = $1 and first_deposits > 0 order by day`,
    [agent],
  )
  const first = await world.pool.query<{ amount_minor: bigint }>(
    'select amount_minor from agents.first_deposit where member_id = $1',
    [member],
  )
  return { days: days.rows, first: first.rows.map((row) => row.amount_minor) }
}

test('a first deposit that is returned no longer counts: the next one becomes the first', async () => {
  const { db } = createDatabase<AgentsTables>(world.pool)
  const movement = { what: 'deposit', typeCode: 6101, balanceAfterMinor: 0n }
  await insertMovements(
    db,
    deposits.map((one) => ({ ...one, ...movement })),
  )
  await addFirstDeposits(db, deposits.slice(0, 1))
  expect(await counted()).toEqual({ days: [{ day: '2026-11-02', count: 1 }], first: [500_000n] })
  await giveBack(0, 400_000n)
  expect((await counted()).first).toEqual([500_000n])
  await giveBack(0)
  await giveBack(0)
  expect(await counted()).toEqual({ days: [{ day: '2026-11-05', count: 1 }], first: [300_000n] })
  await giveBack(1)
  expect(await counted()).toEqual({ days: [], first: [] })
  // Read from the ledger's stream after the return.
  await addFirstDeposits(db, deposits)
  expect(await counted()).toEqual({ days: [], first: [] })
})
