import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'
import type { ReasonKind } from '@trevo/contract/reason-names.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createListReasons } from '../../compose/reasons/list-reasons.ts'
import { demoPasswords } from '../../modules/identity/index.ts'
import { first, startOperatorWorld } from '../start-operator-world.ts'
import { setPaymentPassword, type LoggedIn } from '../start-transfer-world.ts'
import { valueOf } from '../value-of.ts'

const world = await startOperatorWorld()
const { server, clock } = world
const { modules } = server.server
afterAll(() => server.close())

const reasonsOf = async ({ api }: Pick<LoggedIn, 'api'>) =>
  valueOf(await api.call(endpoints.listReasons, { query: {} })).reasons
const findOne = async (member: LoggedIn, kind: ReasonKind) =>
  (await reasonsOf(member)).find((one) => one.kind === kind)
const change = (sql: string, values: unknown[] = []) => server.pool.query(sql, values)

let ana: LoggedIn
beforeAll(async () => {
  // Of this brand a stake counts in full; what must be wagered is a test of its own.
  await change('update cashier.withdrawal_setting set turnover_bp = 0')
  ana = await server.logIn('ana.demo')
  await server.deposit(ana.memberId, 'ana', '500.00')
  await setPaymentPassword(ana, demoPasswords.member)
})

beforeEach(async () => {
  world.beginTest()
  // Time passes with each test: sessions end.
  ana = await server.logIn('ana.demo')
})

test('an account without any restriction has no reasons', async () => {
  expect(await reasonsOf(ana)).toEqual([])
  expect(valueOf(await ana.api.call(endpoints.getStanding))).toEqual({ bars: [] })
})

test('what is put away tells its amount, since when, until when, and where it is seen', async () => {
  const body = { clientId: randomUUID(), amount: '120.00', days: 7 }
  const { parts } = valueOf(await ana.api.call(endpoints.putInVault, { body }))
  expect(await findOne(ana, 'vault')).toMatchObject({
    since: parts[0]?.putAt,
    until: parts[0]?.opensAt,
    basis: 'own',
    figures: [{ name: 'amount', unit: 'money', value: '120.00' }],
    ways: ['vault'],
  })
})

test('a limit that is reached names limit, use and end of its period, and what waits names both values', async () => {
  const password = demoPasswords.member
  const set = (value: string) =>
    ana.api.call(endpoints.setLimit, {
      body: { kind: 'stake', period: 'day', value, password },
    })
  valueOf(await set('5.00'))
  expect(await findOne(ana, 'limit')).toBeUndefined()
  const at = { nodeId: 1001, amount: '5.00' }
  await server.stake({ ...at, memberId: ana.memberId, txnId: 'reached', roundId: 'reached' })
  const reached = await findOne(ana, 'limit')
  expect(reached).toMatchObject({
    limit: { kind: 'stake', period: 'day' },
    takes: ['stake'],
    ways: ['limits'],
  })
  expect(reached?.figures.map(({ name, value }) => [name, Number(value)])).toEqual([
    ['limit', 5],
    ['used', 5],
  ])
  expect(Date.parse(reached?.until ?? '')).toBeGreaterThan(clock.now().getTime())

  valueOf(await set('50.00'))
  const waiting = await findOne(ana, 'limitRaise')
  expect(waiting).toMatchObject({ reasons: ['waits'], takes: [] })
  expect(waiting?.figures.map(({ value }) => Number(value))).toEqual([5, 50])
  expect(waiting?.since).not.toBeNull()
})

test('a short break and silent mode tell when they end', async () => {
  const paused = valueOf(await ana.api.call(endpoints.takeShortPause, { body: {} }))
  expect(await findOne(ana, 'shortPause')).toMatchObject({ until: paused.pausedUntil })
  const { until } = valueOf(await ana.api.call(endpoints.setSilentMode, { body: { days: 7 } }))
  expect(await findOne(ana, 'silent')).toMatchObject({ until, takes: ['marketing'] })
})

