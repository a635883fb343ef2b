import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { fixedClock } from '../../../../testing/fixed-clock.ts'
import { inEnglish } from '../../../../testing/readers.ts'
import { serverMigrations } from '../../../module-folders.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { RewardsTables } from '../../tables.ts'
import { createTickets } from './tickets.ts'

const { pool, drop } = await createTestDatabase(serverMigrations)
afterAll(drop)
const clock = fixedClock('2030-05-14T12:00:00Z')
// The rest is not read.
const needs = {
  database: createDatabase<RewardsTables>(pool),
  clock,
  members: { findPayable: async () => ({ brandId: 1, referrerId: null }) },
  identity: { openSecret: () => 'ab'.repeat(32) },
  listeners: { onChanged: () => undefined },
} as unknown as RewardsNeeds
const { claimTicket } = createTickets(needs)

await pool.query(`insert into rewards.draw_kind values (1, 'PRIZE_WHEEL', '{}')`)
await pool.query(
  `insert into rewards.draw_prize (brand_id, kind, place, prize_type, prize_minor, weight, stock,
     given, from_at)
   values (1, 'PRIZE_WHEEL', 0, 'cash', 10000, 1, 3, 3, '2030-01-01')`,
)
const { rows } = await pool.query<{ id: bigint }>(
  `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type,
     prize_minor, source, source_id, granted_at, sealed_seed, commitment)
   values (1, 1, 'open', 'PRIZE_WHEEL', '{}', 'draw', 0, 'test', '1', $1, 'sealed', 'c')
   returning id`,
  [clock.now()],
)
const ticketId = BigInt(rows[0]!.id)

test('a ticket is refused once every prize has been given, and can be used later', async () => {
  const claim = claimTicket({ memberId: 1n, ticketId, clientSeed: 'mine' }, inEnglish)
  await expect(claim).rejects.toMatchObject({ code: 'rewards.prizes_gone' })
  const { rows: left } = await pool.query('select state from rewards.reward')
  expect(left).toEqual([{ state: 'unclaimed' }])
})
