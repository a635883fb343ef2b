import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { getMemberInfo } from '@trevo/api-client/endpoints.ts'
import {
  confirmOperatorTotp,
  enrolOperatorTotp,
  getOperator,
  listSmsBudgets,
  logoutOperator,
} from '@trevo/api-client/ops-endpoints.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPasswords, demoTotpSecrets } from '../modules/identity/index.ts'
import { requestRaw } from './request-raw.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const minuteMs = 60_000
const world = await startOperatorWorld()
const { server, clock, apiOf, logIn, codeOf, withCode, enter, register, grant, advance } = world
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const trail = async () => {
  const { rows } = await server.pool.query<{ line: string }>(
    `select username || ' ' || kind as line from identity.operator_event
     join identity.operator on operator.id = operator_id order by at, kind`,
  )
  return rows.map(({ line }) => line)
}
const newPassword = 'Copo-Verde-Sobre-42'

test('an operator logs in by name, password and code, is identified, and logs out', async () => {
  expect(await logIn(first)).toMatchObject({ code: 'operator.code_required' })
  const { token, mustEnrol } = await enter(withCode(first))
  expect(mustEnrol).toBe(false)
  expect(await apiOf({ token }).call(getOperator)).toEqual({
    ok: true,
    value: {
      operator: 'operador.demo',
      brandName: expect.any(String),
      timeZone: 'America/Sao_Paulo',
      hasAuthenticator: true,
      hasPasskey: false,
      expiresAt: expect.any(String),
      endsAt: expect.any(String),
      provenUntil: expect.any(String),
      rights: expect.any(Array),
    },
  })
  expect(await apiOf({ token }).call(logoutOperator)).toMatchObject({ ok: true })
  expect(await apiOf({ token }).call(getOperator)).toMatchObject({ code: 'login.not.session' })
  expect(await trail()).toEqual(['operador.demo login', 'operador.demo logout'])
  await expect(server.pool.query('delete from identity.operator_event')).rejects.toThrow(
    'append only',
  )
})

test('a code works once', async () => {
  const who = withCode(first)
  await enter(who)
  expect(await logIn(who)).toMatchObject({ code: 'totp.invalid_code' })
})

test('the site answers no operators, in any spelling', async () => {
  for (const path of ['/ops/session', '/%6fps/session', '/ops/nothing', '/ops/sms-budgets']) {
    const answer = await fetch(`${server.baseUrl}${path}`, { headers: { merchant: 'trevo' } })
    expect([path, answer.status]).toEqual([path, 404])
  }
  const unknown = await fetch(`${server.opsUrl}/ops/nothing`)
  expect([unknown.status, (await unknown.json()).errorCode]).toEqual([404, 'not_found'])
})

test('no session of one side works on the other, and members are unknown here', async () => {
  const { token } = await enter(withCode(first))
  const site = createTestApi({ baseUrl: server.baseUrl, token })
  expect(await site.call(getMemberInfo)).toMatchObject({ code: 'login.not.session' })
  const member = await server.logIn('membro.demo')
  expect(await apiOf(member).call(getOperator)).toMatchObject({ code: 'login.not.session' })
  expect(await apiOf().call(getOperator)).toMatchObject({ code: 'login.not.session' })
  const username = 'membro.demo'
  expect(await logIn({ username, password: demoPasswords.member })).toMatchObject({
    code: 'login.failed',
  })
  // Guesses here count apart: the member's own door stays as it was.
  for (let guess = 0; guess < 5; guess += 1) await logIn({ username, password: `guess ${guess}` })
  const { rows } = await server.pool.query(
    `select subject from identity.login_failure where subject like '%membro.demo'`,
  )
  expect(rows).toEqual([{ subject: `operator:${world.home()}:membro.demo` }])
})

test('a member and an operator may have the same name without affecting each other', async () => {
  await register().create('ana.demo', newPassword)
  expect(await logIn({ username: 'ana.demo', password: newPassword })).toMatchObject({ ok: true })
  expect(await server.logIn('ana.demo')).toMatchObject({ token: expect.any(String) })
  const { identity } = server.server.modules
  const isTaken = await createDatabase(server.server.pool).inTx((tx) =>
    identity.insertCredential(tx, {
      brandId: 1,
      memberId: 999_999n,
      username: 'operador.demo',
      passwordHash: 'x',
      passwordSetAt: clock.now(),
      paymentPasswordHash: null,
      isDemo: true,
    }),
  )
  expect(isTaken).toBe(true)
})

test('a plain password is not even read', async () => {
  const body = JSON.stringify(first)
  const headers = { 'content-type': 'application/json', merchant: 'trevo' }
  const answer = await requestRaw(server.opsUrl, '/ops/session', { method: 'POST', headers, body })
  expect(answer).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } })
})

