import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { serverMigrations } from '../../module-folders.ts'
import type { PlayRiskNeeds } from '../needs.ts'
import type { PlayRiskTables } from '../repository/tables.ts'
import { createCountPerson } from './count-person.ts'

const { pool, drop } = await createTestDatabase(serverMigrations)
afterAll(drop)

test('a person is locked before their accounts are read: none joins while their play is judged', async () => {
  const steps: string[] = []
  const members = {
    lockPerson: async (_tx: unknown, personId: bigint) => void steps.push(`lock ${personId}`),
    listAccounts: async (personId: bigint) => {
      steps.push(`accounts of ${personId}`)
      return []
    },
  }
  // Of a person without accounts nothing else is read.
  const count = createCountPerson({
    database: createDatabase<PlayRiskTables>(pool),
    clock: fixedClock('2030-05-14T12:00:00Z'),
    members,
  } as unknown as PlayRiskNeeds)
  await count(7n)
  expect(steps).toEqual(['lock 7', 'accounts of 7'])
})
