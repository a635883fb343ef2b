import { seal, type SealingKey } from '@trevo/api-client/seal.ts'
import { getBalance, getSystemStatus } from '@trevo/api-client/endpoints.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let sealingKey: SealingKey
let member: Awaited<ReturnType<TestServer['logIn']>>
const tokens: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  member = await server.logIn('membro.demo')
  const agent = await server.logIn('agente.demo', 'agent')
  tokens.push(member.token, agent.token, (await server.tryOut()).token)
  const status = await server.guest().call(getSystemStatus)
  const [key] = status.ok ? status.value.info.encryption.keys : []
  if (!key) throw new Error('no sealing key')
  sealingKey = key
  await server.deposit(member.memberId, 'fuzz', '50.00')
})
afterAll(() => server.close())

const runs = Number(process.env['FUZZ_RUNS'] ?? 600)

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    '\0',
    "';--",
    '%00',
    '__proto__',
    '../..',
    '🍀',
    '\ud800',
  ),
  fc.constantFrom('2026-01-01T00:00:00Z', 'PIX', '10.00', 'EN', 'GLS', '9'.repeat(30)),
  fc.uuid(),
  fc.constant('x'.repeat(5_000)),
)
/** What some call somewhere takes, so that some get to the rules and the database. */
const plausible = fc.oneof(
  fc.constantFrom('1', '20', '1001', 'EN', 'W', 'PIX', '10.00', 'GLS', '3200', 'A'),
  fc.constantFrom('2026-11-20T00:00:00Z', '0b9d3c1e-6a53-4bd2-9e0c-5d2f1a7c8e44'),
)
const anything = fc.oneof(
  { arbitrary: text, weight: 4 },
  { arbitrary: fc.anything({ withNullPrototype: false, maxDepth: 3 }), weight: 1 },
)

/** Values under the names that the call knows, so that most get past the door. */
const under = (schema: z.ZodType | undefined, values: fc.Arbitrary<unknown>) => {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return fc.record(Object.fromEntries(['', ...names].map((name) => [name || 'other', values])), {
    requiredKeys: [],
  })
}

/** Nearly always right; a tenth of the time one of the others. */
const mostly = (right: string, ...wrong: string[]) =>
  fc.oneof(
    { arbitrary: fc.constant(right), weight: 9 },
    { arbitrary: fc.constantFrom(...wrong), weight: 1 },
  )

const served = allEndpoints.filter(({ family }) => family !== 'rgs')
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  '',
]

const requests = fc.constantFrom(...served).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    method: fc.oneof(
      { arbitrary: fc.constant(endpoint.method), weight: 9 },
      { arbitrary: fc.constantFrom(...methods), weight: 1 },
    ),
    query: fc.oneof(fc.constant({}), under(endpoint.query, plausible), under(endpoint.query, text)),
    body: fc.oneof(
      { arbitrary: under(endpoint.body, anything), weight: 3 },
      { arbitrary: under(endpoint.body, plausible), weight: 3 },
      { arbitrary: anything, weight: 1 },
    ),
    isRaw: fc.nat(9).map((n) => n === 0),
    isSealed: fc.nat(9).map((n) => n > 0),
    tokenIndex: fc.nat(4),
    headers: fc.record(
      {
        moduleid: mostly(endpoint.moduleId ?? 'COMM3', 'COMM3', 'NONE'),
        merchant: mostly('trevo', 'nobody', '\u00ff'),
        language: fc.constantFrom('EN', 'PT', 'xx', ''),
        'content-type': mostly('application/json', ...contentTypes),
        cookie: fc.constantFrom('captchaId=x', "captchaId=';--", 'captchaId=%00', ';;='),
        origin: fc.constantFrom('http://localhost', 'null', 'x', 'http://['),
        'user-agent': fc.stringMatching(/^[ -~]{0,400}$/),
      },
      { requiredKeys: ['moduleid'] },
    ),
  }),
)
type Request = typeof requests extends fc.Arbitrary<infer One> ? One : never

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD'

