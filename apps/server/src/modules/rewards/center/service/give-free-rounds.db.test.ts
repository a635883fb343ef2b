import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { fixedClock } from '../../../../testing/fixed-clock.ts'
import { serverMigrations } from '../../../module-folders.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { RewardRow, RewardsTables } from '../../tables.ts'
import { saveFreeGame } from '../repository/find-free-game.ts'
import { giveFreeRounds } from './give-free-rounds.ts'

const { pool, drop } = await createTestDatabase(serverMigrations)
afterAll(drop)
const database = createDatabase<RewardsTables>(pool)

const [openGame, closedGame] = [7, 8]
const granted: unknown[] = []
// The rest is not read.
const needs = {
  clock: fixedClock('2030-05-14T12:00:00Z'),
  catalogue: { isOpen: (nodeId: number) => nodeId === openGame },
  play: { grantFreeRounds: async (_tx: unknown, order: unknown) => void granted.push(order) },
} as unknown as RewardsNeeds
const row = {
  id: 5n,
  member_id: 1n,
  brand_id: 1,
  prize_count: 10,
  prize_minor: 2_000n,
  win_turnover: 3,
} as RewardRow
const give = (nodeId: number | null) =>
  database.inTx(async (tx) => {
    await saveFreeGame(tx, row.brand_id, nodeId)
    return giveFreeRounds(needs, tx, row)
  })

test('free rounds are given in the brand’s game while it is open; otherwise they are not', async () => {
  expect(await give(null)).toBe(false)
  expect(await give(closedGame)).toBe(false)
  expect(granted).toEqual([])
  expect(await give(openGame)).toBe(true)
  expect(granted).toEqual([
    {
      memberId: 1n,
      nodeId: openGame,
      rounds: 10,
      stakeMinor: 2_000n,
      winTurnover: 3,
      expiresAt: new Date('2030-05-21T12:00:00Z'),
      source: 'reward',
      sourceId: '5',
    },
  ])
})