test('after five wrong payment passwords the lock has its end, and reading it counts as no try', async () => {
  const wrong = () =>
    ana.api.call(endpoints.createWithdrawal, {
      body: {
        paymentPassword: '000001',
        clientId: randomUUID(),
        bankCardId: randomUUID(),
        amount: '20.00',
      },
    })
  for (let tries = 1; tries <= 4; tries += 1) {
    expect(await wrong()).toMatchObject({ code: 'payment_password.wrong' })
  }
  expect(await findOne(ana, 'paymentLock')).toBeUndefined()
  expect(await wrong()).toMatchObject({ code: 'payment_password.wrong' })
  const lock = await findOne(ana, 'paymentLock')
  expect(lock).toMatchObject({ takes: ['withdraw'], basis: 'security' })
  expect(Date.parse(lock?.until ?? '') - Date.parse(lock?.since ?? '')).toBe(15 * 60_000)
  world.advance(15 * 60_000)
  expect(await findOne(ana, 'paymentLock')).toBeUndefined()
})

test('what must be wagered before a withdrawal has the sums of the withdrawal page', async () => {
  const bento = await server.logIn('bento.demo')
  await server.deposit(bento.memberId, 'bento', '100.00')
  await change('update cashier.withdrawal_setting set turnover_bp = 10000 where brand_id = 1')
  const { turnover } = valueOf(await bento.api.call(endpoints.getWithdrawSettings, { query: {} }))
  const { required, wagered, left } = turnover
  expect(Number(left)).toBeGreaterThan(0)
  expect(await findOne(bento, 'turnover')).toMatchObject({
    takes: ['withdraw'],
    figures: [
      { name: 'required', value: required },
      { name: 'wagered', value: wagered },
      { name: 'left', value: left },
    ],
  })
  await change('update cashier.withdrawal_setting set turnover_bp = 0')
})

test('a Pix that is held or went back tells why and how much, and is forgotten after thirty days', async () => {
  const addPix = (end: string, status: string, reason: string, refundedAt: Date | null) =>
    change(
      `insert into cashier.payment (e2e_id, status, reason, noticed_at, noticed_by, amount_minor, paid_at, member_id, refunded_at)
       values ($1, $2, $3, $4, 'poll', 500000, $4, $5, $6)`,
      [`E${end.padEnd(31, '0')}`, status, reason, clock.now(), ana.memberId, refundedAt],
    )
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  await addPix('held', 'held', 'payer_unknown', null)
  await addPix('late', 'refunded', 'late', daysAgo(29))
  await addPix('other', 'refunded', 'payer_differs', daysAgo(1))
  await addPix('old', 'refunded', 'payer_differs', daysAgo(31))
  const figures = [{ name: 'amount', unit: 'money', value: '50.00' }]
  const found = (await reasonsOf(ana)).filter(({ kind }) => kind.startsWith('deposit'))
  expect(found).toHaveLength(3)
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'depositHeld', reasons: ['payer_unknown'], figures }),
      expect.objectContaining({ kind: 'depositReturned', reasons: ['late'], basis: 'pix' }),
      expect.objectContaining({ kind: 'depositReturned', reasons: ['payer_differs'] }),
    ]),
  )
  await change(
    `insert into cashier.reversal (e2e_id, refund_id, member_id, deposit_id, amount_minor, covered_minor, owed_minor, reversed_at)
     values ($1, 'r', $2, $3, 500000, 100000, 400000, $4)`,
    [`E${'other'.padEnd(31, '0')}`, ana.memberId, randomUUID(), clock.now()],
  )
  const reasons = await reasonsOf(ana)
  expect(reasons.find(({ kind }) => kind === 'owed')).toMatchObject({
    since: expect.any(String),
    takes: ['withdraw'],
    figures: [{ name: 'left', value: '40.00' }],
  })
  // Withdrawals are open: this member’s wait for what is owed.
  expect(reasons.some(({ kind }) => kind === 'withdrawalsOff')).toBe(false)
  await change('delete from cashier.reversal where member_id = $1', [ana.memberId])
  await change('delete from cashier.payment where member_id = $1 and deposit_id is null', [
    ana.memberId,
  ])
})

