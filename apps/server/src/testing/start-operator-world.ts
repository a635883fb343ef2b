import { request } from 'node:http'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { loginOperator } from '@trevo/api-client/ops-endpoints.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { generateSync } from 'otplib'
import { demoPasswords, demoTotpSecrets } from '../modules/identity/index.ts'
import { createOperatorRegister } from '../modules/identity/operators/service/register-operators.ts'
import { startTestServer } from './start-test-server.ts'
import { valueOf } from './value-of.ts'

const minuteMs = 60_000

/** The operators of the demo brand, without their codes. */
export const first = { username: 'operador.demo', password: demoPasswords.operator }
export const second = { username: 'operadora.demo', password: demoPasswords.secondOperator }

type From = {
  readonly token?: string | undefined
  readonly address?: string
  readonly language?: Language
}

type Login = { readonly username: string; readonly password: string; readonly code?: string }

const cookieOf = (set: readonly string[] = []): HeadersInit =>
  set[0] === undefined ? {} : { 'set-cookie': set[0] }

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
            resolve(
              new Response(Buffer.concat(parts), {
                status: answer.statusCode ?? 500,
                headers: cookieOf(answer.headers['set-cookie']),
              }),
            ),
          )
        },
      )
      asking.on('error', reject)
      asking.end(typeof body === 'string' ? body : undefined)
    })

/** A server whose operators log in, each test from a separate address. */
export const startOperatorWorld = async (environment: Readonly<Record<string, string>> = {}) => {
  let aheadMs = 0
  let tests = 0
  let home = ''
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const server = await startTestServer({ clock, environment })

  const apiOf = ({ token, address = home, language = 'EN' }: From = {}) =>
    createTestApi({
      baseUrl: server.opsUrl,
      fetch: fetchFrom(address),
      token,
      getLanguage: () => language,
    })
  const logIn = (body: Login, address?: string) =>
    apiOf(address === undefined ? {} : { address }).call(loginOperator, { body })
  /**
   * As a browser: cookies come back, and what it sends names the origin of its page, by default the
   * operators' own. `host`: asks the listener by another name.
   */
  const browserOf = ({
    cookies = new Map<string, string>(),
    address = home,
    host,
    merchant = 'trevo',
    ...page
  }: {
    readonly origin?: string | undefined
    readonly cookies?: Map<string, string>
    readonly address?: string
    readonly host?: string
    readonly merchant?: string
  } = {}) => {
    const ownOrigin = host === undefined ? server.opsUrl : `http://${host}`
    const origin = 'origin' in page ? page.origin : ownOrigin
    let last = ''
    const send = fetchFrom(address)
    const asBrowser: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers)
      if (origin !== undefined) headers.set('Origin', origin)
      if (host !== undefined) headers.set('Host', host)
      const held = [...cookies].map(([name, value]) => `${name}=${value}`)
      if (held.length > 0) headers.set('Cookie', held.join('; '))
      const answer = await send(input, { ...init, headers })
      const set = answer.headers.get('set-cookie')
      if (set !== null) {
        last = set
        const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
        cookies.set(name, value)
      }
      return answer
    }
    const api = createTestApi({
      baseUrl: server.opsUrl,
      fetch: asBrowser,
      getMerchant: () => merchant,
    })
    return { api, cookies, lastCookie: () => last }
  }
  const codeOf = (secret: string) =>
    generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
  const withCode = (who: Login, secret: string = demoTotpSecrets.operator) => ({
    ...who,
    code: codeOf(secret),
  })
  const enter = async (who: Login, address?: string) => valueOf(await logIn(who, address))
  /** What an operator of the demo can call, in a new session. */
  const enterAs = async (who: typeof first | typeof second) => {
    const secret = who.username === second.username ? 'secondOperator' : 'operator'
    const { token } = await enter(withCode(who, demoTotpSecrets[secret]))
    return apiOf({ token })
  }
  const register = () =>
    createOperatorRegister({
      database: createDatabase(server.server.pool),
      clock,
      hasher: server.server.modules.identity.hasher,
      brandId: 1,
      orderedBy: 'root@test',
    })

  const grant = async (username: string, role: string): Promise<void> => {
    const operatorId = await register().getOperatorId(username)
    await server.server.modules.staff.orderRoles(1, 'root@test').grant({ operatorId, role })
  }

  /**
   * A code counts once in its half minute, and failures for a quarter of an hour; the limit of logins
   * a minute goes by the real time, so each test comes from a separate address.
   */
  const beginTest = () => {
    aheadMs += 20 * minuteMs
    tests += 1
    home = `127.0.2.${tests}`
  }
  const advance = (ms: number) => {
    aheadMs += ms
  }
  return {
    server,
    clock,
    apiOf,
    logIn,
    browserOf,
    codeOf,
    withCode,
    enter,
    enterAs,
    register,
    grant,
    beginTest,
    advance,
    /** The server's clock. */
    now: clock.now,
    home: () => home,
  }
}