describe('a burst of wrong passwords', () => {
  test('locks the name for its own address only', async () => {
    const wrong = { ...second, password: 'wrong' }
    const attacker = '127.0.0.9'
    for (let guess = 0; guess < 4; guess += 1) {
      expect(await logIn(wrong, attacker)).toMatchObject({ code: 'login.failed' })
    }
    expect(await logIn(wrong, attacker)).toMatchObject({ code: 'login.locked' })
    const right = withCode(second, demoTotpSecrets.secondOperator)
    expect(await logIn(right, attacker)).toMatchObject({ code: 'login.locked' })
    expect(await logIn(right)).toMatchObject({ ok: true })
    advance(16 * minuteMs)
    expect(await logIn(withCode(second, demoTotpSecrets.secondOperator), attacker)).toMatchObject({
      ok: true,
    })
  })

  test('from many addresses at once lets the operator in, and members too', async () => {
    // Known to the door, from where he always comes.
    await enter(withCode(first))
    advance(minuteMs)
    const over = new AbortController()
    const wave = Array.from({ length: 40 }, async (_, index) => {
      for (let guess = 0; !over.signal.aborted && guess < 4; guess += 1) {
        await logIn({ ...first, password: `wrong ${guess}` }, `127.0.1.${index + 1}`)
      }
    })
    expect(await logIn(withCode(first))).toMatchObject({ ok: true })
    expect(await server.logIn('bento.demo')).toMatchObject({ token: expect.any(String) })
    over.abort()
    await Promise.all(wave)
  })

  test('over many names pauses the address', async () => {
    const spray = '127.0.0.77'
    const codes: string[] = []
    for (let name = 0; name < 17; name += 1) {
      const answer = await logIn({ username: `nobody${name}`, password: 'wrong' }, spray)
      codes.push(answer.ok ? 'ok' : answer.code)
    }
    expect(codes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 'login.failed'))
    expect(codes.slice(15)).toEqual(['too_many_requests', 'too_many_requests'])
  })
})

test('after five wrong codes a right one is refused, with the minutes until it is accepted again', async () => {
  const right = () => withCode(second, demoTotpSecrets.secondOperator)
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await logIn({ ...second, code: '000000' })).toMatchObject({ code: 'totp.invalid_code' })
  }
  expect(await logIn(right())).toMatchObject({ code: 'security.locked', detail: { minutes: 15 } })
  advance(16 * minuteMs)
  expect(await logIn(right())).toMatchObject({ ok: true })
})

describe('who has no authenticator', () => {
  const who = { username: 'novata', password: newPassword }

  test('can set one up and do nothing else; from then on the password alone is not enough', async () => {
    await register().create(who.username, who.password)
    await grant(who.username, 'head_of_operations')
    const thief = await enter(who)
    const { token, mustEnrol } = await enter(who)
    expect(mustEnrol).toBe(true)
    const api = apiOf({ token })
    expect(await api.call(getOperator)).toMatchObject({ value: { hasAuthenticator: false } })
    expect(await api.call(listSmsBudgets)).toMatchObject({
      code: 'operator.authenticator_required',
    })
    expect(await api.call(enrolOperatorTotp, { body: { password: 'wrong' } })).toMatchObject({
      code: 'password.wrong',
    })
    const { secret, otpauthUri } = valueOf(
      await api.call(enrolOperatorTotp, { body: { password: who.password } }),
    )
    expect(otpauthUri).toContain('novata')
    expect(await api.call(confirmOperatorTotp, { body: { code: '000 000' } })).toMatchObject({
      code: 'totp.invalid_code',
    })
    const confirmed = valueOf(
      await api.call(confirmOperatorTotp, { body: { code: codeOf(secret) } }),
    )

    // Under its new token the session may do everything; the old token and every other one are dead.
    const { token: next } = confirmed
    if (next === null) throw new Error('no token in the answer')
    expect(await apiOf({ token: next }).call(listSmsBudgets)).toMatchObject({ ok: true })
    expect(await api.call(getOperator)).toMatchObject({ code: 'login.not.session' })
    expect(await apiOf(thief).call(getOperator)).toMatchObject({ code: 'login.not.session' })
    expect(await logIn(who)).toMatchObject({ code: 'operator.code_required' })
    advance(minuteMs)
    expect(await logIn({ ...who, code: codeOf(secret) })).toMatchObject({ ok: true })
    expect(await trail()).toContain('novata totp_enabled')
  })

  test('an operator who lost the phone starts again', async () => {
    expect(await register().removeAuthenticator(who.username)).toBeGreaterThan(0)
    expect(await enter(who)).toMatchObject({ mustEnrol: true })
    await expect(register().removeAuthenticator(who.username)).rejects.toThrow('no authenticator')
  })
})
