import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { fixedClock } from '../../../../testing/fixed-clock.ts'
import { serverMigrations } from '../../../module-folders.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { RaffleRow, RewardsTables } from '../../tables.ts'
import { claimWins } from './claim-wins.ts'

const { pool, drop } = await createTestDatabase(serverMigrations)
afterAll(drop)
const database = createDatabase<RewardsTables>(pool)
const clock = fixedClock('2030-05-14T12:00:00Z')
// Nothing is paid here: the rest is not read.
const needs = { database, clock } as unknown as RewardsNeeds

const { rows: raffles } = await pool.query<RaffleRow>(
  `insert into rewards.raffle (brand_id, names, starts_at, closes_at, ticket_minor, prizes_minor,
     sealed_seed, commitment)
   values (1, '{}', '2030-05-01', '2030-05-10', 10000, '{10000}', '', 'c') returning *`,
)
const raffle = raffles[0]!
let place = 0
const win = async (memberId: bigint, claimedAt: Date | null) => {
  place += 1
  await pool.query(
    `insert into rewards.raffle_win (raffle_id, place, ticket, member_id, amount_minor, claimed_at)
     values ($1, $2, $2, $3, 10000, $4)`,
    [raffle.id, place, memberId, claimedAt],
  )
}
const claim = (memberId: bigint) =>
  database.inTx((tx) =>
    claimWins(needs, tx, { memberId, brandId: 1, raffle, grantInTx: async () => 'bet_first' }),
  )

test('who won nothing has nothing to claim, and what is claimed is not claimed again', async () => {
  await expect(claim(1n)).rejects.toMatchObject({ code: 'rewards.raffle_not_won' })
  await win(1n, clock.now())
  await win(1n, clock.now())
  await expect(claim(1n)).rejects.toMatchObject({ code: 'rewards.claimed' })
})

test('a single win that is open stays open where the law asks for a bet first', async () => {
  await win(2n, clock.now())
  await win(2n, null)
  await expect(claim(2n)).rejects.toMatchObject({ code: 'rewards.bet_first' })
  const { rows } = await pool.query('select from rewards.raffle_win where claimed_at is null')
  expect(rows).toHaveLength(1)
})
