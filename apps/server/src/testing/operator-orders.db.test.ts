import { request } from 'node:http'
import { createApi } from '@trevo/api-client/create-api.ts'
import { getOperator, loginOperator } from '@trevo/api-client/ops-endpoints.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPasswords, demoTotpSecrets } from '../modules/identity/index.ts'
import { createOperatorRegister } from '../modules/identity/service/register-operators.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const minuteMs = 60_000
let server: TestServer
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
beforeAll(async () => {
  server = await startTestServer({ environment: { ROLES: 'web' }, clock })
})
// A code counts once in its half minute, and failures for a quarter of an hour; the limit of logins
// a minute goes by the real time, so each test comes from an address of its own.
let tests = 0
let home = ''
beforeEach(() => {
  aheadMs += 20 * minuteMs
  tests += 1
  home = `127.0.2.${tests}`
})
afterAll(() => server.close())

type From = { readonly token?: string | undefined; readonly address?: string }

/** As the client asks, from an address of this machine's own network. */
const fetchFrom =
  (localAddress: string): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body } = init ?? {}
      const asking = request(
        String(input),
        { method, headers: Object.fromEntries(new Headers(headers)), localAddress },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 500 })),
          )
        },
      )
      asking.on('error', reject)
      asking.end(typeof body === 'string' ? body : undefined)
    })

const apiOf = ({ token, address = home }: From = {}) =>
  createApi({
    baseUrl: server.opsUrl,
    fetch: fetchFrom(address),
    getToken: () => token,
    getLanguage: () => 'EN',
    getMerchant: () => 'trevo',
    device: 'web',
  })
type Login = { readonly username: string; readonly password: string; readonly code?: string }
const logIn = (body: Login, address?: string) =>
  apiOf(address === undefined ? {} : { address }).call(loginOperator, { body })
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
const first = { username: 'operador.demo', password: demoPasswords.operator }
const withCode = (who: Login, secret: string = demoTotpSecrets.operator) => ({
  ...who,
  code: codeOf(secret),
})
const enter = async (who: Login, address?: string) => {
  const answer = await logIn(who, address)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const register = () =>
  createOperatorRegister({
    database: createDatabase(server.server.pool),
    clock,
    hasher: server.server.modules.identity.hasher,
    brandId: 1,
    orderedBy: 'root@test',
  })
const newPassword = 'Copo-Verde-Sobre-42'

describe('orders on the database', () => {
  test('a disabled operator is out at once and stays out until enabled', async () => {
    const { token } = await enter(withCode(first))
    expect(await register().disable('Operador.Demo')).toBeGreaterThan(0)
    expect(await apiOf({ token }).call(getOperator)).toMatchObject({ code: 'login.not.session' })
    aheadMs += minuteMs
    expect(await logIn(withCode(first))).toMatchObject({ code: 'login.failed' })
    await register().enable(first.username)
    expect(await logIn(withCode(first))).toMatchObject({ ok: true })
  })

  test('ending sessions leaves the operator free to come in again', async () => {
    const { token } = await enter(withCode(first))
    expect(await register().endSessions(first.username)).toBeGreaterThan(0)
    expect(await apiOf({ token }).call(getOperator)).toMatchObject({ code: 'login.not.session' })
    expect(await register().endSessions(first.username)).toBe(0)
  })

  test('names are unique, passwords long and not common, and each order is in the trail', async () => {
    const orders = register()
    await orders.create('regina', newPassword)
    await expect(orders.create('REGINA', newPassword)).rejects.toThrow('already')
    await expect(orders.create('a b', newPassword)).rejects.toThrow('A name has')
    await expect(orders.create('curta', 'Verde-42')).rejects.toThrow('12 to 128')
    await expect(orders.create('comum', 'aaaaaaaaaaaaaa')).rejects.toThrow('guess')
    await expect(orders.disable('ninguem')).rejects.toThrow('no operator')
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
