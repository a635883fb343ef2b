import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { expectActsWithoutBefore } from '../backoffice/expect-acts-without-before.ts'
import { valueOf } from '../value-of.ts'
import { officers, startAmlWorld } from './start-aml-world.ts'

const world = await startAmlWorld()
const { pool } = world.server
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const alertsOf = async (username: string) => {
  const { personId } = await world.memberOf(username)
  const { alerts } = await world.aml.showAmlPerson(1, personId)
  return alerts
}
const alertOf = async (username: string) => {
  const [alert] = await alertsOf(username)
  if (!alert) throw new Error(`no alert about ${username}`)
  return alert
}
const countOf = async (table: string, column: string, id: unknown): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${column} = $1`,
    [id],
  )
  return rows[0]?.count ?? 0
}

test('amlAlertDays: deposits just below the amount raise one alert with what it relied on, due in its time', async () => {
  await world.structure('ana.demo')
  const alert = await alertOf('ana.demo')
  expect(alert).toMatchObject({
    rule: 'structuring',
    state: 'open',
    amount: '28500.00',
    riskClass: 'medium',
  })
  expect(Date.parse(alert.dueAt) - Date.parse(alert.openedAt)).toBe(30 * 86_400_000)
  const { evidence } = await world.aml.showAmlAlert(1, BigInt(alert.alertId))
  expect(evidence.map(({ kind, amount }) => [kind, amount])).toEqual(
    Array.from({ length: 3 }, () => ['deposit', '9500.00']),
  )
})

test('a person evaluated again raises nothing twice; what comes later grows the open alert', async () => {
  await world.structure('bento.demo')
  const { memberId } = await world.memberOf('bento.demo')
  await pool.query('insert into aml.due (member_id, since) values ($1, now())', [memberId])
  await world.aml.watchMoney()
  expect(await alertsOf('bento.demo')).toHaveLength(1)
  await world.structure('bento.demo', 1)
  const grown = (await alertsOf('bento.demo')).filter(({ rule }) => rule === 'structuring')
  expect(grown.map(({ amount }) => amount)).toEqual(['38000.00'])
})

test('Pix of others and reversed Pix are read from the cashier, though no movement shows them', async () => {
  const { memberId } = await world.memberOf('clara.demo')
  const pay = (e2e: string, reason: string | null) =>
    pool.query(
      `insert into cashier.payment (e2e_id, status, reason, noticed_at, noticed_by, amount_minor, payer_document,
         member_id, decided_at)
       values ($1, 'refunded', $2, now() - interval '5 minutes', 'webhook', 500000, '11144477735', $3,
         now() - interval '5 minutes')`,
      [e2e, reason, memberId],
    )
  await pay('E'.padEnd(32, '1'), 'payer_differs')
  await pay('E'.padEnd(32, '2'), 'payer_differs')
  await pay('E'.padEnd(32, '3'), null)
  await pool.query(
    `insert into cashier.reversal (e2e_id, refund_id, what, member_id, deposit_id, amount_minor, covered_minor,
       owed_minor, payments, reversed_at)
     values ($1, 'D1', 'deposit', $2, gen_random_uuid(), 500000, 0, 500000, 1, now() - interval '5 minutes')`,
    ['E'.padEnd(32, '3'), memberId],
  )
  await world.aml.watchMoney()
  await world.aml.watchMoney()
  const alerts = await alertsOf('clara.demo')
  expect(alerts.map(({ rule, amount }) => [rule, amount]).toSorted()).toEqual([
    ['payer_mismatch', '100.00'],
    ['reversal', '50.00'],
  ])
})

test('amlPep: whom a list names raises an alert before any money moves', async () => {
  const { memberId, personId } = await world.memberOf('agente.demo')
  await pool.query(
    `update settings.rule set value = 'true' where jurisdiction = 'open' and key = 'amlPep'`,
  )
  await world.server.server.modules.settings.reload()
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into kyc.case (person_id, member_id, brand_id, state, round, created_at, changed_at)
     values ($1, $2, 1, 'review', 1, now(), now()) returning id`,
    [personId, memberId],
  )
  await pool.query(
    `insert into kyc.check (case_id, round, kind, request_id, verdict, causes, due_at, answered_at)
     values ($1, 1, 'screening', gen_random_uuid(), 'review', '{pep}', now(), now() - interval '5 minutes')`,
    [rows[0]?.id],
  )
  await world.aml.watchMoney()
  expect(await alertsOf('agente.demo')).toMatchObject([{ rule: 'pep', riskClass: 'high' }])
})