test('bonus money tells what is left to wager and until when', async () => {
  await modules.promotions.grantBonus({
    memberId: ana.memberId,
    brandId: 1,
    amountMinor: 120_000n,
    wagering: {
      multiplier: 3,
      weights: { BGS: 10_000 },
      gameWeights: {},
      stakeCap: null,
      prizeCap: null,
      expiresInDays: 3,
    },
    source: 'test',
    sourceId: randomUUID(),
  })
  const bonus = await findOne(ana, 'bonus')
  expect(bonus).toMatchObject({ basis: 'promotion', takes: [], ways: ['promotions'] })
  expect(bonus?.figures.map(({ name, value }) => [name, value])).toEqual([
    ['amount', '12.00'],
    ['required', '36.00'],
    ['wagered', '0.00'],
    ['left', '36.00'],
  ])
  expect(Date.parse(bonus?.until ?? '') - Date.parse(bonus?.since ?? '')).toBe(3 * 86_400_000)
})

test('a reward that a person looks at tells its amount, and never why it is looked at', async () => {
  await change(
    `insert into rewards.referral (friend_id, member_id, number, amount_minor, qualified_at, is_due, held_reasons, held_at)
     values (999999, $1, 1, 100000, $2, false, '{sameDevice,sameDocument}', $2)`,
    [ana.memberId, clock.now()],
  )
  const review = await findOne(ana, 'rewardReview')
  expect(review).toMatchObject({
    reasons: [],
    note: null,
    figures: [{ name: 'amount', unit: 'money', value: '10.00' }],
  })
  expect(review?.title).not.toBe('')
  expect(JSON.stringify(await reasonsOf(ana))).not.toMatch(/sameDevice|sameDocument/)
  await change('delete from rewards.referral where friend_id = 999999')
})

test('a stop of play tells when it began, and its end while nobody has confirmed it', async () => {
  const stoppedAt = clock.now()
  const confirmUntil = new Date(stoppedAt.getTime() + 900_000)
  await change(
    `insert into play.stop (id, brand_id, scope, vendor, reason, stopped_by, stopped_at, confirm_until)
     values ($1, 1, 'vendor', 'PG', 'A secret of ours', 'x', $2, $3)`,
    [randomUUID(), stoppedAt, confirmUntil],
  )
  await expect
    .poll(() => findOne(ana, 'playStopped'))
    .toMatchObject({
      title: 'PG',
      since: stoppedAt.toISOString(),
      until: confirmUntil.toISOString(),
      note: null,
    })
  await change(`update play.stop set confirmed_by = 'y', confirmed_at = $1`, [clock.now()])
  await expect.poll(async () => (await findOne(ana, 'playStopped'))?.until).toBeNull()
  await change(`update play.stop set ended_at = $1, ended_by = 'y', ended_how = 'resumed'`, [
    clock.now(),
  ])
  await expect.poll(() => findOne(ana, 'playStopped')).toBeUndefined()
})

test('the place of the last look refuses until it is asked for again, in its own session only', async () => {
  const bento = await server.logIn('bento.demo')
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  const { rows } = await server.pool.query<{ id: string }>(
    'select id from identity.session where member_id = $1 order by created_at desc limit 1',
    [bento.memberId],
  )
  const until = new Date(clock.now().getTime() + 600_000)
  const place = (session: string, outcome: string) =>
    change(
      `insert into kyc.location (session_id, member_id, brand_id, address, at, valid_until, outcome, country, region, latitude, longitude)
       values ($1, $2, 1, '127.0.0.1', $3, $4, $5, 'PT', 'Lisboa', 38.7, -9.1)`,
      [session, bento.memberId, clock.now(), until, outcome],
    )
  await place('another', 'hidden')
  expect(await findOne(bento, 'location')).toBeUndefined()
  await place(rows[0]?.id ?? '', 'elsewhere')
  expect(await findOne(bento, 'location')).toMatchObject({
    reasons: ['elsewhere'],
    until: until.toISOString(),
    basis: 'law',
    takes: ['stake'],
  })
  await server.change("update settings.brand set jurisdiction = 'open' where id = 1")
  // Where no rule asks for the place, none refuses.
  expect(await findOne(bento, 'location')).toBeUndefined()
})

