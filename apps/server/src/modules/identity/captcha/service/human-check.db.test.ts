import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { afterAll, expect, it } from 'vitest'
import { fixedClock } from '../../../../testing/fixed-clock.ts'
import { serverMigrations } from '../../../module-folders.ts'
import type { IdentityTables } from '../../tables.ts'
import { createHumanCheck } from './human-check.ts'

const test = await createTestDatabase(serverMigrations)
afterAll(() => test.drop())

const clock = fixedClock('2040-01-02T12:00:00Z')
const { getHumanChallenge, isHuman } = createHumanCheck({
  db: createDatabase<IdentityTables>(test.pool).db,
  clock,
  secrets: { challenge: 'c'.repeat(32), key: 'k'.repeat(32) },
  countMax: 4,
})
const lifeMs = 10 * 60_000

it('LOGIN-8: a proof counts once, until ten minutes after its challenge', async () => {
  const [used, late] = [await getHumanChallenge(), await getHumanChallenge()]
  clock.advance(lifeMs - 1)
  const proof = await solveHumanCheck(used)
  expect(await isHuman(proof)).toBe(true)
  expect(await isHuman(proof)).toBe(false)
  clock.advance(1)
  expect(await isHuman(await solveHumanCheck(late))).toBe(false)
})
