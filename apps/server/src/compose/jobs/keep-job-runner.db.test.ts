import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { makeWorkerUtils, run } from 'graphile-worker'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { systemClock } from '@trevo/platform/clock.ts'
import { jobEndsInBatches, keepJobRunner } from './keep-job-runner.ts'
import { forgetFutureRuns } from './repository/forget-future-runs.ts'
import { queueLogger } from './open-job-queue.ts'

const database = await createTestDatabase([])
afterAll(() => database.drop())

it('a connection lost while a failed job is being stored stops neither the process nor the queue', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const utils = await makeWorkerUtils({ connectionString: database.url })
  await utils.migrate()
  const blocker = await database.pool.connect()
  let done = 0
  const runner = await keepJobRunner(
    () =>
      run({
        preset: jobEndsInBatches,
        connectionString: database.url,
        concurrency: 2,
        noHandleSignals: true,
        pollInterval: 100,
        logger: queueLogger(pino({ level: 'silent' })),
        taskList: {
          fails: async () => {
            await blocker.query('begin')
            await blocker.query('lock table graphile_worker._private_jobs in access exclusive mode')
            throw new Error('not today')
          },
          works: async () => {
            done += 1
          },
        },
      }),
    logger,
    { clock: systemClock },
  )
  await utils.addJob('fails', {})
  const waiting = `from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%last_error%'`
  await expect
    .poll(async () =>
      Number((await database.pool.query(`select count(*) ${waiting}`)).rows[0].count),
    )
    .toBeGreaterThan(0)
  await database.pool.query(`select pg_terminate_backend(pid) ${waiting}`)
  await blocker.query('rollback')
  blocker.release()
  await expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain('job queue stopped')
  await utils.addJob('works', {})
  await expect.poll(() => done, { timeout: 15_000 }).toBe(1)
  await runner.stop()
  await utils.release()
})

it('a clock set back one hour restarts the queue, and runs at later minutes are removed', async () => {
  let nowMs = Date.parse('2030-05-14T15:00:00.000Z')
  const clock = { now: () => new Date(nowMs) }
  let started = 0
  const runner = await keepJobRunner(
    async () => {
      await forgetFutureRuns(database.url, clock.now())
      started += 1
      return run({
        connectionString: database.url,
        noHandleSignals: true,
        logger: queueLogger(pino({ level: 'silent' })),
        taskList: { works: async () => undefined },
      })
    },
    pino({ level: 'silent' }),
    { clock, everyMs: 20 },
  )
  await database.pool.query(
    `insert into graphile_worker._private_known_crontabs values
      ('past', $1, $1::timestamptz - interval '2 hours'), ('to_come', $1, $1)`,
    [clock.now()],
  )
  nowMs -= 3_600_000
  await expect.poll(() => started, { timeout: 10_000 }).toBe(2)
  const { rows } = await database.pool.query(
    `select identifier from graphile_worker._private_known_crontabs
     where last_execution is null`,
  )
  expect(rows).toEqual([{ identifier: 'to_come' }])
  await runner.stop()
})
