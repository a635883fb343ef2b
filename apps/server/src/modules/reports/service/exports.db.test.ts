import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { ExportContent, ExportFormat } from '@trevo/contract/ops/ledger/exports.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestReports, type TestReports } from '../testing/open-test-reports.ts'

const now = new Date('2026-03-11T12:00:00Z')
let world: TestReports

// Threads that start beside other tests take seconds each.
vi.setConfig({ testTimeout: 120_000 })

beforeAll(async () => {
  world = await openTestReports(4)
  world.setNow(now)
  for (const memberId of [1n, 2n, 3n]) {
    const order = { source: 'bank', memberId, amountMinor: 500_000n }
    await world.wallet.post({ ...order, txnId: `d${memberId}`, kind: 'cashier.deposit_credited' })
  }
  await world.reports.countTransfers()
})
afterAll(() => world.close())

const by = (operatorId: bigint, rights: readonly Right[]) => ({
  operatorId,
  username: `operator ${operatorId}`,
  brandId: 1,
  rights: new Map(rights.map((right) => [right, null])),
})
const movements = { what: 'movements', from: '2026-03-11', to: '2026-03-11' } as const
const ask = (operatorId: bigint, format: ExportFormat = 'csv', exportId: string = randomUUID()) =>
  world.reports.createExport(by(operatorId, ['reports.export', 'ledger.read']), 'EN', {
    exportId,
    content: movements,
    format,
    reason: 'inspection of March',
  })

const download = async (address: string): Promise<string | undefined> => {
  const file = await world.reports.downloadExport(address.split('/').at(-1) ?? '')
  return file && text(file.content)
}

test('a file has the movements of the own brand alone, who asked for it and why, and is opened once', async () => {
  const { exportId } = await ask(7n)
  await expect(world.reports.openExport(7n, exportId)).rejects.toThrow('export.not_ready')
  expect(await world.reports.writeExports()).toBe(1)
  const [mine] = (await world.reports.listExports(7n)).list
  expect(mine).toMatchObject({ state: 'ready', lines: 2, isCut: false })

  await expect(world.reports.openExport(8n, exportId)).rejects.toThrow('export.unknown')
  const { address } = await world.reports.openExport(7n, exportId)
  const written = await download(address)
  expect(written).toContain('inspection of March')
  expect(written).toContain('operator 7')
  expect(written).toContain('"m1"')
  expect(written).toContain('"m3"')
  expect(written).not.toContain('"m2"')
  expect(await download(address)).toBeUndefined()
  await expect(world.reports.openExport(7n, exportId)).rejects.toThrow('export.not_ready')
})

const lists = [
  { what: 'audit', filter: {} },
  { what: 'deposits', filter: {} },
  { what: 'members', filter: { order: 'registered' } },
  { what: 'withdrawals', filter: { view: 'all' } },
] as const satisfies readonly ExportContent[]

test.each([movements, ...lists])(
  'only what the person may read on a screen is exported: $what',
  async (content) => {
    const asked = world.reports.createExport(by(7n, ['reports.export', 'reports.read']), 'EN', {
      exportId: randomUUID(),
      content,
      format: 'csv',
      reason: 'curious',
    })
    await expect(asked).rejects.toThrow('operator.right_required')
  },
)

test('a file that nobody opened within a day is gone', async () => {
  const { exportId } = await ask(9n, 'xlsx')
  await world.reports.writeExports()
  world.setNow(new Date(now.getTime() + 24 * 3_600_000 + 1))
  await expect(world.reports.openExport(9n, exportId)).rejects.toThrow('export.not_ready')
  await world.reports.writeExports()
  const { rows } = await world.pool.query<{ parts: bigint }>(
    'select count(*) as parts from reports.export_part where export_id = $1',
    [exportId],
  )
  expect(rows[0]?.parts).toBe(0n)
  world.setNow(now)
})

test('the same id is the same file, and a fourth one waits for the others', async () => {
  const { exportId } = await ask(10n)
  expect((await ask(10n, 'csv', exportId)).exportId).toBe(exportId)
  await expect(ask(10n, 'pdf', exportId)).rejects.toThrow('request.id_reused')
  await ask(10n)
  await ask(10n)
  await expect(ask(10n)).rejects.toThrow('export.too_many')
  // The next test writes its own alone.
  await world.pool.query('delete from reports.export where operator_id = 10')
})

test('every report can be a file', async () => {
  for (const name of [
    'performance',
    'revenue',
    'liability',
    'jackpots',
    'adjustments',
    'events',
  ] as const) {
    const operatorId = 20n
    await world.reports.createExport(by(operatorId, ['reports.export', 'reports.read']), 'PT', {
      exportId: randomUUID(),
      content: { what: 'report', name, period: 'month', on: '2026-03-11' },
      format: 'pdf',
      reason: 'fechamento',
    })
    await world.reports.writeExports()
    const [latest] = (await world.reports.listExports(operatorId)).list
    expect(latest).toMatchObject({ state: 'ready' })
  }
})
