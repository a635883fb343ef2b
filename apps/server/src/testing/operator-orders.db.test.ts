import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const minuteMs = 60_000
const world = await startOperatorWorld()
const { server, apiOf, logIn, withCode, enter, register, advance } = world
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const newPassword = 'Copo-Verde-Sobre-42'

describe('orders on the database', () => {
  test('a disabled operator is out at once and stays out until enabled', async () => {
    const { token } = await enter(withCode(first))
    expect(await register().disable('Operador.Demo')).toBeGreaterThan(0)
    expect(await apiOf({ token }).call(ops.getOperator)).toMatchObject({
      code: 'login.not.session',
    })
    advance(minuteMs)
    expect(await logIn(withCode(first))).toMatchObject({ code: 'login.failed' })
    await register().enable(first.username)
    expect(await logIn(withCode(first))).toMatchObject({ ok: true })
  })

  test('an operator whose sessions were ended can log in again', async () => {
    const { token } = await enter(withCode(first))
    expect(await register().endSessions(first.username)).toBeGreaterThan(0)
    expect(await apiOf({ token }).call(ops.getOperator)).toMatchObject({
      code: 'login.not.session',
    })
    expect(await register().endSessions(first.username)).toBe(0)
  })

  test('names are unique, passwords long and not common, and each order is logged', async () => {
    const orders = register()
    await orders.create('regina', newPassword)
    await expect(orders.create('REGINA', newPassword)).rejects.toThrow('already')
    await expect(orders.create('a b', newPassword)).rejects.toThrow('A name has')
    await expect(orders.create('curta', 'Verde-42')).rejects.toThrow('12 to 128')
    await expect(orders.create('comum', 'aaaaaaaaaaaaaa')).rejects.toThrow('guess')
    await expect(orders.disable('ninguem')).rejects.toThrow('Unknown operator')
    await orders.setPassword('regina', 'Outro-Copo-Azul-77')
    expect(await logIn({ username: 'regina', password: newPassword })).toMatchObject({
      code: 'login.failed',
    })
    const { rows } = await server.pool.query(
      `select kind, session_id, user_agent from identity.operator_event
       join identity.operator on operator.id = operator_id
       where username = 'regina' order by at`,
    )
    const by = { session_id: null, user_agent: 'command by root@test' }
    expect(rows).toEqual([
      { kind: 'created', ...by },
      { kind: 'password_set', ...by },
    ])
    const listed = await orders.list()
    expect(listed.find(({ username }) => username === 'regina')).toMatchObject({
      disabled_at: null,
      authenticator_at: null,
    })
  })
})

describe('signals of players at tables', () => {
  const insertSignal = (brandId: number, number: number) =>
    server.pool.query(
      `insert into play.table_signal (vendor, number, game_code, kind, rules_version, member_id,
         other_member_id, brand_id, other_brand_id, figures, deals, links, raised_at, received_at)
       select 'BGS', $2, 'texas-holdem', 'soft_play', 1, member_id, member_id + 1, $1, $1, '{"duels": 50}',
         '[{"tableId": "t", "number": 4}]', '{sameDevice}', now(), now()
       from members.member order by member_id limit 1`,
      [brandId, number],
    )

  test('are listed, shown and decided only by an operator of the brand', async () => {
    await insertSignal(1, 1)
    await insertSignal(99, 2)
    const nobody = apiOf({ token: 'nobody' })
    expect(await nobody.call(ops.listTableSignals, { query: {} })).toMatchObject({ ok: false })
    const { token } = await enter(withCode(first))
    const api = apiOf({ token })
    const listed = valueOf(await api.call(ops.listTableSignals, { query: {} }))
    const [one, ...more] = listed.signals
    expect(more).toEqual([])
    const params = { signalId: one?.signalId ?? '' }
    expect(await api.call(ops.showTableSignal, { params })).toMatchObject({
      value: { kind: 'soft_play', links: ['sameDevice'], figures: { duels: 50 }, state: 'open' },
    })
    // The vendor of this server is not there to be asked.
    const deal = { params: { ...params, place: 1 } }
    expect(await api.call(ops.showSignalDeal, deal)).toMatchObject({ value: { deal: null } })
    expect(await api.call(ops.showSignalDeal, { params: { ...params, place: 2 } })).toMatchObject({
      code: 'play.deal_unknown',
    })
    const body = { state: 'dismissed', reason: 'two brothers' } as const
    expect(await api.call(ops.decideTableSignal, { params, body })).toMatchObject({
      value: { state: 'dismissed', events: [{ operator: first.username, reason: 'two brothers' }] },
    })
    expect(await api.call(ops.decideTableSignal, { params, body })).toMatchObject({
      code: 'play.signal_decided',
    })
  })
})

test('streams of live tables are changed by operators only, and only if the vendor answers', async () => {
  const params = { vendor: 'BGS', gameCode: 'roleta-ao-vivo' }
  const body = { stream: null }
  const nobody = apiOf({ token: 'nobody' })
  expect(await nobody.call(ops.changeTableStream, { params, body })).toMatchObject({ ok: false })
  const { token } = await enter(withCode(first))
  const api = apiOf({ token })
  // The vendor of this server is not there to be asked.
  expect(await api.call(ops.listTableStreams)).toMatchObject({ code: 'play.vendor_silent' })
  expect(await api.call(ops.changeTableStream, { params, body })).toMatchObject({
    code: 'play.vendor_silent',
  })
  const elsewhere = { params: { ...params, vendor: 'NOBODY' }, body }
  expect(await api.call(ops.changeTableStream, elsewhere)).toMatchObject({
    code: 'play.no_live_table',
  })
})

test('what all brands share is not for an operator of one brand', async () => {
  await register().revokeAllBrands(first.username)
  const { token } = await enter(withCode(first))
  const api = apiOf({ token })
  const refused = { code: 'operator.all_brands_required' }
  expect(await api.call(ops.listTableStreams)).toMatchObject(refused)
  expect(await api.call(ops.listVendorHealth)).toMatchObject(refused)
  expect(await api.call(ops.listStatementRuns)).toMatchObject(refused)
  expect(await api.call(ops.listTableSignals)).toMatchObject({ ok: true })

  await register().grantAllBrands(first.username)
  advance(minuteMs)
  const again = await enter(withCode(first))
  expect(await apiOf({ token: again.token }).call(ops.listVendorHealth)).toMatchObject({ ok: true })
})
