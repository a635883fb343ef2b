import { setTimeout as pause } from 'node:timers/promises'
import { createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { runStorm } from '@trevo/vendor-kit/conformance/storm.ts'
import type { StoryWorld } from '@trevo/vendor-kit/conformance/world.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestSecrets, openTestPlay, testMigrations } from '../testing/open-test-play.ts'
import type { TestPlay } from '../testing/open-test-play.ts'
import { stormsOver, describeStorm } from '../testing/storms.ts'
import { startPlayProcess, type PlayProcess } from '../testing/start-play-process.ts'

const secrets = createTestSecrets()
let serving: PlayProcess

const database = await createTestDatabase(testMigrations)
// This process seats members and reads the books; vendors talk with the one that is killed.
const pool = createPool(database.url, { work: 'jobs', max: 10 })
const books = await openTestPlay({ secrets }, { url: database.url, pool, drop: () => pool.end() })
serving = await startPlayProcess({ databaseUrl: database.url, secrets, port: 0 })
afterAll(async () => {
  const { problems } = await books.wallet.proveConservation()
  await serving.kill()
  await books.close()
  await database.drop()
  expect(problems).toEqual([])
})

const killAndStart = async (): Promise<void> => {
  await pause(150)
  await serving.kill()
  const port = Number(new URL(serving.baseUrl).port)
  serving = await startPlayProcess({ databaseUrl: database.url, secrets, port })
}

type Worlds = ReturnType<TestPlay['worldsAt']>
const worlds: readonly (readonly [string, (at: Worlds) => StoryWorld])[] = [
  ['seamless wallet v1', (at) => at.world],
  ['the hub’s protocol', (at) => at.hub],
  ['the one-wallet family’s protocol', (at) => at.oneWallet('query')],
  ['the same with its token in the body', (at) => at.oneWallet('body')],
]

describe('with the server killed during a storm every bet has one end', () => {
  const storms = stormsOver(inLongRun(worlds.slice(0, 1), worlds), {
    seed: 11,
    playerCount: 2,
    betCount: 30,
    spreadMs: 600,
  })
  test.each(storms)('over %s, storm %i', { timeout: 60_000 }, async (name, seed, world, storm) => {
    const left = await runStorm(world(books.worldsAt(serving.baseUrl)), storm, killAndStart)
    describeStorm(`${name}, server killed`, seed, left)
    expect(left.bets).toBe(60)
  })
})
