import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { carryOverAml } from '../../modules/aml/index.ts'
import { CoafReport } from '../../modules/aml/domain/coaf-report.ts'
import { expectActsWithoutBefore } from '../backoffice/expect-acts-without-before.ts'
import { valueOf } from '../value-of.ts'
import { officers, startAmlWorld } from './start-aml-world.ts'

const world = await startAmlWorld()
const { pool } = world.server
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const hourMs = 3_600_000
const first = () => world.enterAs(officers[0])
const second = () => world.enterAs(officers[1])
type Api = Awaited<ReturnType<typeof first>>

/** An alert about a member made a case. */
const openCase = async (api: Api, username: string) => {
  await world.structure(username)
  const { personId } = await world.memberOf(username)
  const { alerts } = await world.aml.showAmlPerson(1, personId)
  const alertId = alerts[0]?.alertId ?? ''
  const body = { alertId, title: `Depósitos de ${username}`, reason: 'sem explicação' }
  return valueOf(await api.call(ops.openAmlCase, { body }))
}

test('coafHours: decided, made by two persons, sealed, and taken by each of them once', async () => {
  const api = await first()
  const { caseId } = await openCase(api, 'ana.demo')
  await pool.query(
    `update members.member set tax_id = '73190456216' where account = 'trevo@ana.demo'`,
  )
  const params = { caseId }
  const document = {
    clientId: randomUUID(),
    note: 'Extrato de novembro',
    reference: 'cofre/ana-11.pdf',
  }
  valueOf(await api.call(ops.noteAmlCase, { params, body: document }))
  const reporting = { reason: 'Ocorrência confirmada' }
  expect(await api.call(ops.reportAmlCase, { params, body: reporting })).toMatchObject({
    code: 'aml.case_state',
  })
  expect(await api.call(ops.downloadAmlReport, { params, body: reporting })).toMatchObject({
    code: 'aml.report_unknown',
  })
  const decide = { decision: 'report' as const, reason: 'Fracionamento sem origem' }
  const decided = valueOf(await api.call(ops.decideAmlCase, { params, body: decide }))
  expect(decided.state).toBe('to_report')
  expect(Date.parse(decided.dueAt ?? '') - Date.parse(decided.decidedAt ?? '')).toBe(24 * hourMs)

  const asked = valueOf(await api.call(ops.reportAmlCase, { params, body: reporting }))
  expect(asked.isDone).toBe(false)
  const waiting = valueOf(await api.call(ops.showAmlCase, { params })).waiting
  expect(waiting).toMatchObject({ requestId: asked.requestId, askedBy: officers[0] })
  const other = await second()
  const done = valueOf(await other.call(ops.reportAmlCase, { params, body: reporting }))
  expect(done.isDone).toBe(true)

  const taking = { params, body: { reason: 'envio pelo Siscoaf' } }
  const { content } = valueOf(await api.call(ops.downloadAmlReport, taking))
  expect(await api.call(ops.downloadAmlReport, taking)).toMatchObject({ code: 'aml.report_taken' })
  valueOf(await other.call(ops.downloadAmlReport, taking))
  const report = CoafReport.parse(JSON.parse(content))
  expect(report).toMatchObject({
    case: { number: caseId, grounds: decide.reason },
    person: { cpf: '73190456216', accounts: [{ account: 'ana.demo' }] },
    situations: [{ rule: 'structuring', amount: '28500.00' }],
    documents: [{ reference: document.reference, description: document.note }],
  })
  expect(report.payments.map(({ amount }) => amount)).toEqual(['9500.00', '9500.00', '9500.00'])
  const { rows } = await pool.query<{ content: Buffer }>(
    'select content from aml.report where case_id = $1',
    [caseId],
  )
  expect(rows[0]?.content.includes('73190456216')).toBe(false)
  const whole = valueOf(await api.call(ops.showAmlCase, { params }))
  expect(whole).toMatchObject({ state: 'reported', riskClass: 'high', report: { isTaken: true } })
  expect(whole.events.map(({ kind }) => kind)).toEqual([
    'case',
    'document',
    'decided',
    'report_asked',
    'reported',
    'downloaded',
    'downloaded',
  ])
})

test('an alert and a case of nobody are unknown', async () => {
  const api = await first()
  const params = { caseId: '999999999' }
  const note = { clientId: randomUUID(), note: 'Extrato', reference: null }
  const unknown = { code: 'aml.case_unknown' }
  expect(await api.call(ops.showAmlCase, { params })).toMatchObject(unknown)
  expect(await api.call(ops.noteAmlCase, { params, body: note })).toMatchObject(unknown)
  const taking = { reason: 'envio pelo Siscoaf' }
  expect(await api.call(ops.downloadAmlReport, { params, body: taking })).toMatchObject(unknown)
  const alert = { params: { alertId: '999999999' } }
  const unknownAlert = { code: 'aml.alert_unknown' }
  expect(await api.call(ops.showAmlAlert, alert)).toMatchObject(unknownAlert)
  expect(
    await api.call(ops.closeAmlAlert, { ...alert, body: { reason: 'origem comprovada' } }),
  ).toMatchObject(unknownAlert)
})

