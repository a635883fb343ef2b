import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withBeforeCommit } from '@trevo/database/before-commit.ts'
import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { suspendMarket } from '@trevo/contract/ops/sports.ts'
import { showWithdrawal } from '@trevo/contract/ops/withdrawals.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginNextAct, noteAct } from '../platform/acts/act.ts'
import type { WatchedRequest } from '../platform/http/operator-watch.ts'
import { loadHeadKeys, verifyAudit } from '../modules/staff/commands.ts'
import { serverMigrations } from '../modules/module-folders.ts'
import { approvalModules, openTestApprovals, type TestApprovals } from './open-test-approvals.ts'

let database: TestDatabase
let pool: Pool
let world: TestApprovals
let folder = ''
const now = new Date('2026-03-10T12:00:00Z')
const clock = { now: () => now }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-heads-'))
  database = await createTestDatabase(
    serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  )
  await database.pool.query(`
    create schema test;
    create table test.thing (code text primary key);
    grant usage on schema test to trevo_app;
    grant all on test.thing to trevo_app`)
  pool = createPool(database.url, { max: 10, role: 'trevo_app' })
  world = await openTestApprovals({ pool, clock }, ['ana', 'bruno'], folder)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** When the sessions of these tests end. */
const sessionEnd = new Date('2026-11-29T12:00:00Z')

const asked = (name: string, more: Partial<WatchedRequest> = {}): WatchedRequest => ({
  endpoint: suspendMarket,
  operator: {
    kind: 'operator',
    sessionId: 's',
    rights: new Map(),
    expiresAt: sessionEnd,
    endsAt: sessionEnd,
    ...world.by(name),
  },
  requestId: 'r-1',
  address: '10.0.0.1',
  params: { matchId: '7' },
  query: undefined,
  body: { market: 'full.result', reason: 'a wrong score' },
  ...more,
})
const add = (code: string) =>
  createDatabase(pool).inTx(async (tx) => {
    await sql`insert into test.thing values (${code})`.execute(tx)
    noteAct({ before: { suspended: false }, after: { suspended: true } })
  })
const audit = () => world.staff.audit
const listed = async (
  filter: Parameters<TestApprovals['staff']['audit']['listAudit']>[0] | object = {},
) => (await audit().listAudit({ brandId: 1, pageSize: 200, ...filter })).list
const verify = async () =>
  (
    await verifyAudit(createDatabase(database.pool), {
      folder,
      keys: await loadHeadKeys(folder, now),
    })
  )[0]?.fault

test('an act leaves one row, with old and new, reason, address and request', async () => {
  await audit().watch(asked('ana'), () => add('one'))
  expect(await listed()).toMatchObject([
    {
      position: 1,
      operator: 'ana',
      act: 'suspendMarket',
      right: 'trading.suspend',
      target: '7',
      before: { suspended: false },
      after: { suspended: true },
      fields: ['suspended'],
      reason: 'a wrong score',
      address: '10.0.0.1',
      requestId: 'r-1',
    },
  ])
})

test('an act that fails leaves none; its row and its change are of one transaction', async () => {
  const before = (await listed()).length
  const failed = audit().watch(asked('ana'), async () => {
    await add('two')
    await add('two')
  })
  await expect(failed).rejects.toThrow('duplicate key')
  // The first transaction of this act was committed, so it has a row; the second has none.
  expect(await listed()).toHaveLength(before + 1)
  const undone = withBeforeCommit(
    async () => Promise.reject(new Error('no audit')),
    () => add('three'),
  )
  await expect(undone).rejects.toThrow('no audit')
  const { rows } = await pool.query(`select from test.thing where code = 'three'`)
  expect(rows).toHaveLength(0)
})

test('an act that changes nothing of ours has its row all the same, and a reading none', async () => {
  const before = (await listed()).length
  await audit().watch(asked('ana'), async () => null)
  expect(await listed()).toHaveLength(before + 1)
})

test('secrets of a request stay out of the audit', async () => {
  const body = { operator: 'novo', password: 'Verde-Campo-42', code: '123456', reason: 'new here' }
  await audit().watch(asked('ana', { body, params: undefined }), async () => null)
  expect((await listed())[0]).toMatchObject({ target: 'novo', after: { operator: 'novo' } })
})

