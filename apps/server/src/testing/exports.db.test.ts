import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { demoTotpSecrets } from '../modules/identity/index.ts'
import { afterAll, expect, it } from 'vitest'
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
