import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, expect, it } from 'vitest'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
world.beginTest()
const api = await world.enterAs(first)
const { members, privacy } = world.server.server.modules

it('LGPD art. 18: a correction is listed, answered and read by the member; data is handed over with every module’s part', async () => {
  const member = await members.findMemberByUsername(1, 'ana.demo')
  if (!member) throw new Error('no member')
  const { memberId } = member
  const requestId = randomUUID()
  const whose = { memberId, brandId: 1 }
  await privacy.correctMyData(whose, { requestId, field: 'name', text: 'Ana Souza' })
  const { list } = valueOf(await api.call(ops.listDataRequests, { query: {} }))
  expect(list).toMatchObject([{ requestId, username: 'ana.demo', field: 'name' }])
  const body = { reason: 'corrected' }
  valueOf(await api.call(ops.answerDataRequest, { params: { requestId }, body }))
  expect((await privacy.getMyData(whose)).requests).toMatchObject([{ state: 'done' }])
  const order = { requestId: randomUUID(), username: 'ana.demo', reason: 'in person' }
  const { content } = valueOf(await api.call(ops.handOverData, { body: order }))
  const file: unknown = JSON.parse(Buffer.from(content, 'base64').toString())
  for (const part of ['identity', 'logins', 'money', 'play', 'limits', 'messages', 'tax']) {
    expect(file).toHaveProperty(part)
  }
  await world.server.server.modules.staff.audit.flushReadings()
  const readers = await privacy.listMyDataReaders(whose, { pageSize: 20 })
  expect(readers.list[0]?.role).toBeTypeOf('string')
})
