import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { queueNames } from '@trevo/contract/ops/everywhere/queues.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
const { server } = world
const orders = server.server.modules.staff.orderRoles(1, 'test')
afterAll(() => server.close())

let token = ''
let operatorId = 0n
beforeAll(async () => {
  world.beginTest()
  operatorId = await world.register().getOperatorId(first.username)
  ;({ token } = await world.enter(world.withCode(first)))
})

/** What waits, as an operator with these roles alone sees it. */
const queuesOf = async (...roles: readonly string[]) => {
  for (const one of await orders.list()) {
    if (one.operatorId === operatorId) await orders.revoke({ operatorId, role: one.code })
  }
  for (const role of roles) await orders.grant({ operatorId, role })
  return valueOf(await world.apiOf({ token }).call(ops.listQueues)).list
}

test('each operator is told what waits in the queues of their rights, and of no others', async () => {
  const namesOf = async (role: string) => (await queuesOf(role)).map(({ name }) => name)
  expect(await namesOf('content')).toEqual([])
  expect(await namesOf('kyc')).toContain('kyc')
  expect(await namesOf('kyc')).not.toContain('withdrawals')
  const regulator = await namesOf('regulator')
  expect(regulator).toEqual(queueNames.filter((name) => regulator.includes(name)))
})

test('a queue says how much waits, since when the first of it does, and by when that is due', async () => {
  const ticketsOf = async () => (await queuesOf('support')).find(({ name }) => name === 'tickets')
  expect(await ticketsOf()).toEqual({
    name: 'tickets',
    count: 0,
    isMore: false,
    since: null,
    dueAt: null,
  })
  await server.pool.query(
    `insert into messaging.feedback (brand_id, reference_number, type, sender, content, language,
       address, sent_at, due_at)
     select 1, 'FQUEUE' || n, 1, 'ana.demo', 'Where is my Pix?', 'PT', '10.0.0.1',
       timestamptz '2026-03-10T12:00:00Z' + n * interval '1 minute',
       timestamptz '2026-03-11T12:00:00Z' + n * interval '1 minute'
     from generate_series(0, 119) n`,
  )
  expect(await ticketsOf()).toEqual({
    name: 'tickets',
    count: 100,
    isMore: true,
    since: '2026-03-10T12:00:00.000Z',
    dueAt: '2026-03-11T12:00:00.000Z',
  })
})

test('every queue can be looked at', async () => {
  const seen = await queuesOf('head_of_operations', 'aml')
  expect(seen.map(({ name }) => name)).toEqual(queueNames)
})
