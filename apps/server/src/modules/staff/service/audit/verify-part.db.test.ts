import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { showWithdrawal } from '@trevo/contract/ops/withdrawals.ts'
import { suspendMarket } from '@trevo/contract/ops/sports.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approvalModules,
  openTestApprovals,
  type TestApprovals,
} from '../../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../../module-folders.ts'
import { tryVerifyAlone } from '../../repository/audit.ts'
import type { StaffTables } from '../../repository/tables.ts'
import { loadHeadKeys, openSignedHeads } from './signed-heads.ts'
import { readSnapshot, verifyActs, verifyReadings } from './verify-part.ts'

let database: TestDatabase
let pool: Pool
let world: TestApprovals
let folder = ''
const now = new Date('2026-03-10T12:00:00Z')
const clock = { now: () => now }

const request = (more: object) => ({
  operator: {
    kind: 'operator' as const,
    sessionId: 's',
    rights: new Map(),
    expiresAt: now,
    endsAt: now,
    ...world.by('ana'),
  },
  requestId: 'r-1',
  address: '10.0.0.1',
  params: { matchId: '7' },
  query: undefined,
  body: undefined,
  endpoint: suspendMarket,
  ...more,
})
const act = () => world.staff.audit.watch(request({}), async () => null)
const read = () =>
  world.staff.audit.watch(
    request({ endpoint: showWithdrawal, params: { withdrawalId: 'w-1' } }),
    async () => null,
  )

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-parts-'))
  database = await createTestDatabase(
    serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  )
  pool = createPool(database.url, { max: 10, role: 'trevo_app' })
  world = await openTestApprovals({ pool, clock }, ['ana'], folder)
  for (let row = 0; row < 10; row += 1) await act()
  await world.staff.audit.signHeads()
  for (let row = 0; row < 15; row += 1) await act()
  await world.staff.audit.signHeads()
  // Three hours with two readings each.
  for (let hour = 0; hour < 3; hour += 1) {
    await read()
    await read()
    await world.staff.audit.flushReadings()
    now.setMinutes(now.getMinutes() + 60)
    await world.staff.audit.closeHours()
  }
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

const long = () => createDatabase<StaffTables>(pool)
const actsAfter = async (after: bigint, rowsMax: number) => {
  const heads = await openSignedHeads(folder, 1, await loadHeadKeys(folder, now))
  return readSnapshot(long(), (db) => verifyActs(db, { brandId: 1, after, rowsMax }, heads))
}
const readingsAfter = (after: bigint, rowsMax: number) =>
  readSnapshot(long(), (db) => verifyReadings(db, { brandId: 1, after, rowsMax }))

/** What the owner of the database changes, and puts back. */
const whileChanged = async <Result>(
  table: 'audit' | 'data_access' | 'data_access_hour',
  statement: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const run = (text: string) => database.pool.query(text)
  await run(`create table public.copy as table staff.${table}`)
  await run(`alter table staff.${table} disable trigger all`)
  await run(statement)
  const result = await work()
  await run(`delete from staff.${table}`)
  await run(`insert into staff.${table} overriding system value table public.copy`)
  await run(`alter table staff.${table} enable trigger all`)
  await run('drop table public.copy')
  return result
}

test('each part ends with the row from which the next one goes on, and the last one at the end', async () => {
  expect(await actsAfter(0n, 10)).toEqual({ rows: 10, next: 10n, fault: undefined })
  expect(await actsAfter(10n, 10)).toEqual({ rows: 10, next: 20n, fault: undefined })
  expect(await actsAfter(20n, 10)).toEqual({ rows: 5, next: null, fault: undefined })
  // A part that ends with the last row cannot know that it does.
  expect(await actsAfter(0n, 25)).toEqual({ rows: 25, next: 25n, fault: undefined })
  expect(await actsAfter(25n, 25)).toEqual({ rows: 0, next: null, fault: undefined })
  expect(await actsAfter(26n, 10)).toBeUndefined()
})

test('a fault is found by the part that it is in', async () => {
  const edited = `update staff.audit set operator = 'rui' where position = 13`
  await whileChanged('audit', edited, async () => {
    expect((await actsAfter(0n, 10))?.fault).toBeUndefined()
    expect(await actsAfter(10n, 10)).toMatchObject({
      rows: 2,
      next: null,
      fault: { position: 13n, fault: 'edited' },
    })
  })
  await whileChanged('audit', 'delete from staff.audit where position > 17', async () => {
    expect((await actsAfter(10n, 10))?.fault).toMatchObject({ position: 18n, fault: 'cut' })
    expect((await actsAfter(10n, 50))?.fault).toMatchObject({ position: 18n, fault: 'cut' })
  })
})