const bodyOf = async ({ endpoint, body, isRaw, isSealed }: Request): Promise<string> => {
  if (endpoint.sealed && isSealed) {
    const letter = { path: endpoint.path, payload: body, issuedAtMs: Date.now() }
    return JSON.stringify(await seal(letter, sealingKey))
  }
  return isRaw ? String(fc.stringify(body)) : (JSON.stringify(body) ?? '')
}

const send = async (one: Request) => {
  const { endpoint, method, query, headers } = one
  // Nobody is logged out by chance, which the rest would then not test.
  const token = endpoint.name === 'logout' ? undefined : tokens[one.tokenIndex]
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`,
  )
  const sent = {
    'content-type': 'application/json',
    'x-gateway-version': '3',
    encryption: 'JWE',
    ...headers,
    ...(token && { authorization: token }),
  }
  const payload = hasBody(method) ? await bodyOf(one) : undefined
  if (endpoint.family === 'vendor') {
    const body = payload === undefined ? {} : { body: payload }
    const answer = await fetch(server.baseUrl + endpoint.path, { method, ...body })
    return { status: answer.status, text: await answer.text() }
  }
  const answer = await server.server.app.inject({
    method,
    url: `${endpoint.path}?${search.join('&')}`,
    headers: sent,
    // Each from an address of its own, so that limits by address hide nothing.
    remoteAddress: `10.${one.tokenIndex}.${Math.floor(sentCount / 250) % 250}.${sentCount++ % 250}`,
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, text: answer.body }
}
let sentCount = 0

const inside = /node_modules|\.ts:\d|\bat \w+ \(|\bselect\b.+\bfrom\b|postgres|trevo_app|\/tmp\//i
type Said = { errorCode?: string; value?: { token?: unknown } | null }
const json = (body: string): Said => {
  try {
    return Object(JSON.parse(body)) as Said // looked at field by field, whatever it is
  } catch {
    return {}
  }
}

const check = (
  endpoint: EndpointSpec,
  { status, text: body }: { status: number; text: string },
) => {
  const answer = json(body)
  const said = `${endpoint.name} ${status} ${body.slice(0, 300)}`
  // A declared no may be a 503, such as an institution that is not there; a fault of ours never.
  const isDeclared = (endpoint.refusals as readonly string[]).includes(answer.errorCode ?? '')
  if (status >= 500) expect(isDeclared, said).toBe(true)
  if (endpoint.name !== 'loginFreePlay') expect(answer.value?.token, said).toBeUndefined()
  expect(body, said).not.toMatch(inside)
  for (const token of tokens) expect(body.includes(token), said).toBe(false)
}

const state = async () => {
  const { rows } = await server.pool.query(`
    select (select count(*) from identity.session where kind <> 'trial') as sessions,
      (select count(*) from members.member) as members`)
  return rows[0]
}

it(
  'whatever is sent to whatever call, nothing breaks, tells of the inside, or opens',
  async () => {
    const before = await state()
    await fc.assert(
      fc.asyncProperty(requests, async (one) => check(one.endpoint, await send(one))),
      { numRuns: runs, interruptAfterTimeLimit: 20_000 + runs * 20 },
    )
    expect(await state()).toEqual(before)
    expect(await member.api.call(getBalance)).toMatchObject({
      ok: true,
      value: { sumBalance: '50.00' },
    })
  },
  60_000 + runs * 50,
)

it('whatever the path, the answer is a refusal in the way of its family', async () => {
  const paths = fc.tuple(fc.constantFrom('/wps/', '/lgw/', '/wps/relay/', '/'), fc.string())
  await fc.assert(
    fc.asyncProperty(paths, async ([prefix, rest]) => {
      const url = prefix + rest.replaceAll(/[?#\s]/g, '')
      const answer = await server.server.app.inject({ url: encodeURI(url) })
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(answer.body, url).not.toMatch(inside)
      if (answer.statusCode < 400) return
      expect(json(answer.body).errorCode, url).toBeTypeOf('string')
    }),
    { numRuns: Math.ceil(runs / 3) },
  )
})
