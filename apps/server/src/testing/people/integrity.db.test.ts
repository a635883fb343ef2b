import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectActsWithoutBefore } from '../backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from '../start-operator-world.ts'
import { valueOf } from '../value-of.ts'

const world = await startOperatorWorld()
const { server } = world
afterAll(() => server.close())

const dayMs = 86_400_000
const rowsOf = async (text: string, values: readonly unknown[] = []) =>
  (await server.pool.query<Record<string, unknown>>(text, [...values])).rows

let one: ReturnType<typeof world.apiOf>
let two: typeof one
let matchId = ''

beforeAll(async () => {
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  const [league] = await rowsOf(
    `insert into sportsbook.league (brand_id, code, sport, names, is_youth, feed, feed_key, teams, every_sec, tick_ms)
     values (1, 'COPA_TESTE', 'football', '{"PT": "Copa", "EN": "Cup"}', false, 'none', 'x', '[]', 60, 1000) returning id`,
  )
  const [match] = await rowsOf(
    `insert into sportsbook.fixture (league_id, ref, round, home, away, rates, starts_at, priced_at)
     values ($1, 'r1', 1, '{"name": "Azul"}', '{"name": "Verde"}', '{}', $2, $2) returning id`,
    [league?.['id'], new Date(world.clock.now().getTime() + dayMs)],
  )
  matchId = String(match?.['id'])
})
// A session ends after a quarter of an hour without an act.
beforeEach(async () => {
  world.beginTest()
  one = await world.enterAs(first)
  two = await world.enterAs(second)
})

const open = (clientId: string = randomUUID()) =>
  one.call(ops.openIntegrityCase, {
    body: { clientId, matchId, reason: 'odd stakes on corners' },
  })
const show = async (caseId: string) =>
  valueOf(await one.call(ops.showIntegrityCase, { params: { caseId } }))
const alarm = async () =>
  valueOf(await one.call(ops.getAlarms)).alarms.find(({ code }) => code === 'manipulation_due')

test('manipulationNoticeDays, L art. 35: a suspicion has a clock of business days, and is an alarm before its end', async () => {
  const clientId = randomUUID()
  const opened = valueOf(await open(clientId))
  expect(opened).toMatchObject({ match: 'Azul – Verde', league: 'Copa', state: 'open' })
  expect(valueOf(await open(clientId)).caseId).toBe(opened.caseId)
  expect(await open()).toMatchObject({ code: 'integrity.case_open' })
  const leftMs = Date.parse(opened.dueAt) - world.clock.now().getTime()
  expect(leftMs).toBeGreaterThan(5 * dayMs)
  expect(await alarm()).toBeUndefined()
  world.advance(leftMs)
  world.beginTest()
  one = await world.enterAs(first)
  expect(await alarm()).toMatchObject({ level: 'critical', count: 1 })
  const { list, noticeDays } = valueOf(await one.call(ops.listIntegrityCases, { query: {} }))
  expect(list).toMatchObject([{ caseId: opened.caseId, isLate: true }])
  expect(noticeDays).toBe(5)
})

test('the notice is made by two persons from case and book, kept as it was made, and downloaded', async () => {
  const { list } = valueOf(await one.call(ops.listIntegrityCases, { query: {} }))
  const caseId = list[0]?.caseId ?? ''
  const params = { caseId }
  valueOf(
    await one.call(ops.noteIntegrityCase, { params, body: { reason: 'three linked accounts' } }),
  )
  const order = { params, body: { reason: 'the pattern is clear' } }
  expect(await one.call(ops.downloadManipulationNotice, order)).toMatchObject({
    code: 'integrity.notice_unknown',
  })
  expect(valueOf(await one.call(ops.noticeManipulation, order)).isDone).toBe(false)
  expect((await show(caseId)).askedBy).toBe(first.username)
  expect(valueOf(await two.call(ops.noticeManipulation, order)).isDone).toBe(true)
  const noticed = await show(caseId)
  expect(noticed).toMatchObject({ state: 'noticed', isLate: false })
  const { content } = valueOf(await two.call(ops.downloadManipulationNotice, order))
  expect(JSON.parse(content)).toMatchObject({
    schema: 'trevo-integrity-1',
    match: { name: 'Azul – Verde' },
    case: { grounds: 'odd stakes on corners' },
    notes: [{ text: 'three linked accounts' }],
  })
  expect((await show(caseId)).events.map(({ kind }) => kind)).toEqual([
    'downloaded',
    'noticed',
    'noted',
    'opened',
  ])
  expect(await alarm()).toBeUndefined()
  const ended = { code: 'integrity.case_ended' }
  expect(await one.call(ops.dismissIntegrityCase, order)).toMatchObject(ended)
  expect(await one.call(ops.noticeManipulation, order)).toMatchObject(ended)
})

test('a case without anything to report is dismissed; another one can be opened then', async () => {
  const { caseId } = valueOf(await open())
  const order = { params: { caseId }, body: { reason: 'a mistake of the feed' } }
  expect(valueOf(await one.call(ops.dismissIntegrityCase, order)).state).toBe('dismissed')
  expect(valueOf(await open()).caseId).not.toBe(caseId)
})

test('the id of a case opens no other one', async () => {
  const [known] = await rowsOf('select client_id from integrity.case_file limit 1')
  const body = {
    clientId: String(known?.['client_id']),
    matchId: String(Number(matchId) + 1),
    reason: 'odd stakes on goals',
  }
  expect(await one.call(ops.openIntegrityCase, { body })).toMatchObject({
    code: 'request.id_reused',
  })
})

test('another brand learns nothing, and an unknown match opens nothing', async () => {
  await rowsOf('update integrity.case_file set brand_id = 2 where state <> $1', ['x'])
  expect(valueOf(await one.call(ops.listIntegrityCases, { query: {} })).list).toEqual([])
  const [row] = await rowsOf('select max(case_id) as id from integrity.case_file')
  expect(
    await one.call(ops.showIntegrityCase, { params: { caseId: String(row?.['id']) } }),
  ).toMatchObject({ code: 'integrity.case_unknown' })
  const body = { clientId: randomUUID(), matchId: '999999999', reason: 'none such' }
  expect(await one.call(ops.openIntegrityCase, { body })).toMatchObject({
    code: 'sportsbook.match_unknown',
  })
})

expectActsWithoutBefore(() => server.pool, [])