test('a block of an operator tells neither its cause nor what the operator wrote', async () => {
  const api = await world.enterAs(first)
  ana = await server.logIn('ana.demo')
  const reason = 'AML case 12: structuring'
  valueOf(
    await api.call(ops.blockMember, {
      params: { memberId: 'ana.demo' },
      body: { permissions: ['withdraw'], until: null, reason },
    }),
  )
  const own = await reasonsOf(ana)
  expect(own).toContainEqual(expect.objectContaining({ kind: 'operator', takes: ['withdraw'] }))
  expect(own.filter(({ kind }) => kind === 'withdrawalsOff')).toEqual([])
  expect(JSON.stringify(own)).not.toMatch(/AML|structuring|first|operador/i)

  // The operators’ page has the same list.
  const shown = await api.call(ops.listMemberReasons, { params: { memberId: 'ana.demo' } })
  expect(valueOf(shown).reasons).toEqual(own)
  expect(await api.call(ops.listMemberReasons, { params: { memberId: 'nobody' } })).toMatchObject({
    code: 'member.unknown',
  })
})

test('an alert or a case about money laundering changes nothing of the list', async () => {
  const before = await reasonsOf(ana)
  await change(
    `insert into aml.case_file (company_id, brand_id, person_id, member_id, title, state, opened_by, opened_at)
     select 1, brand_id, person_id, member_id, 'Structuring', 'open', 'aml.demo', $2
     from members.member where member_id = $1`,
    [ana.memberId, clock.now()],
  )
  await change(
    `insert into aml.alert (company_id, brand_id, person_id, member_id, rule, key, opened_at, due_at)
     select 1, brand_id, person_id, member_id, 'structuring', 'x', $2, $2
     from members.member where member_id = $1`,
    [ana.memberId, clock.now()],
  )
  expect(await reasonsOf(ana)).toEqual(before)
})

test('that offers are withheld is told to the member and to who may read how people play; others learn no cause', async () => {
  await change('update members.member set offers_withheld_at = $2 where member_id = $1', [
    ana.memberId,
    clock.now(),
  ])
  expect(await findOne(ana, 'offers')).toMatchObject({ takes: ['bonus', 'marketing'] })
  const { listMemberReasons } = createListReasons(modules, clock)
  const readBy = async (...rights: Right[]) => {
    const operator = {
      kind: 'operator' as const,
      operatorId: 1n,
      username: 'x',
      sessionId: 'x',
      brandId: 1,
      expiresAt: clock.now(),
      endsAt: clock.now(),
      rights: new Map(rights.map((right) => [right, null])),
    }
    const { reasons } = await listMemberReasons(operator, 'ana.demo', 'PT')
    return reasons.filter(({ kind }) => kind === 'offers' || kind === 'notOffered')
  }
  expect(await readBy('members.read', 'play.read')).toMatchObject([{ kind: 'offers' }])
  expect(await readBy('members.read')).toMatchObject([
    { kind: 'notOffered', since: null, basis: 'terms', ways: [] },
  ])
})

test('while shared-phone mode covers the page, only what bars the account is told', async () => {
  const clara = await server.logIn('clara.demo')
  valueOf(
    await clara.api.call(endpoints.setSharedPhonePin, {
      body: { password: demoPasswords.member, pin: '4829', confirmPin: '4829' },
    }),
  )
  const covered = await clara.api.call(endpoints.listReasons, { query: {} })
  expect(covered).toMatchObject({ ok: false, code: 'session.covered' })
  expect(valueOf(await clara.api.call(endpoints.getStanding))).toEqual({ bars: [] })
})

test('under the law of Brazil a reason names its article, elsewhere the terms or the member’s choice', async () => {
  expect(await findOne(ana, 'limitRaise')).toMatchObject({ basis: 'own' })
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  expect(await findOne(ana, 'limitRaise')).toMatchObject({ basis: 'law' })
  expect(await findOne(ana, 'identity')).toMatchObject({
    basis: 'law',
    ways: ['identity', 'withdraw'],
  })
})