describe('a process that ends in between', () => {
  /** Runs the job while a lock holds it up, ends the connection that waits, and answers how the job ended. */
  const endWhileWaiting = async (table: string): Promise<string> => {
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query(`lock table ${table} in access exclusive mode`)
      const job = { isOver: false }
      const work = world.aml
        .watchMoney()
        .then(
          () => 'done',
          () => 'ended',
        )
        .finally(() => {
          job.isOver = true
        })
      while (!job.isOver) {
        await holder.query(
          `select pg_terminate_backend(pid) from pg_locks
           where relation = $1::regclass and not granted`,
          [table],
        )
      }
      return await work
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }

  test.each(['aml.payment', 'aml.evidence', 'aml.person'])(
    'while it writes %s leaves nothing twice and nothing out',
    async (table) => {
      const username = { 'aml.payment': 'davi.demo', 'aml.evidence': 'elisa.demo' }[table]
      const { memberId } = await world.memberOf(username ?? 'membro.demo')
      for (let index = 0; index < 3; index += 1) {
        await world.server.deposit(memberId, `${table}-${index}`, '9500.00')
      }
      expect(await endWhileWaiting(table)).toBe('ended')
      await world.aml.watchMoney()
      await world.aml.watchMoney()
      expect(await countOf('aml.payment', 'member_id', memberId)).toBe(3)
      const alerts = (await alertsOf(username ?? 'membro.demo')).filter(
        ({ rule }) => rule === 'structuring',
      )
      expect(alerts).toHaveLength(1)
      expect(await countOf('aml.evidence', 'alert_id', alerts[0]?.alertId)).toBe(3)
      expect(await countOf('aml.due', 'member_id', memberId)).toBe(0)
    },
  )
})

test('an officer notes an alert once and closes it with a reason; the class of the person falls', async () => {
  const api = await world.enterAs(officers[0])
  const { alertId, personId } = await alertOf('ana.demo')
  const params = { alertId }
  const note = { clientId: randomUUID(), note: 'Vendeu um carro, contrato no cofre' }
  valueOf(await api.call(ops.noteAmlAlert, { params, body: note }))
  const noted = valueOf(await api.call(ops.noteAmlAlert, { params, body: note }))
  expect(noted.events.map(({ kind }) => kind)).toEqual(['opened', 'note'])
  const other = { ...note, note: 'another' }
  expect(await api.call(ops.noteAmlAlert, { params, body: other })).toMatchObject({
    code: 'request.id_reused',
  })
  const body = { reason: 'origem comprovada' }
  const closed = valueOf(await api.call(ops.closeAmlAlert, { params, body }))
  expect(closed).toMatchObject({ state: 'closed', riskClass: 'low' })
  expect(await api.call(ops.closeAmlAlert, { params, body })).toMatchObject({
    code: 'aml.alert_state',
  })
  const { classes, flow } = valueOf(await api.call(ops.showAmlPerson, { params: { personId } }))
  expect(classes.map(({ riskClass }) => riskClass)).toEqual(['low', 'medium'])
  expect(flow).toHaveLength(90)
  // The clock is ahead of the deposits: the day of the alert they raised is theirs.
  const { openedAt } = await alertOf('ana.demo')
  const day = dayOfBrasilia(new Date(openedAt))
  const moved = flow.filter(({ deposits }) => deposits !== '0.00')
  expect(moved).toMatchObject([{ day, deposits: '28500.00' }])
})

test('who has no right of AML is refused, with the same words for what is there and what is not', async () => {
  const api = await world.enterAs('risco.demo')
  const { alertId: known } = await alertOf('bento.demo')
  for (const alertId of [known, '999999']) {
    expect(await api.call(ops.showAmlAlert, { params: { alertId } })).toMatchObject({
      code: 'operator.right_required',
    })
  }
})

test('a regulator reads nothing of it until the role of an inspector is granted, and then decides nothing', async () => {
  const api = await world.enterAs('regulador.demo')
  const { alertId } = await alertOf('bento.demo')
  const params = { alertId }
  expect(await api.call(ops.showAmlAlert, { params })).toMatchObject({
    code: 'operator.right_required',
  })
  // By two persons in the back office, with the last day (`grantStaffRole`).
  await world.grant('regulador.demo', 'aml_inspection')
  expect(valueOf(await api.call(ops.showAmlAlert, { params }))).toMatchObject({ alertId })
  const body = { reason: 'seen' }
  expect(await api.call(ops.closeAmlAlert, { params, body })).toMatchObject({
    code: 'operator.right_required',
  })
})

expectActsWithoutBefore(() => pool, ['noteAmlAlert'])
