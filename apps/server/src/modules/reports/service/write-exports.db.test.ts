import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { createDatabase } from '@trevo/database/connect.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { claimExport, noteStep } from '../repository/exports.ts'
import type { ReportsTables } from '../repository/tables.ts'
import { openTestReports, packTestNames, type TestReports } from '../testing/open-test-reports.ts'

const now = new Date('2026-03-11T12:00:00Z')
let world: TestReports

// Threads that start beside other tests take seconds each.
vi.setConfig({ testTimeout: 120_000 })

/** While there is one, the thread waits for the names of members, in the middle of its file. */
let hold: PromiseWithResolvers<void> | undefined
let asked = Promise.withResolvers<void>()
const packNames = async (ids: string): Promise<string> => {
  asked.resolve()
  await hold?.promise
  return packTestNames(ids)
}

beforeAll(async () => {
  world = await openTestReports(3, packNames)
  world.setNow(now)
  for (const memberId of [1n, 2n, 3n]) {
    const order = { source: 'bank', memberId, amountMinor: 500_000n }
    const txnId = `=1+${memberId}`
    await world.wallet.post({ ...order, txnId, kind: 'cashier.deposit_credited' })
  }
})
afterAll(() => world.close())
beforeEach(() => {
  operatorId += 1n
  hold = Promise.withResolvers()
  asked = Promise.withResolvers()
})

let operatorId = 7n
const rights = new Map([['reports.export', null] as const, ['ledger.read', null] as const])
const ask = async (): Promise<string> => {
  const day = '2026-03-11'
  const content = { what: 'movements', from: day, to: day } as const
  const order = { exportId: randomUUID(), content, format: 'csv', reason: 'inspection' } as const
  const by = { operatorId, username: 'ana', brandId: 1, rights }
  return (await world.reports.createExport(by, 'EN', order)).exportId
}
const stateOf = async (exportId: string) =>
  (await world.reports.listExports(operatorId)).list.find((one) => one.exportId === exportId)?.state
const countParts = async (exportId: string): Promise<number> => {
  const { rows } = await world.pool.query<{ count: bigint }>(
    'select count(*) as count from reports.export_part where export_id = $1',
    [exportId],
  )
  return Number(rows[0]?.count)
}
const read = async (exportId: string): Promise<string | undefined> => {
  const { address } = await world.reports.openExport(operatorId, exportId)
  const file = await world.reports.downloadExport(address.split('/').at(-1) ?? '')
  return file && text(file.content)
}
const ofThread = `from pg_stat_activity
  where datname = current_database() and application_name = 'trevo exports'`
const readByThread = async (): Promise<string[]> =>
  (await world.pool.query<{ query: string }>(`select query ${ofThread}`)).rows.map(
    ({ query }) => query,
  )

test('the ledger is read on the one connection of the thread, which ends with the file', async () => {
  const exportId = await ask()
  const writing = world.reports.writeExports()
  await asked.promise
  expect(await readByThread()).toHaveLength(1)
  // The page that it read was a step.
  const { rows } = await world.pool.query('select seen_at from reports.export where id = $1', [
    exportId,
  ])
  expect(rows).toEqual([{ seen_at: now }])
  expect(world.reports.countExportConnections()).toMatchObject({ open: 1, waiting: 0 })

  hold?.resolve()
  expect(await writing).toBe(1)
  expect(world.reports.countExportConnections()).toEqual({ open: 0, idle: 0, waiting: 0 })
  await expect.poll(readByThread, { timeout: 30_000 }).toEqual([])
  const written = await read(exportId)
  expect(written?.match(/"m\d"/g)).toEqual(['"m1"', '"m3"'])
  // What a spreadsheet would run is text.
  expect(written).toContain(`"'=1+3"`)
})

test('a file that takes long stays with its writer as long as that makes steps', async () => {
  const exportId = await ask()
  const seen = async () => {
    const { rows } = await world.pool.query<{ claimed_at: Date; seen_at: Date; steps: boolean }>(
      'select claimed_at, seen_at from reports.export where id = $1',
      [exportId],
    )
    return rows[0]
  }
  const claimed = now
  const after = (minutes: number) => new Date(claimed.getTime() + minutes * 60_000)
  const quarterBefore = (at: Date) => new Date(at.getTime() - 15 * 60_000)
  const db = createDatabase<ReportsTables>(world.pool).db
  const row = await claimExport(db, claimed, quarterBefore(claimed))
  if (!row) throw new Error('nothing to write')
  await noteStep(db, row, after(14))
  expect(await claimExport(db, after(28), quarterBefore(after(28)))).toBeUndefined()
  await noteStep(db, row, after(28))
  expect(await seen()).toMatchObject({ claimed_at: claimed, seen_at: after(28) })

  const other = await claimExport(db, after(44), quarterBefore(after(44)))
  expect(other).toMatchObject({ id: exportId, claimed_at: after(44) })
  // The one before is no longer its writer.
  await noteStep(db, row, after(50))
  expect(await seen()).toMatchObject({ claimed_at: after(44), seen_at: after(44) })
})

test('a copy that shuts down ends the thread, and another copy writes the whole file', async () => {
  const exportId = await ask()
  const copy = world.openCopy()
  const writing = copy.writeExports()
  await asked.promise
  copy.stopExports()
  expect(await writing).toBe(1)
  expect(await stateOf(exportId)).toBe('waiting')
  await expect.poll(readByThread, { timeout: 30_000 }).toEqual([])
  expect(await copy.writeExports()).toBe(0)

  hold?.resolve()
  expect(await world.reports.writeExports()).toBe(1)
  expect((await read(exportId))?.match(/"m\d"/g)).toEqual(['"m1"', '"m3"'])
})

test('a writer whose file another one has claimed stores nothing of it', async () => {
  const exportId = await ask()
  const writing = world.reports.writeExports()
  await asked.promise
  await world.pool.query(
    `update reports.export set claimed_at = claimed_at + interval '15 minutes' where id = $1`,
    [exportId],
  )
  hold?.resolve()
  await writing
  expect([await stateOf(exportId), await countParts(exportId)]).toEqual(['writing', 0])
})

test('one file at a time: when one cannot be written it has failed, and the next is written', async () => {
  const exportId = await ask()
  const next = await ask()
  const writing = world.reports.writeExports()
  await asked.promise
  expect([await stateOf(exportId), await stateOf(next)]).toEqual(['writing', 'waiting'])
  hold?.reject(new Error('no names'))
  hold = undefined
  expect(await writing).toBe(2)
  expect([await stateOf(exportId), await stateOf(next)]).toEqual(['failed', 'ready'])
  await world.reports.writeExports()
  expect(await countParts(exportId)).toBe(0)
})

test('a connection that the database ends between two readings is replaced', async () => {
  const exportId = await ask()
  const writing = world.reports.writeExports()
  await asked.promise
  await world.pool.query(`select pg_terminate_backend(pid) ${ofThread}`)
  await expect.poll(readByThread, { timeout: 30_000 }).toEqual([])
  hold?.resolve()
  await writing
  expect(await stateOf(exportId)).toBe('ready')
})
