import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
const { pool } = world.server
const operator = () => world.enterAs(first)

type Row = { member_id: bigint; customer_id: string; username: string }
/** Three members of the brand: the first two share a network, the first referred the third. */
let members: Row[]

beforeAll(async () => {
  const { rows } = await pool.query<Row>(
    `select member_id, customer_id, split_part(account, '@', 2) as username from members.member
     where brand_id = 1 and type = 0 order by member_id limit 3`,
  )
  members = rows
  const [ana, rui, eva] = members
  for (const one of [ana, rui]) {
    await pool.query(
      `insert into identity.known_address (member_id, address_key, first_seen_at, last_seen_at)
       values ($1, '203.0.113.7', now(), now())`,
      [one?.member_id],
    )
    await pool.query(
      `insert into identity.security_event (member_id, at, event_id, brand_id, kind, address, user_agent,
         device_kind)
       values ($1, now(), $2, 1, 'login', '203.0.113.7', 'Firefox', 'web')`,
      [one?.member_id, randomUUID()],
    )
  }
  await pool.query('update members.member set referrer_member_id = $1 where member_id = $2', [
    ana?.member_id,
    eva?.member_id,
  ])
})
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

test('an account that shares a device, a network or a referral with a member is shown with the reasons', async () => {
  const [ana, rui, eva] = members
  const api = await operator()
  const params = { memberId: ana?.username ?? '' }
  const { member, others, links } = valueOf(await api.call(ops.showMemberLinks, { params }))
  expect(member.memberId).toBe(ana?.customer_id)
  expect(others.map(({ memberId }) => memberId)).toEqual(
    expect.arrayContaining([rui?.customer_id, eva?.customer_id]),
  )
  const reasonsWith = (id: string | undefined) =>
    links
      .filter((link) => link.memberId === id || link.otherId === id)
      .flatMap(({ reasons }) => reasons.map(({ reason }) => reason))
  expect(reasonsWith(rui?.customer_id)).toEqual(['sameDevice', 'sameAddress'])
  expect(reasonsWith(eva?.customer_id)).toEqual(['referral'])
  const unknown = await api.call(ops.showMemberLinks, { params: { memberId: 'nobody' } })
  expect(unknown).toMatchObject({ ok: false, code: 'member.unknown' })
})

test('two persons block several members of a case with one reason; the case keeps what happened', async () => {
  const ids = members.map((one) => one.customer_id)
  const ana = await operator()
  const body = {
    clientId: randomUUID(),
    title: 'One purse',
    members: ids,
    reason: 'one device for three accounts',
  }
  const opened = valueOf(await ana.call(ops.openRiskCase, { body }))
  expect(valueOf(await ana.call(ops.openRiskCase, { body })).caseId).toBe(opened.caseId)
  const params = { caseId: opened.caseId }
  const block = {
    members: ids,
    permissions: ['withdraw' as const],
    until: null,
    reason: 'one purse',
  }
  const asked = valueOf(await ana.call(ops.blockCaseMembers, { params, body: block }))
  expect(asked.isDone).toBe(false)
  const bruno = await world.enterAs(second)
  const done = valueOf(await bruno.call(ops.blockCaseMembers, { params, body: block }))
  expect(done.isDone).toBe(true)
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from members.block
     where member_id = any($1) and permission = 'withdraw' and ended_at is null`,
    [members.map((one) => one.member_id)],
  )
  expect(rows[0]?.count).toBe(3)
  const whole = valueOf(await ana.call(ops.showRiskCase, { params }))
  expect(whole.events.map(({ kind }) => kind)).toEqual(['opened', 'blocked'])
})

test('a case is noted, handed to an owner and closed; it leaves the open ones', async () => {
  const ana = await operator()
  const [member] = members
  const body = {
    clientId: randomUUID(),
    title: 'Look again',
    members: [member?.customer_id ?? ''],
    reason: 'odd bets',
  }
  const { caseId } = valueOf(await ana.call(ops.openRiskCase, { body }))
  const change = { clientId: randomUUID(), note: 'asked trading', owner: second.username }
  const params = { caseId }
  const noted = valueOf(await ana.call(ops.changeRiskCase, { params, body: change }))
  expect(noted).toMatchObject({ owner: second.username })
  expect(noted.events.map(({ kind }) => kind).toSorted()).toEqual(['note', 'opened', 'owner'])
  valueOf(await ana.call(ops.changeRiskCase, { params, body: change }))
  const closing = { clientId: randomUUID(), state: 'closed' as const }
  const closed = valueOf(await ana.call(ops.changeRiskCase, { params, body: closing }))
  expect(closed.state).toBe('closed')
  const open = valueOf(await ana.call(ops.listRiskCases, { query: { state: 'open' } }))
  expect(open.list.some((one) => one.caseId === caseId)).toBe(false)
})

test('the id of a case or of a note is that of no other one', async () => {
  const ana = await operator()
  const bruno = await world.enterAs(second)
  const [member] = members
  const body = {
    clientId: randomUUID(),
    title: 'Two names',
    members: [member?.customer_id ?? ''],
    reason: 'odd bets',
  }
  const reused = { code: 'request.id_reused' }
  const { caseId } = valueOf(await ana.call(ops.openRiskCase, { body }))
  expect(await bruno.call(ops.openRiskCase, { body })).toMatchObject(reused)
  const renamed = { ...body, title: 'Three names' }
  expect(await ana.call(ops.openRiskCase, { body: renamed })).toMatchObject(reused)
  const params = { caseId }
  const change = { clientId: randomUUID(), note: 'asked trading' }
  const noted = valueOf(await ana.call(ops.changeRiskCase, { params, body: change }))
  expect(noted.events).toHaveLength(2)
  expect(valueOf(await ana.call(ops.changeRiskCase, { params, body: change })).events).toHaveLength(
    2,
  )
  const other = { ...change, note: 'asked the bank' }
  expect(await ana.call(ops.changeRiskCase, { params, body: other })).toMatchObject(reused)
})

test('a case keeps five hundred events, and takes no more', async () => {
  const ana = await operator()
  const [member] = members
  const opening = { title: 'Long one', members: [member?.customer_id ?? ''], reason: 'many bets' }
  const { caseId } = valueOf(
    await ana.call(ops.openRiskCase, { body: { clientId: randomUUID(), ...opening } }),
  )
  await pool.query(
    `insert into risk.case_event (case_id, client_id, at, operator, kind, content)
     select $1, gen_random_uuid(), now(), 'ana', 'note', 'x' from generate_series(1, 498)`,
    [caseId],
  )
  const note = (text: string) =>
    ana.call(ops.changeRiskCase, {
      params: { caseId },
      body: { clientId: randomUUID(), note: text },
    })
  expect(valueOf(await note('the last')).events).toHaveLength(500)
  expect(await note('one more')).toMatchObject({ code: 'risk.case_full' })
})

test('a case of nobody is unknown', async () => {
  const ana = await operator()
  const params = { caseId: '999999999' }
  const note = () => ({ clientId: randomUUID(), note: 'asked trading' })
  expect(await ana.call(ops.showRiskCase, { params })).toMatchObject({ code: 'risk.case_unknown' })
  expect(await ana.call(ops.changeRiskCase, { params, body: note() })).toMatchObject({
    code: 'risk.case_unknown',
  })
})

expectActsWithoutBefore(() => pool, ['openRiskCase'])
