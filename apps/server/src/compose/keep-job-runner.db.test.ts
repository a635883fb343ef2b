import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { makeWorkerUtils, run } from 'graphile-worker'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobEndsInBatches, keepJobRunner } from './keep-job-runner.ts'
import { queueLogger } from './open-job-queue.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase([])
})
afterAll(() => database.drop())

it('a connection lost while a failed job is written down ends neither the process nor the queue', async () => {
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
  await expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain('job queue ended')
  await utils.addJob('works', {})
  await expect.poll(() => done, { timeout: 15_000 }).toBe(1)
  await runner.stop()
  await utils.release()
})