test('alarms come once each, before the end of the clock and at its end', async () => {
  const api = await first()
  const { caseId } = await openCase(api, 'bento.demo')
  const params = { caseId }
  const body = { decision: 'report' as const, reason: 'Fracionamento sem origem' }
  valueOf(await api.call(ops.decideAmlCase, { params, body }))
  const alarms = async () => {
    await world.aml.watchClocks()
    await world.aml.watchClocks()
    const { rows } = await pool.query<{ kind: string }>(
      `select kind from aml.event where case_id = $1 and kind in ('due_soon', 'overdue') order by id`,
      [caseId],
    )
    return rows.map(({ kind }) => kind)
  }
  expect(await alarms()).toEqual([])
  world.advance(20 * hourMs)
  expect(await alarms()).toEqual(['due_soon'])
  world.advance(4 * hourMs)
  expect(await alarms()).toEqual(['due_soon', 'overdue'])
  const { counts, firstDue } = await world.aml.listAmlCases(1, { state: 'to_report', pageSize: 10 })
  expect(counts.late).toBe(1)
  expect(Date.parse(firstDue?.dueAt ?? '')).toBeLessThanOrEqual(world.clock.now().getTime())
})

test('what comes during a case belongs to it; an archived case reports nothing', async () => {
  const api = await first()
  const { caseId } = await openCase(api, 'clara.demo')
  const { memberId } = await world.memberOf('clara.demo')
  await pool.query(
    `update members.member set registered_at = now() - interval '3 years' where member_id = $1`,
    [memberId],
  )
  await pool.query('insert into aml.due (member_id, since) values ($1, now())', [memberId])
  await world.aml.watchMoney()
  const params = { caseId }
  const { alerts } = valueOf(await api.call(ops.showAmlCase, { params }))
  expect(alerts.map(({ rule, state }) => [rule, state])).toEqual(
    expect.arrayContaining([
      ['structuring', 'in_case'],
      ['dormant', 'in_case'],
    ]),
  )
  await world.structure('clara.demo', 1)
  const grown = valueOf(await api.call(ops.showAmlCase, { params })).alerts
  expect(grown.find(({ rule }) => rule === 'structuring')?.amount).toBe('38000.00')
  const body = { decision: 'archive' as const, reason: 'Herança, escritura conferida' }
  expect(valueOf(await api.call(ops.decideAmlCase, { params, body }))).toMatchObject({
    state: 'archived',
    dueAt: null,
  })
  expect(await api.call(ops.reportAmlCase, { params, body: { reason: 'later' } })).toMatchObject({
    code: 'aml.case_state',
  })
})

test('where nobody receives reports a case can only be archived', async () => {
  const api = await first()
  const { caseId } = await openCase(api, 'davi.demo')
  await pool.query(
    `update settings.rule set value = '0' where jurisdiction = 'open' and key = 'coafHours'`,
  )
  await world.server.server.modules.settings.reload()
  const params = { caseId }
  const body = { decision: 'report' as const, reason: 'Fracionamento' }
  expect(await api.call(ops.decideAmlCase, { params, body })).toMatchObject({
    code: 'aml.no_receiver',
  })
  expect(valueOf(await api.call(ops.showAmlCase, { params })).mayReport).toBe(false)
})

test('two accounts that turn out to be one person’s share alerts and cases', async () => {
  const api = await first()
  await openCase(api, 'elisa.demo')
  await openCase(api, 'membro.demo')
  const elisa = await world.memberOf('elisa.demo')
  const membro = await world.memberOf('membro.demo')
  await createDatabase(pool).inTx((tx) =>
    carryOverAml(tx, {
      fromPersonId: membro.personId,
      toPersonId: elisa.personId,
      memberId: membro.memberId,
    }),
  )
  const { alerts, cases } = await world.aml.showAmlPerson(1, elisa.personId)
  expect(alerts.map(({ state }) => state)).toEqual(['in_case', 'in_case'])
  expect(new Set(alerts.map(({ caseId }) => caseId)).size).toBe(1)
  expect(cases.map(({ state }) => state).toSorted()).toEqual(['archived', 'open'])
})

expectActsWithoutBefore(() => pool, ['downloadAmlReport', 'noteAmlCase', 'openAmlCase'])