test('100 acts at once follow one another in one chain without gaps', async () => {
  const before = (await listed()).length
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      audit().watch(asked(at % 2 === 0 ? 'ana' : 'bruno'), () => add(`many-${at}`)),
    ),
  )
  const rows = await listed()
  expect(rows.map(({ position }) => position)).toEqual(
    Array.from({ length: before + 100 }, (_, at) => before + 100 - at),
  )
  await audit().signHeads()
  expect(await verify()).toBeUndefined()
})

test('a request of several acts leaves a row for each that changed something', async () => {
  const before = (await listed()).length
  await audit().watch(asked('ana'), async () => {
    // The second one fails: its code is there already.
    for (const code of ['several-1', 'one', 'several-2']) {
      beginNextAct()
      await add(code).catch(() => undefined)
    }
    beginNextAct()
  })
  expect(await listed()).toHaveLength(before + 2)
})

test('it is found by person, right, target, field and day, page by page', async () => {
  const every = (await listed()).length
  const byBruno = await listed({ operator: 'BRUNO' })
  expect(new Set(byBruno.map(({ operator }) => operator))).toEqual(new Set(['bruno']))
  expect(await listed({ operator: 'nobody' })).toEqual([])
  expect(await listed({ right: 'trading.suspend', field: 'suspended', target: '7' })).toHaveLength(
    every - 2,
  )
  expect(await listed({ field: 'price' })).toEqual([])
  expect(await listed({ fromOn: '2026-03-10', toOn: '2026-03-10' })).toHaveLength(every)
  expect(await listed({ toOn: '2026-03-09' })).toEqual([])
  const first = await audit().listAudit({ brandId: 1, pageSize: 3 })
  const second = await audit().listAudit({ brandId: 1, pageSize: 3, before: first.next ?? '' })
  expect([...first.list, ...second.list].map(({ position }) => position)).toEqual(
    Array.from({ length: 6 }, (_, at) => every - at),
  )
  expect(await listed({ brandId: 2 })).toEqual([])
})

test('the role of the server neither edits, deletes nor forges rows', async () => {
  for (const statement of [
    `update staff.audit set reason = 'another'`,
    'delete from staff.audit',
    'truncate staff.audit',
    'update staff.audit_chain set position = 0',
    'insert into staff.audit select * from staff.audit limit 1',
    'delete from staff.data_access',
  ]) {
    await expect(pool.query(statement)).rejects.toThrow('permission denied')
  }
})

test('what the owner of the database edits, deletes or cuts is named', async () => {
  const tampered = async (statement: string) => {
    await database.pool.query('create table test.copy as table staff.audit')
    await database.pool.query('alter table staff.audit disable trigger all')
    await database.pool.query(statement)
    const fault = await verify()
    await database.pool.query('delete from staff.audit')
    await database.pool.query('insert into staff.audit table test.copy')
    await database.pool.query('drop table test.copy')
    await database.pool.query('alter table staff.audit enable trigger all')
    return fault
  }
  expect(await tampered(`update staff.audit set operator = 'rui' where position = 5`)).toMatch(
    'row 5 is not as it was written',
  )
  expect(
    await tampered(`update staff.audit set after = '{"suspended":false}' where position = 9`),
  ).toMatch('row 9 ')
  expect(await tampered('delete from staff.audit where position = 8')).toMatch('row 8 is missing')
  expect(await tampered('delete from staff.audit where position > 50')).toMatch('before row 51')
  expect(await verify()).toBeUndefined()
})

test('who read clear personal data is written down a moment later, chained by the hour', async () => {
  const reading = asked('bruno', {
    endpoint: showWithdrawal,
    params: { withdrawalId: 'w-1' },
    body: undefined,
  })
  for (let time = 0; time < 3; time += 1) await audit().watch(reading, async () => null)
  await audit().flushReadings()
  const { list } = await audit().listDataAccess({ brandId: 1, pageSize: 10, operator: 'bruno' })
  expect(list).toHaveLength(3)
  expect(list[0]).toMatchObject({ act: 'showWithdrawal', target: 'w-1', operator: 'bruno' })
  expect(list[0]?.fields).toEqual(expect.arrayContaining(['account', 'holderName']))
  now.setMinutes(now.getMinutes() + 10)
  await audit().closeHours()
  await audit().closeHours()
  expect(await verify()).toBeUndefined()
  await database.pool.query('alter table staff.data_access disable trigger all')
  await database.pool.query(`update staff.data_access set target = 'w-2' where id = 2`)
  expect(await verify()).toMatch('readings 1 to 3')
})
