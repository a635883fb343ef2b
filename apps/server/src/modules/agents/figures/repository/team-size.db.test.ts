import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { serverMigrations } from '../../../module-folders.ts'
import type { AgentsTables } from '../../tables.ts'
import { readTeamSize, readTeamSizes } from './counts.ts'

const { pool, drop } = await createTestDatabase(serverMigrations)
afterAll(drop)
const { db } = createDatabase<AgentsTables>(pool)

test('a member who never had anybody below has a team of nobody', async () => {
  await pool.query('insert into agents.team_size (node_id, members) values (1, 3), (2, 1)')
  expect(await Promise.all([1n, 2n, 3n].map((id) => readTeamSize(db, id)))).toEqual([3, 1, 0])
  expect(await readTeamSizes(db, [1n, 3n])).toEqual(new Map([[1n, 3]]))
})
