import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { hashCriticalFiles } from '../modules/system/service/list-critical-files.ts'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
world.beginTest()
const api = await world.enterAs(first)
const { system } = world.server.server.modules
const { pool } = world.server.server

const jobsNow = async () => valueOf(await api.call(ops.listJobs))
const eventsOf = async (kind: 'intervention' | 'critical_files' | 'unavailable') =>
  valueOf(await api.call(ops.listSignificantEvents, { query: { kind } })).list

describe('copies', () => {
  it('a copy shows its version, roles and connections once it has signed', async () => {
    await system.copy.sign()
    const { copies } = valueOf(await api.call(ops.listCopies))
    const own = copies.find(({ state }) => state === 'running')
    expect(own).toMatchObject({ version: '0.1.0' })
    expect(own?.pools.map(({ work }) => work)).toEqual(
      expect.arrayContaining(['requests', 'lanes', 'jobs', 'reports', 'exports']),
    )
  })

  it('a copy without a sign for 30 seconds is lost', async () => {
    await system.copy.sign()
    world.advance(31_000)
    const { copies } = valueOf(await api.call(ops.listCopies))
    expect(copies.every(({ state }) => state !== 'running')).toBe(true)
  })
})

describe('jobs', () => {
  it('every scheduled job names its next run, after now', async () => {
    const { scheduled, now } = await jobsNow()
    expect(scheduled.length).toBeGreaterThan(20)
    for (const { nextRunAt } of scheduled) expect(nextRunAt > now).toBe(true)
  })

  it('a job run by hand waits in the queue, and is a significant event with its reason', async () => {
    const body = { name: 'wallet_ensure_months', reason: 'months are missing' }
    valueOf(await api.call(ops.runJob, { body }))
    const { rows } = await pool.query(
      `select count(*)::integer as count from staff.audit where act = 'runJob'`,
    )
    expect(rows).toEqual([{ count: 1 }])
    const [event] = await eventsOf('intervention')
    expect(event).toMatchObject({
      subject: 'runJob',
      persons: [first.username],
      facts: { target: 'wallet_ensure_months', reason: 'months are missing' },
    })
  })

  it('a job that nobody schedules is refused', async () => {
    const body = { name: 'no_such_job', reason: 'why not' }
    expect(await api.call(ops.runJob, { body })).toMatchObject({ code: 'system.job_unknown' })
    const failed = { jobId: '999999999', reason: 'why not' }
    expect(await api.call(ops.restartJob, { body: failed })).toMatchObject({
      code: 'system.job_unknown',
    })
  })
})

describe('keys and queues', () => {
  it('keys show their age and nothing of their content', async () => {
    const { keys, queues } = valueOf(await api.call(ops.showSystemState))
    const sealing = keys.find(({ name }) => name === 'sealing.json')
    expect(Object.keys(sealing ?? {}).toSorted()).toEqual([
      'isDue',
      'madeAt',
      'name',
      'rotateAfterDays',
    ])
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['delivery.messages', 'reports.exports']),
    )
  })
})

describe('critical files', () => {
  it('an order is followed by a comparison that finds the files as they were at the start', async () => {
    await system.copy.files.checkIfDue()
    world.advance(1_000)
    valueOf(await api.call(ops.checkFiles, { body: { reason: 'asked by the auditor' } }))
    world.advance(1_000)
    await system.copy.files.checkIfDue()
    const { list, releases } = valueOf(await api.call(ops.listFileChecks, { query: {} }))
    expect(list[0]).toMatchObject({ orderedBy: first.username })
    expect(list[0]?.files).toBeGreaterThan(500)
    expect(releases).toHaveLength(1)
  }, 120_000)

  it('the dossier has the rules in force, the files of the release, and what differs from an earlier one', async () => {
    await pool.query(
      `insert into system.release (hash, version, first_seen_at, made_by, files)
       select sha256('earlier'), '0.0.9', first_seen_at - interval '1 day', 'build',
         files - 'packages/fairness/src/seeds.ts' from system.release limit 1`,
    )
    const { fileName, content } = valueOf(await api.call(ops.showDossier))
    expect(fileName).toMatch(/^dossier-[\d-]{10}\.md$/)
    expect(content).toMatch(/^[\da-f]{64} {2}packages\/fairness\/src\/seeds\.ts$/m)
    expect(content).toContain('| tigre-da-sorte |')
    expect(content).toMatch(
      /### Since 0\.0\.9, .*\n\n- added: packages\/fairness\/src\/seeds\.ts$/m,
    )
    await pool.query(`delete from system.release where version = '0.0.9'`)
  })

  it('another content, a missing and an additional file have another list', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'critical-'))
    try {
      const folder = path.join(root, 'apps/server/src')
      await cp(path.join(import.meta.dirname, '../platform/acts'), folder, { recursive: true })
      await cp(folder, path.join(root, 'packages/money/src'), { recursive: true })
      const before = await hashCriticalFiles(root)
      await writeFile(path.join(folder, 'act.ts'), 'changed')
      await writeFile(path.join(folder, 'new.ts'), 'new')
      await rm(path.join(root, 'packages/money/src/act.ts'))
      const after = await hashCriticalFiles(root)
      expect(after['apps/server/src/act.ts']).not.toBe(before['apps/server/src/act.ts'])
      expect(before['apps/server/src/new.ts']).toBeUndefined()
      expect(after['apps/server/src/new.ts']).toBeDefined()
      expect(after['packages/money/src/act.ts']).toBeUndefined()
    } finally {
      await rm(root, { recursive: true })
    }
  })
})

describe('events of the system', () => {
  it('a minute without any copy is an event for all brands when the next one comes', async () => {
    await pool.query(
      `insert into system.copy (id, name, version, roles, started_at, seen_at, state)
       values (gen_random_uuid(), 'gone', '0', '{}', now() - interval '3 hours', now() - interval '2 hours', '{}')`,
    )
    await pool.query(`delete from system.copy where name <> 'gone'`)
    await system.copy.noteGap()
    const [event] = await eventsOf('unavailable')
    expect(event).toMatchObject({ isForAllBrands: true })
  })

  it('no statement of the server changes an event', async () => {
    await expect(
      pool.query(`update reports.significant_event set kind = 'undone'`),
    ).rejects.toThrow(/not changed/)
    await expect(pool.query('delete from reports.significant_event')).rejects.toThrow(/not changed/)
  })
})

expectActsWithoutBefore(() => pool, ['checkFiles', 'runJob'])
