import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { login } from '@trevo/contract/wps/session.ts'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { allEndpoints } from '../../compose/all-endpoints.ts'
import { pathOf } from './every-call.ts'
import { startAttack, type Attack, type Sent } from './start-attack.ts'

const attack = await startAttack()
afterAll(() => attack.close())

const encoded = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')

/** The path as a router reads it. */
const spellingsOf = (path: string): readonly string[] => {
  const [, family = '', ...rest] = path.split('/')
  const last = path.slice(path.lastIndexOf('/') + 1)
  return [
    path,
    `/${encoded(family.slice(0, 1))}${family.slice(1)}/${rest.join('/')}`,
    `/${encoded(family)}/${rest.join('/')}`,
    `${path.slice(0, -last.length)}${encoded(last)}`,
    `http://127.0.0.1${path}`,
    `HTTP://anything.example:1${path}`,
    `http://127.0.0.1/${encoded(family)}/${rest.join('/')}`,
    `${path}/`,
    `${path}?_=1`,
  ]
}

const more = 9

type Flood = { readonly path: string; readonly methods: readonly string[]; readonly max: number }

/** The requests to send, and how many are counted already. */
type Span = { readonly from: number; readonly upTo: number }

/** Sends requests, each with another spelling; returns how many passed. */
const countPassedIn = async ({ path, methods }: Flood, span: Span, sent: Sent): Promise<number> => {
  const spellings = spellingsOf(path)
  let passed = 0
  for (let count = span.from; count < span.upTo; count += 1) {
    const { status } = await attack.send(spellings[count % spellings.length] ?? path, {
      method: methods[count % methods.length] ?? 'GET',
      ...sent,
    })
    if (status !== 429) passed += 1
  }
  return passed
}

/** Sends the allowed number and some more; returns how many passed. */
const countPassed = async (flood: Flood, sent: Sent): Promise<number> => {
  const upTo = flood.max + more
  const passed = await countPassedIn(flood, { from: 0, upTo }, sent)
  console.info(`${flood.path}: limit ${flood.max}, sent ${upTo}, passed ${passed}`)
  return passed
}

/** The same, with all but the last allowed request only counted in the table, as if by other copies. */
const countLastPassed = async (flood: Flood, sent: Sent): Promise<number> => {
  const from = flood.max - more
  if (from < 2) return countPassed(flood, sent)
  const first = await countPassedIn(flood, { from: 0, upTo: 1 }, sent)
  expect(first).toBe(1)
  const { rowCount } = await attack.pool.query(
    'update identity.request_limit set points = $1 where key like $2',
    [from, `%:${sent.address}`],
  )
  expect(rowCount).toBe(1)
  return from + (await countPassedIn(flood, { from, upTo: flood.max + more }, sent))
}

const limited = allEndpoints.filter(({ rateLimit, family }) => rateLimit && family !== 'rgs')
const methodsOf = ({ method, alsoMethods = [] }: EndpointSpec): readonly string[] =>
  method === 'GET' ? ['GET', 'HEAD', ...alsoMethods] : [method, ...alsoMethods]

describe('a declared limit holds however the path is spelled', () => {
  it.each(limited.map((one, index) => ({ ...one, index })))(
    '$family $name',
    { timeout: 30_000 },
    async (one) => {
      const flood = { path: pathOf(one), methods: methodsOf(one), max: one.rateLimit?.max ?? 0 }
      const baseUrl = one.family === 'ops' ? attack.opsUrl : attack.baseUrl
      const count = inLongRun(countLastPassed, countPassed)
      const passed = await count(flood, { address: `203.0.${one.index}.1`, baseUrl })
      expect(passed).toBe(flood.max)
    },
  )
})

test('a declared limit holds across all copies', async () => {
  const copy = await attack.openCopy({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
  const path = pathOf(login)
  const { max } = login.rateLimit
  const baseUrls = [attack.baseUrl, copy.baseUrl]
  let passed = 0
  for (let count = 0; count < 2 * max; count += 1) {
    const baseUrl = baseUrls[count % 2] ?? attack.baseUrl
    const { status } = await attack.send(path, { method: 'POST', address: '203.0.113.77', baseUrl })
    if (status !== 429) passed += 1
  }
  await copy.server.close()
  expect(passed).toBe(max)
})

test('each copy enforces a limit while the common table does not answer', async () => {
  const path = pathOf(login)
  const { max } = login.rateLimit
  await attack.pool.query('alter table identity.request_limit rename to request_limit_away')
  let passed = 0
  for (let count = 0; count < max + more; count += 1) {
    const { status } = await attack.send(path, { method: 'POST', address: '203.0.113.78' })
    if (status !== 429) passed += 1
  }
  await attack.pool.query('alter table identity.request_limit_away rename to request_limit')
  expect(passed).toBe(max)
})

describe('the general limit holds for everything else of a family', () => {
  const max = 30
  let copy: Awaited<ReturnType<Attack['openCopy']>>
  beforeAll(async () => {
    copy = await attack.openCopy({
      environment: { RATE_LIMIT_PER_MINUTE: String(max), TRUSTED_PROXIES: '127.0.0.1' },
    })
  })
  afterAll(() => copy.server.close())

  it.each([
    ['/wps/system/status', 'by the cache or not', '203.0.113.1'],
    ['/wps/none', 'unknown', '203.0.113.2'],
    ['/lgw/none', 'unknown', '203.0.113.3'],
    ['/lotto/none', 'unknown', '203.0.113.4'],
    ['/ops/none', 'unknown', '203.0.113.5'],
    ['/ops/session', 'on the operators’ listener', '203.0.113.6'],
    ['/vendor/none', 'unknown', '203.0.113.7'],
    ['/rgs/none', 'unknown', '203.0.113.8'],
    ['/live', 'without a socket', '203.0.113.9'],
  ])('%s, %s', { timeout: 30_000 }, async (path, _what, address) => {
    const isOfOperators = path === '/ops/session'
    const passed = await countPassed(
      { path, methods: ['GET'], max },
      {
        // Uncached: the lane of cached responses counts nobody.
        headers: { origin: 'http://127.0.0.1' },
        address,
        baseUrl: isOfOperators ? copy.opsUrl : copy.baseUrl,
      },
    )
    expect(passed).toBe(max)
  })
})
