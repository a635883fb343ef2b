import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'

/** Longer ones should be conditions: `expect.poll`, a clock that is moved, an event. */
const sleepMaxMs = 200

// The lists below only get shorter: what has left a file must leave them too.

/** Tests that sleep longer, and how often. Stopped databases and processes take real time. */
const sleeping: Readonly<Record<string, number>> = {
  'apps/rgs/src/rooms/games/service/take-over.long.test.ts': 1,
  'apps/server/src/modules/cashier/deposits/payments/service/decide-payment.db.test.ts': 2,
  'apps/server/src/modules/cashier/deposits/reversals/service/receivables.db.test.ts': 1,
  'apps/server/src/modules/wallet/archive/beside-posting.db.test.ts': 1,
  'apps/server/src/modules/wallet/lanes/service/lanes.db.test.ts': 1,
  'apps/server/src/testing/database-stalls.db.test.ts': 1,
  'packages/database/src/bounded-pool.db.test.ts': 2,
  'scripts/test/testing/start-and-stop.ts': 1,
}

/**
 * Tests that take a database without tables: they need none, or create them. A test of the platform
 * clones one that is up to date.
 */
const emptyDatabases: Readonly<Record<string, number>> = {
  'apps/psp-sandbox/src/testing/start-sandbox-world.ts': 1,
  'apps/server/src/compose/jobs/keep-job-runner.db.test.ts': 1,
  'apps/server/src/modules/cashier/institutions/api-pix/traffic.db.test.ts': 1,
  'apps/server/src/modules/wallet/lanes/repository/array-binary.db.test.ts': 1,
  'apps/server/src/platform/bus.db.test.ts': 1,
  'apps/server/src/testing/clock-changes.db.test.ts': 1,
  'apps/server/src/testing/start-with-institution.ts': 1,
  'packages/database/src/adopt-baseline.db.test.ts': 2,
  'packages/database/src/bounded-pool.db.test.ts': 1,
  'packages/database/src/commit-driver.db.test.ts': 1,
  'packages/database/src/connect.db.test.ts': 1,
  'packages/database/src/migrate.db.test.ts': 2,
  'tools/deploy/databases.db.test.ts': 1,
}

const sources = listSources(/^(apps|packages|scripts|tools)\/.*\.tsx?$/).filter(
  ({ path }) =>
    (/\.test\.tsx?$/.test(path) || path.includes('/testing/')) &&
    !/\.(citus|nats)\.test\.ts$/.test(path) &&
    path !== 'tools/waiting.test.ts',
)

type Search = (text: string) => number

const countSleeps: Search = (text) =>
  [...text.matchAll(/\b(?:pause|setTimeout)\((?:[a-zA-Z]+, *)?([\d_]+)\)/g)].filter(
    ([, ms = '']) => Number(ms.replaceAll('_', '')) > sleepMaxMs,
  ).length

const countReadings: Search = (text) =>
  [...text.matchAll(/(?:\bexpect\(|\)\.to[A-Z]\w*\().*Date\.now\(\)/g)].length

const countEmpty: Search = (text) => text.split('createTestDatabase([])').length - 1

/** How often each file has it, among those that have it at all, in a test or a test helper. */
const findIn = (search: Search) =>
  Object.fromEntries(
    sources.map(({ path, text }) => [path, search(text)] as const).filter(([, count]) => count > 0),
  )

test('the search finds sleeps, readings of the time and databases without tables', () => {
  expect(countSleeps('await pause(201); setTimeout(resolve, 1_100)')).toBe(2)
  expect(countSleeps('await pause(200); setTimeout(() => stop(), 5_000)')).toBe(0)
  expect(countReadings('expect(Date.now() - from).toBeLessThan(5)')).toBe(1)
  expect(countReadings('expect(at).toBeLessThan(Date.now())\nconst at = Date.now()')).toBe(1)
  expect(countEmpty('await createTestDatabase([])')).toBe(1)
})

test('no test sleeps longer than 200 ms except those that still do', () => {
  expect(findIn(countSleeps)).toEqual(sleeping)
})

test('no test asserts on the machine’s own time', () => {
  expect(findIn(countReadings)).toEqual({})
})

test('a database without tables is for tests that need none', () => {
  expect(findIn(countEmpty)).toEqual(emptyDatabases)
})
