import {
  endOperatorSession,
  endOtherOperatorSessions,
  getOperator,
  listOperatorSessions,
  logoutOperator,
  proveOperator,
  signInOperator,
} from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { demoTotpSecrets } from '../modules/identity/index.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'

const minuteMs = 60_000
const world = await startOperatorWorld()
const { server, clock, apiOf, logIn, browserOf, withCode, enter, advance } = world
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const other = () => withCode(second, demoTotpSecrets.secondOperator)
const purge = async () => {
  await server.server.modules.identity.purge()
  const { rows } = await server.pool.query<{ count: string }>(
    'select count(*) from identity.operator_session',
  )
  return Number(rows[0]?.count)
}

describe('a session in a browser', () => {
  test('is in a cookie that no script reads and no other site sends', async () => {
    const browser = browserOf()
    expect(await browser.api.call(signInOperator, { body: first })).toMatchObject({
      code: 'operator.code_required',
    })
    const entered = await browser.api.call(signInOperator, { body: withCode(first) })
    expect(entered).toEqual({
      ok: true,
      value: { operator: 'operador.demo', mustEnrol: false, expiresAt: expect.any(String) },
    })
    // Plain http is this machine alone: there the cookie has neither prefix nor Secure.
    expect(browser.lastCookie()).toMatch(
      /^trevo-ops=[\w-]+; Max-Age=36000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(await browser.api.call(getOperator)).toMatchObject({ ok: true })
    expect(await browser.api.call(logoutOperator)).toMatchObject({ ok: true })
    expect(browser.lastCookie()).toMatch(/^trevo-ops=; Max-Age=0;/)
    expect(await browser.api.call(getOperator)).toMatchObject({ code: 'login.not.session' })
  })

  test('changes nothing for pages of another origin, nor without one', async () => {
    const browser = browserOf()
    await browser.api.call(signInOperator, { body: withCode(first) })
    for (const origin of ['https://evil.example', 'null', server.baseUrl, undefined]) {
      const foreign = browserOf({ origin, cookies: browser.cookies })
      expect([origin, await foreign.api.call(logoutOperator)]).toMatchObject([
        origin,
        { code: 'operator.foreign_origin' },
      ])
    }
    expect(await browser.api.call(getOperator)).toMatchObject({ ok: true })
  })

  test('taken to another address opens nothing, as cookie or as token', async () => {
    const browser = browserOf()
    await browser.api.call(signInOperator, { body: withCode(first) })
    const thief = browserOf({ cookies: browser.cookies, address: '127.0.0.66' })
    expect(await thief.api.call(getOperator)).toMatchObject({ code: 'login.not.session' })
    const token = browser.cookies.get('trevo-ops')
    expect(await apiOf({ token, address: '127.0.0.66' }).call(getOperator)).toMatchObject({
      code: 'login.not.session',
    })
    expect(await browser.api.call(getOperator)).toMatchObject({ ok: true })
  })
})

test('a quarter of an hour without use ends a session', async () => {
  const { token } = await enter(withCode(first))
  const api = apiOf({ token })
  advance(14 * minuteMs)
  expect(await api.call(getOperator)).toMatchObject({ ok: true })
  advance(14 * minuteMs)
  expect(await api.call(getOperator)).toMatchObject({ ok: true })
  advance(15 * minuteMs)
  expect(await api.call(getOperator)).toMatchObject({ code: 'login.not.session' })
  expect(await purge()).toBe(0)
})

test('ten hours end a session, however much it is used', async () => {
  const { token } = await enter(withCode(first))
  const api = apiOf({ token })
  for (let passed = 10; passed < 600; passed += 10) {
    advance(10 * minuteMs)
    expect([passed, await api.call(getOperator)]).toMatchObject([passed, { ok: true }])
  }
  advance(10 * minuteMs)
  expect(await api.call(getOperator)).toMatchObject({ code: 'login.not.session' })
  expect(await purge()).toBe(0)
})

test('a proof is recent for five minutes, and a code of the authenticator renews it', async () => {
  const { token } = await enter(withCode(first))
  const api = apiOf({ token })
  const provenUntil = async () => {
    const answer = await api.call(getOperator)
    return answer.ok && answer.value.provenUntil
  }
  advance(4 * minuteMs)
  expect(await provenUntil()).not.toBeNull()
  advance(2 * minuteMs)
  expect(await provenUntil()).toBeNull()
  expect(await api.call(proveOperator, { body: { code: '000000' } })).toMatchObject({
    code: 'totp.invalid_code',
  })
  expect(await provenUntil()).toBeNull()
  const { code } = withCode(first)
  const proved = await api.call(proveOperator, { body: { code } })
  if (!proved.ok) throw new Error(proved.code)
  const leftMs = Date.parse(proved.value.provenUntil) - clock.now().getTime()
  expect(leftMs).toBeGreaterThan(4.9 * minuteMs)
  expect(await provenUntil()).toBe(proved.value.provenUntil)
  // The code is spent: nobody who looked over the shoulder enters with it.
  expect(await logIn({ ...first, code })).toMatchObject({ code: 'totp.invalid_code' })
})

test('operators see and end their own sessions, and nobody else’s', async () => {
  expect(await purge()).toBe(0)
  const here = apiOf(await enter(withCode(first)))
  advance(minuteMs)
  const there = apiOf(await enter(withCode(first)))
  const colleague = apiOf(await enter(other()))
  const listed = await here.call(listOperatorSessions)
  if (!listed.ok) throw new Error(listed.code)
  expect(listed.value.sessions.map(({ isThisOne }) => isThisOne).toSorted()).toEqual([false, true])
  const ofColleague = await colleague.call(listOperatorSessions)
  if (!ofColleague.ok) throw new Error(ofColleague.code)
  const [foreign] = ofColleague.value.sessions
  if (!foreign) throw new Error('no session')

  await here.call(endOperatorSession, { params: { sessionId: foreign.sessionId } })
  expect(await colleague.call(getOperator)).toMatchObject({ ok: true })
  expect(await there.call(getOperator)).toMatchObject({ ok: true })
  expect(await here.call(endOtherOperatorSessions)).toMatchObject({ value: { ended: 1 } })
  expect(await there.call(getOperator)).toMatchObject({ code: 'login.not.session' })
  expect(await here.call(getOperator)).toMatchObject({ ok: true })
})
