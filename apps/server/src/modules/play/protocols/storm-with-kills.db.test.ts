import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createPool } from '@trevo/database/connect.ts'
import { startEmbedded, type EmbeddedServer } from '@trevo/database/embedded.ts'
import { migrate } from '@trevo/database/migrate.ts'
import type { TestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { killPostgres } from '@trevo/database/testing/kill-postgres.ts'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { runStorm } from '@trevo/vendor-kit/conformance/storm.ts'
import type { StoryWorld } from '@trevo/vendor-kit/conformance/world.ts'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openTestPlay, testMigrations } from '../testing/open-test-play.ts'
import { stormsOver, describeStorm } from '../testing/storms.ts'

let postgres: EmbeddedServer

const ownDatabase = async (): Promise<TestDatabase> => {
  await migrate(postgres.url, testMigrations)
  const pool = createPool(postgres.url, { work: 'jobs', max: 20 })
  return { url: postgres.url, pool, drop: () => pool.end() }
}

const folder = await mkdtemp(join(inject('runFolder'), 'storm-'))
postgres = await startEmbedded({ dataDir: join(folder, 'data') })
const server = await openTestPlay({}, await ownDatabase())
afterAll(async () => {
  const { problems } = await server.wallet.proveConservation()
  await server.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  expect(problems).toEqual([])
})

const killAndStart = async (): Promise<void> => {
  await pause(120)
  killPostgres(postgres.pid)
  const port = Number(new URL(postgres.url).port)
  postgres = await startEmbedded({ dataDir: join(folder, 'data'), port })
}

// A vendor with mostly faults has its games stopped for a minute, like the storm's vendor.
beforeEach(() => server.advance(2 * 60_000))

const worlds: readonly (readonly [string, () => StoryWorld])[] = [
  ['seamless wallet v1', () => server.world],
  ['the hub’s protocol', () => server.hub],
  ['the one-wallet family’s protocol', () => server.oneWallet('query')],
]

describe('with the database killed during a storm every bet has one end', () => {
  const storms = stormsOver(inLongRun(worlds.slice(0, 1), worlds), {
    seed: 7,
    playerCount: 2,
    betCount: 30,
    spreadMs: 600,
  })
  test.each(storms)('over %s, storm %i', { timeout: 60_000 }, async (name, seed, world, storm) => {
    const left = await runStorm(world(), storm, killAndStart)
    describeStorm(`${name}, database killed`, seed, left)
    expect(left.bets).toBe(60)
  })
})
