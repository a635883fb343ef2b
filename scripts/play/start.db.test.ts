import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeEmbedded } from '../../packages/database/src/embedded.ts'
import {
  findLeftovers,
  npmStart,
  placeAt,
  stops,
  type Place,
  type Stop,
} from '../test/testing/start-and-stop.ts'

const firstPort = Number(process.env['START_TEST_PORT'] ?? 4280)
/** A start takes seconds; on a machine running forty others at once it took two minutes. */
const timeout = 300_000
const patient = { timeout: 40_000, interval: 1_000 }
let folder: string
let place: Place

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-start-'))
  // PostgreSQL does not run as root; its user must have access.
  await chmod(folder, 0o755)
  place = placeAt(path.join(folder, 'data'), firstPort)
})
afterAll(async () => {
  await removeEmbedded(path.join(place.dataDir, 'postgres'))
  await rm(folder, { recursive: true, force: true })
})

/** On a quiet machine, processes that end are gone at once; those left behind stay forever. */
const expectNothingLeft = () => expect.poll(() => findLeftovers(place), patient).toEqual([])

const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with the others.
  }
}

// Stopping it half-way through its start is tested by `npm run stops`; the complete system is stopped by
// Ctrl+C twice below.
const moments: [stop: Stop, whenItSays: string][] = [
  // The very first start: initdb is running.
  ['SIGTERM to npm', 'Trevo is starting'],
  ['Ctrl+C', 'database: '],
  ['SIGTERM to npm', 'psp-sandbox: '],
]

describe.runIf(process.platform === 'linux')('npm start', () => {
  test.each(moments)(
    'leaves no process and no port behind: %s when it says "%s"',
    async (stop, words) => {
      const started = npmStart(place, ['--as-built'])
      await started.until(words)
      expect(started.said()).toContain(words)
      await stops[stop](started.pid)
      await started.ended
      await expectNothingLeft()
    },
    timeout,
  )

  test(
    'refuses a second start on the same data, and the first continues until it is told to stop',
    async () => {
      const first = npmStart(place, ['--as-built'])
      await first.until('Stop with Ctrl+C')
      const second = npmStart(place, ['--as-built'])
      expect(await second.ended).toBe(1)
      expect(second.said()).toMatch(/Trevo runs already on the data in .*\(process \d+\)/)
      const site = `http://127.0.0.1:${firstPort}/ready`
      expect((await fetch(site)).status).toBe(200)
      await stops['Ctrl+C twice'](first.pid)
      expect(await first.ended).toBe(0)
      await expectNothingLeft()
    },
    timeout,
  )

  test(
    'ends with one sentence when its PostgreSQL dies, and leaves nothing behind',
    async () => {
      const started = npmStart(place, ['--as-built'])
      await started.until('Stop with Ctrl+C')
      const server = (await findLeftovers(place)).find((line) => line.includes('/bin/postgres'))
      const before = started.said().split('\n').length
      killIfThere(Number.parseInt(server ?? '', 10))
      await started.until('PostgreSQL ended by itself')
      expect(await started.ended).toBe(1)
      // On a busy machine it takes longer until the end is noticed; there were thousands of lines.
      expect(started.said().split('\n').length - before).toBeLessThan(500)
      await expectNothingLeft()
    },
    timeout,
  )

  test(
    'killed together with its database, leaves nothing either: each app ends by itself',
    async () => {
      const started = npmStart(place, ['--as-built'])
      await started.until('Stop with Ctrl+C')
      for (const line of await findLeftovers(place)) {
        const pid = Number.parseInt(line, 10)
        if (pid > 0 && !line.includes('/apps/')) killIfThere(pid)
      }
      await expectNothingLeft()
    },
    timeout,
  )
})
