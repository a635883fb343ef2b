import { randomUUID } from 'node:crypto'
import { showServiceStatus } from '@trevo/api-client/endpoints.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, startOperatorWorld } from '../start-operator-world.ts'
import { valueOf } from '../value-of.ts'

const world = await startOperatorWorld()
const { server } = world
afterAll(() => server.close())
world.beginTest()
const operator = await world.enterAs(first)
const { status, system } = server.server.modules

const incidentId = randomUUID()
beforeAll(async () => {
  await system.copy.sign()
  await server.pool.query(
    `insert into status.incident (id, brand_id, part, state, began_at, ended_at)
     values ($1, 1, 'deposits', 'down', now() - interval '2 days', now() - interval '47 hours')`,
    [incidentId],
  )
  // With the connections of the running server, each of its modules says how it works.
  await status.measureMinutes()
})

const shown = async () => valueOf(await server.guest().call(showServiceStatus, { query: {} }))

test('everybody reads each part and vendor of the brand by name, and what is not known is not working', async () => {
  const { parts } = await shown()
  const own = new Map(parts.map((part) => [part.vendor?.name ?? part.kind, part]))
  expect([...own.keys()].slice(0, 6)).toEqual([
    'site',
    'deposits',
    'withdrawals',
    'lottery',
    'sports',
    'Trevo Originais',
  ])
  expect(own.get('Trevo Originais')).toMatchObject({ kind: 'vendor', state: 'unknown' })
  expect(own.get('withdrawals')).toMatchObject({ state: 'unknown', latePercent: null })
})

test('operators explain an incident, players read it at once, and the audit has old and new', async () => {
  const params = { incidentId }
  const { list } = valueOf(await operator.call(ops.listStatusIncidents, { query: {} }))
  expect(list.find((one) => one.incidentId === incidentId)).toMatchObject({
    fault: null,
    texts: {},
  })
  const texts = { PT: 'Um cabo foi rompido.', EN: 'A cable was cut.' }
  const body = {
    fault: 'network' as const,
    texts,
    before: { fault: null, texts: {} },
    reason: 'The report of the data centre',
  }
  const explained = valueOf(await operator.call(ops.explainStatusIncident, { params, body }))
  expect(explained).toMatchObject({ fault: 'network', texts })
  const { incidents } = await shown()
  expect(incidents.find((one) => one.incidentId === incidentId)).toMatchObject({
    kind: 'deposits',
    state: 'down',
    fault: 'network',
    text: texts.EN,
  })
  const again = await operator.call(ops.explainStatusIncident, { params, body })
  expect(again).toMatchObject({ code: 'incident.changed' })
  const { rows } = await server.pool.query<{ before: object; after: object; reason: string }>(
    `select before, after, reason from staff.audit where act = 'explainStatusIncident' and target = $1
     order by position limit 1`,
    [incidentId],
  )
  expect(rows).toMatchObject([
    {
      before: { fault: null },
      after: { fault: 'network', textPT: texts.PT, textEN: texts.EN },
      reason: body.reason,
    },
  ])
})
