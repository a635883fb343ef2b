import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import type { ExportContent } from '@trevo/contract/ops/ledger/exports.ts'
import { demoTotpSecrets } from '../modules/identity/index.ts'
import { afterAll, expect, it } from 'vitest'
import { insertPayments } from './backoffice/insert-payments.ts'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
world.beginTest()
const { token } = await world.enter(world.withCode(first, demoTotpSecrets.operator))
const api = world.apiOf({ token })

it('a file of movements has the members of the ledger by name, and is downloaded once', async () => {
  const { memberId } = await world.server.logIn('membro.demo')
  await world.server.deposit(memberId, 'exported', '123.45')
  const exportId = randomUUID()
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const content = { what: 'movements', from: day(-1), to: day(0) } as const
  const body = { exportId, content, format: 'csv', reason: 'asked by the auditor' } as const
  valueOf(await api.call(ops.createExport, { body }))
  expect(await world.server.server.modules.reports.writeExports()).toBe(1)

  const { address } = valueOf(await api.call(ops.openExport, { params: { exportId } }))
  const file = await fetch(new URL(address, world.server.opsUrl))
  const written = await file.text()
  expect(written).toContain('asked by the auditor')
  const line = written.split('\r\n').find((one) => one.includes('"exported"'))
  expect(line).toContain('"membro.demo"')
  expect(line).toContain('123.45')
  expect((await fetch(new URL(address, world.server.opsUrl))).status).not.toBe(200)
})

const exportAs = async (content: ExportContent): Promise<string> => {
  const exportId = randomUUID()
  const body = { exportId, content, format: 'csv', reason: 'asked by the auditor' } as const
  valueOf(await api.call(ops.createExport, { body }))
  expect(await world.server.server.modules.reports.writeExports()).toBe(1)
  const { address } = valueOf(await api.call(ops.openExport, { params: { exportId } }))
  return (await fetch(new URL(address, world.server.opsUrl))).text()
}
const linesOf = (text: string) => text.trim().split('\r\n')

it('a file of members has the filtered list, of every page, and contacts as masked as on the screen', async () => {
  await world.server.pool.query(
    `update members.member set email = 'maria.souza@exemplo.com.br' where account_key = 'trevo@membro.demo'`,
  )
  const all = await exportAs({ what: 'members', filter: { order: 'registered' } })
  const { list, next } = valueOf(
    await api.call(ops.listMembers, { query: { pageSize: 100, order: 'registered' } }),
  )
  expect(next).toBeNull()
  expect(list.length).toBeGreaterThan(1)
  for (const { username } of list) expect(all).toContain(`"${username}"`)
  expect(all).toContain('"Active"')
  expect(all).not.toContain('maria.souza@')
  const agents = await exportAs({ what: 'members', filter: { order: 'registered', kind: 'agent' } })
  expect(linesOf(agents).length).toBeLessThan(linesOf(all).length)
  expect(agents).not.toContain('"membro.demo"')
})

it('files of deposits, withdrawals and the audit say in words what their lists do', async () => {
  const insert = insertPayments(world.server.pool)
  const credited = await insert.deposit({ status: 'credited', amountMinor: 2_500_000n })
  const waiting = await insert.deposit({ status: 'held', amountMinor: 1_000_000n })
  const deposits = await exportAs({ what: 'deposits', filter: { status: 'credited' } })
  expect(deposits).toContain('State: credited')
  expect(deposits).toMatch(new RegExp(`,250.00,"credited",.*"${credited.depositId}"`))
  expect(deposits).not.toContain(waiting.depositId)
  await exportAs({ what: 'withdrawals', filter: { view: 'all' } })
  const audit = await exportAs({ what: 'audit', filter: { field: 'format' } })
  const { list } = valueOf(await api.call(ops.listAudit, { query: { field: 'format' } }))
  expect(list.length).toBeGreaterThan(3)
  for (const { hash } of list) expect(audit).toContain(hash)
  expect(audit).toContain('"export files"')
})

it('a file of the audit has no act of AML', async () => {
  const record = (right: string, target: string) =>
    JSON.stringify({
      brandId: 1,
      at: new Date().toISOString(),
      operatorId: '1',
      operator: 'pld.demo',
      act: 'decideAlert',
      right,
      target,
      before: null,
      after: { outcome: 'case' },
      fields: ['outcome'],
      reason: 'payments in many parts',
      address: '10.0.0.1',
      requestId: 'r-1',
    })
  for (const [right, target] of [
    ['aml.decide', 'a suspicion'],
    ['aml.read', 'a suspicion'],
    ['members.read', 'no suspicion'],
  ] as const) {
    await world.server.pool.query('select staff.append_audit($1, true)', [record(right, target)])
  }
  const every = await exportAs({ what: 'audit', filter: {} })
  expect(every).toContain('"no suspicion"')
  expect(every).not.toContain('a suspicion')
})
