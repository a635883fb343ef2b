import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { valueOf } from '../value-of.ts'
import { officers, startAmlWorld } from './start-aml-world.ts'

const world = await startAmlWorld()
const { pool } = world.server
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const dayMs = 86_400_000
const yearOf = (at: Date): number => at.getUTCFullYear()
const params = { year: String(yearOf(world.clock.now())) }

test('P1143: a year in numbers: alerts by rule, cases, communications and their times', async () => {
  const api = await world.enterAs(officers[0])
  const none = valueOf(await api.call(ops.showAmlYear, { params }))
  expect(none).toMatchObject({ isOver: false, report: null, askedBy: null })
  await world.structure('ana.demo')
  await world.structure('bento.demo')
  const raised = valueOf(await api.call(ops.showAmlYear, { params })).figures.alerts
  expect(raised).toMatchObject({ inCase: 0, closed: 0, medianHours: null })
  expect(raised.byRule).toContainEqual({ rule: 'structuring', raised: 2, inCase: 0 })

  const { personId } = await world.memberOf('ana.demo')
  const { alerts } = await world.aml.showAmlPerson(1, personId)
  const body = { alertId: alerts[0]?.alertId ?? '', title: 'Ana', reason: 'sem explicação' }
  const { caseId } = valueOf(await api.call(ops.openAmlCase, { body }))
  const decision = { decision: 'archive' as const, reason: 'origem comprovada' }
  valueOf(await api.call(ops.decideAmlCase, { params: { caseId }, body: decision }))
  const { figures } = valueOf(await api.call(ops.showAmlYear, { params }))
  expect(figures.cases).toMatchObject({ opened: 1, archived: 1, toReport: 0, medianHours: 0 })
  expect(figures.alerts.inCase).toBe(alerts.length)
  expect(figures.communications).toEqual({ made: 0, late: 0, medianHours: null })
})

test('the report is made once the year is over, by two persons, once, and is never changed', async () => {
  const order = { params, body: { reason: 'relatório de efetividade' } }
  const early = await world.enterAs(officers[0])
  expect(await early.call(ops.reportAmlYear, order)).toMatchObject({ code: 'aml.year_open' })
  expect(await early.call(ops.downloadAmlYear, { params })).toMatchObject({
    code: 'aml.report_unknown',
  })
  world.advance(367 * dayMs)
  world.beginTest()
  const one = await world.enterAs(officers[0])
  expect(valueOf(await one.call(ops.reportAmlYear, order)).isDone).toBe(false)
  expect(valueOf(await one.call(ops.showAmlYear, { params })).askedBy).toBe(officers[0])
  const two = await world.enterAs(officers[1])
  expect(valueOf(await two.call(ops.reportAmlYear, order)).isDone).toBe(true)
  const shown = valueOf(await two.call(ops.showAmlYear, { params }))
  expect(shown.report?.madeBy).toBe(officers.join(', '))
  const { content } = valueOf(await two.call(ops.downloadAmlYear, { params }))
  expect(JSON.parse(content)).toMatchObject({
    schema: 'trevo-aml-year-1',
    year: Number(params.year),
    cases: { opened: 1, archived: 1 },
  })
  expect(content).not.toContain('ana.demo')
  expect(await one.call(ops.reportAmlYear, order)).toMatchObject({ code: 'aml.year_reported' })
  await expect(pool.query('delete from aml.year_report')).rejects.toThrow('never changed')
})

test('the regulator reads every part of the inspection, changes nothing, and AML once two persons opened it', async () => {
  const regulator = await world.enterAs('regulador.demo')
  for (const answer of await Promise.all([
    regulator.call(ops.listJurisdictionRules, { params: { name: 'br' } }),
    regulator.call(ops.listGameReturns, { query: {} }),
    regulator.call(ops.listClosedDays, { query: {} }),
    regulator.call(ops.listSigapFiles, { query: {} }),
    regulator.call(ops.listFundsDays, { query: {} }),
    regulator.call(ops.listPrizes, { query: {} }),
    regulator.call(ops.countExclusions, { query: {} }),
    regulator.call(ops.listIntegrityCases, { query: {} }),
    regulator.call(ops.showDossier),
  ])) {
    // A brand that does not report says so instead.
    expect(answer.ok ? '' : answer.code).not.toBe('operator.right_required')
  }
  const body = { reason: 'sou o regulador' }
  for (const refused of await Promise.all([
    regulator.call(ops.notePrize, { params: { itemId: '1' }, body }),
    regulator.call(ops.handOverPrize, { params: { itemId: '1' }, body }),
    regulator.call(ops.noticeManipulation, { params: { caseId: '1' }, body }),
    regulator.call(ops.noteFundsDay, { params: { day: '2026-01-01' }, body }),
    regulator.call(ops.showAmlYear, { params }),
  ])) {
    expect(refused).toMatchObject({ code: 'operator.right_required' })
  }
  await world.grant('regulador.demo', 'aml_inspection')
  expect(await regulator.call(ops.showAmlYear, { params })).toMatchObject({ ok: true })
  expect(await regulator.call(ops.reportAmlYear, { params, body })).toMatchObject({
    code: 'operator.right_required',
  })
})

test('exclusions are counted by kind and term, without names', async () => {
  const one = await world.enterAs('regulador.demo')
  const { memberId } = await world.memberOf('clara.demo')
  await pool.query(
    `insert into members.exclusion (member_id, brand_id, kind, term, began_at, ends_at)
     values ($1, 1, 'exclusion', 'indefinite', $2, null)`,
    [memberId, world.clock.now()],
  )
  expect(valueOf(await one.call(ops.countExclusions, { query: {} })).rows).toContainEqual({
    kind: 'exclusion',
    term: 'indefinite',
    running: 1,
    begun: 1,
  })
})