test('a part compares its rows with the ends that were signed, also where it does not reach the last', async () => {
  // The tenth row and its hash are changed together, and everything after them with the same program.
  const edited = `update staff.audit set hash = sha256('other') where position = 10`
  await whileChanged('audit', edited, async () => {
    expect((await actsAfter(10n, 5))?.fault).toMatchObject({ position: 11n, fault: 'edited' })
  })
  const file = path.join(folder, 'brand-1.jsonl')
  const kept = await readFile(file, 'utf8')
  const [first = '', second = ''] = kept.split('\n')
  const { position } = JSON.parse(second) as { position: string }
  expect(position).toBe('25')
  await writeFile(file, `${first.replace('"position":"10"', '"position":"12"')}\n${second}\n`)
  await expect(actsAfter(10n, 10)).rejects.toThrow('line 1')
  expect(await world.staff.audit.verifyAuditChain(1, 'acts', 0)).toMatchObject({
    rows: 0,
    next: null,
    fault: { kind: 'unsigned', first: 1 },
  })
  await writeFile(file, kept)
  await appendFile(file, 'not a head\n')
  expect((await world.staff.audit.showAuditChain(1)).isFileSound).toBe(false)
  await writeFile(file, kept)
})

test('acts that are done during the verification are no fault', async () => {
  const heads = await openSignedHeads(folder, 1, await loadHeadKeys(folder, now))
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const verified = readSnapshot(long(), async (db) => {
    const asked = { brandId: 1, after: 0n, rowsMax: 10 }
    await verifyActs(db, asked, heads)
    begin()
    await done
    return verifyActs(db, { ...asked, rowsMax: 100 }, heads)
  })
  await begun
  await act()
  await world.staff.audit.signHeads()
  finish()
  const part = await verified
  expect(part).toEqual({ rows: 25, next: null, fault: undefined })
  expect((await actsAfter(0n, 100))?.rows).toBe(26)
})

test('readings are verified in whole hours, until there are enough', async () => {
  expect(await readingsAfter(0n, 3)).toEqual({ rows: 4, next: 2n, fault: undefined })
  expect(await readingsAfter(2n, 3)).toEqual({ rows: 2, next: null, fault: undefined })
  expect(await readingsAfter(4n, 3)).toBeUndefined()
  const edited = `update staff.data_access set target = 'w-2' where id = 4`
  await whileChanged('data_access', edited, async () => {
    expect((await readingsAfter(0n, 100))?.fault).toMatchObject({
      hour: 2n,
      fault: 'edited',
      first: 3n,
      last: 4n,
    })
  })
  const gone = 'delete from staff.data_access_hour where number = 2'
  await whileChanged('data_access_hour', gone, async () => {
    expect((await readingsAfter(0n, 100))?.fault).toMatchObject({ hour: 2n, fault: 'missing' })
  })
})

test('an operator sees the last signed end, and is told what a verification found', async () => {
  const { audit } = world.staff
  expect(await audit.showAuditChain(1)).toMatchObject({
    file: 'brand-1.jsonl',
    isFileSound: true,
    head: { position: 26 },
  })
  expect(await audit.showAuditChain(2)).toMatchObject({ head: null, isFileSound: true })
  expect(await audit.verifyAuditChain(1, 'acts', 0)).toMatchObject({
    rows: 26,
    next: null,
    fault: null,
  })
  expect(await audit.verifyAuditChain(1, 'readings', 0)).toMatchObject({ rows: 6, fault: null })
  await expect(audit.verifyAuditChain(1, 'acts', 999)).rejects.toMatchObject({
    code: 'audit.position_unknown',
  })
  await whileChanged('audit', 'delete from staff.audit where position = 8', async () => {
    expect(await audit.verifyAuditChain(1, 'acts', 0)).toMatchObject({
      rows: 7,
      next: null,
      fault: { kind: 'missing', first: 8 },
    })
  })
})

test('one verification of a brand runs at a time', async () => {
  const { audit } = world.staff
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const other = readSnapshot(long(), async (db) => {
    const isAlone = await tryVerifyAlone(db, 1)
    begin()
    await done
    return isAlone
  })
  await begun
  await expect(audit.verifyAuditChain(1, 'acts', 0)).rejects.toMatchObject({
    code: 'audit.check_running',
  })
  expect(await audit.verifyAuditChain(2, 'acts', 0)).toMatchObject({ rows: 0, fault: null })
  finish()
  expect(await other).toBe(true)
  expect(await audit.verifyAuditChain(1, 'acts', 0)).toMatchObject({ rows: 26 })
})
