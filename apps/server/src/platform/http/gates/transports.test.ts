import { endpoint, type Auth, type EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { OperatorTerms } from '@trevo/contract/ops/rights.ts'
import { pino } from 'pino'
import { afterEach, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../config.ts'
import type { Caller, Operator } from '../actor.ts'
import { createRouteBinder } from '../bind-route.ts'
import type { Brand, BrandDirectory } from '../brand.ts'
import { createCacheTransport } from '../cache/cache-transport.ts'
import { createApp } from '../app/create-app.ts'
import { createResponseCache } from '../cache/response-cache.ts'
import { callerGates, requestGates } from './order.ts'

const openBrand: Brand = {
  id: 1,
  merchant: 'trevo',
  defaultLanguage: 'PT',
  maintenance: false,
  disabledModules: new Set(),
  jurisdiction: 'open',
}
const member: Caller = { kind: 'member', memberId: 7n, sessionId: 's', brandId: 1 }
const operator: Operator = {
  kind: 'operator',
  operatorId: 1n,
  username: 'ana',
  sessionId: 'o',
  brandId: 1,
  rights: new Map([['system.read', null]]),
  expiresAt: new Date(0),
  endsAt: new Date(0),
  mustEnrol: true,
}
const { mustEnrol: _, ...enrolled } = operator
const operators: Readonly<Record<string, Operator>> = {
  operator,
  'operator of one brand': enrolled,
}
const sessions: Readonly<Record<string, Caller>> = {
  member,
  trial: { ...member, kind: 'trial' },
  forced: { ...member, requiredAction: 'mfa' },
  excluded: { ...member, memberId: 9n },
  unchecked: { ...member, memberId: 14n },
  blocked: { ...member, memberId: 10n },
  covered: { ...member, pinProof: 'typed' },
  idle: { ...member, memberId: 13n },
  elsewhere: { ...member, memberId: 12n },
  unidentified: { ...member, memberId: 11n },
  unlimited: { ...member, memberId: 15n },
}

const list = endpoint({
  name: 'list',
  summary: 'for this test',
  method: 'GET',
  path: '/wps/relay/TEST_list',
  family: 'wps',
  auth: 'none',
  moduleId: 'GAMELO3',
  response: z.object({ text: z.string() }),
  refusals: [],
})

type World = {
  readonly spec?: Partial<Omit<EndpointSpec, keyof OperatorTerms | 'auth'>> & {
    readonly auth?: Auth
    readonly right?: OperatorTerms['right']
    readonly proof?: OperatorTerms['proof']
  }
  readonly headers?: Readonly<Record<string, string>>
  readonly brand?: Partial<Brand>
  readonly isRestricted?: boolean
  readonly isElsewhere?: boolean
  readonly isPlayOff?: boolean
}

/** What each gate refuses: facts that differ from an accepted request in only that. */
const refused: readonly (World & { readonly gate: string; readonly code: string })[] = [
  { gate: 'known brand', headers: { merchant: 'nobody' }, code: 'function.not.available' },
  { gate: 'maintenance', brand: { maintenance: true }, code: 'system.maintenance' },
  { gate: 'region', isRestricted: true, code: 'system.region_restricted' },
  { gate: 'own host', isElsewhere: true, code: 'system.domain_invalid' },
  { gate: 'module id', headers: { moduleid: 'COMM3' }, code: 'function.not.available' },
  {
    gate: 'module switch',
    brand: { disabledModules: new Set(['GAMELO3']) },
    code: 'function.not.available',
  },
  { gate: 'gateway version', spec: { gatewayVersion: 3 }, code: 'function.not.available' },
  {
    gate: 'sealed body',
    spec: { sealed: true },
    headers: { 'x-gateway-version': '3' },
    code: 'request_body_required',
  },
  { gate: 'session', spec: { auth: 'session' }, code: 'login.not.session' },
  {
    gate: 'authenticator',
    spec: { auth: 'operator', right: 'system.read' },
    headers: { authorization: 'operator' },
    code: 'operator.authenticator_required',
  },
  {
    gate: 'operator right',
    spec: { auth: 'operator', right: 'withdrawals.approve' },
    headers: { authorization: 'operator of one brand' },
    code: 'operator.right_required',
  },
  {
    gate: 'all brands',
    spec: { auth: 'operator', right: 'system.read', allBrands: true },
    headers: { authorization: 'operator of one brand' },
    code: 'operator.all_brands_required',
  },
  {
    gate: 'recent proof',
    spec: { auth: 'operator', right: 'system.read', proof: 'recent' },
    headers: { authorization: 'operator of one brand' },
    code: 'operator.proof_required',
  },
  {
    gate: 'full account',
    spec: { auth: 'member' },
    headers: { authorization: 'trial' },
    code: 'play.need_true_account',
  },
  {
    gate: 'agent account',
    spec: { auth: 'agent' },
    headers: { authorization: 'member' },
    code: 'error_not_agent',
  },
  {
    gate: 'required action',
    spec: { auth: 'session' },
    headers: { authorization: 'forced' },
    code: 'security.mfa_required',
  },
  {
    gate: 'covered',
    spec: { auth: 'member' },
    headers: { authorization: 'covered' },
    code: 'session.covered',
  },
  {
    gate: 'idle',
    spec: { auth: 'member', startsMoney: true },
    headers: { authorization: 'idle' },
    code: 'session.idle',
  },
  {
    gate: 'exclusion',
    spec: { auth: 'member', startsMoney: true },
    headers: { authorization: 'excluded' },
    code: 'account.excluded',
  },
  {
    gate: 'unchecked',
    spec: { auth: 'member', startsMoney: true },
    headers: { authorization: 'unchecked' },
    code: 'account.checking',
  },
  {
    gate: 'permission',
    spec: { auth: 'member', startsMoney: true, permission: 'stake' },
    headers: { authorization: 'blocked' },
    code: 'account.blocked',
  },
  {
    gate: 'first limits',
    spec: { auth: 'member', startsMoney: true, permission: 'deposit' },
    headers: { authorization: 'unlimited' },
    code: 'limit.missing',
  },
  {
    gate: 'identity',
    spec: { auth: 'member', startsMoney: true, permission: 'stake' },
    headers: { authorization: 'unidentified' },
    code: 'kyc.required',
  },
  {
    gate: 'location',
    spec: { auth: 'member', startsMoney: true, permission: 'stake' },
    headers: { authorization: 'elsewhere' },
    code: 'location.elsewhere',
  },
  {
    gate: 'play off',
    spec: { auth: 'member', startsMoney: true, permission: 'stake' },
    headers: { authorization: 'member' },
    isPlayOff: true,
    code: 'play.stopped',
  },
]

let close: () => Promise<unknown> = async () => undefined
afterEach(() => close())

/** One endpoint whose responses are cached, listening; `brand` changes from `change` on. */
const open = async ({ spec = {}, brand = {}, isRestricted, isElsewhere, isPlayOff }: World) => {
  const served: number[] = []
  let isChanged = false
  const now = (): Brand => (isChanged ? { ...openBrand, ...brand } : openBrand)
  const brands: BrandDirectory = {
    byMerchant: (merchant) => (merchant === openBrand.merchant ? now() : undefined),
    byHost: now,
    isRegionRestricted: () => isChanged && isRestricted === true,
    restrictsNobody: () => !(isChanged && isRestricted === true),
    isOwnHost: () => !(isChanged && isElsewhere === true),
  }
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none' })
  const app = await createApp(config, pino({ level: 'silent' }))
  const { auth = 'none', right = 'own', proof, ...others } = spec
  const terms =
    auth === 'operator'
      ? ({
          auth,
          right,
          approval: 'none',
          personal: 'none',
          ...(proof !== undefined && { proof }),
        } as const)
      : ({ auth } as const)
  const bound: EndpointSpec = { ...list, ...others, ...terms }
  const cacheTransport = createCacheTransport(app, {
    brands,
    onServed: (_endpoint, status) => served.push(status),
  })
  const route = createRouteBinder(app, {
    brands,
    resolveSession: async (token) => sessions[token],
    resolveOperator: async (token) => operators[token],
    isExcluded: async (memberId) => memberId === 9n,
    isUnchecked: async (memberId) => memberId === 14n,
    isPlayOff: async () => isChanged && isPlayOff === true,
    isBlocked: async (memberId, permission) => memberId === 10n && permission === 'stake',
    isUnidentified: async ({ memberId }) => memberId === 11n,
    lacksLimits: async ({ memberId }) => memberId === 15n,
    isIdle: async ({ memberId }) => memberId === 13n,
    findLocationFault: async ({ memberId }) =>
      memberId === 12n ? 'location.elsewhere' : undefined,
    unseal: async () => ({}),
    checkAnswers: true,
    cacheTransport,
  })
  const cache = createResponseCache()
  // An accepted caller is answered from the cache, so the cache has an answer for everybody.
  const everyKey = { ...cache, find: () => cache.find('x') }
  cache.keep('x', JSON.stringify({ success: true, value: { text: 'cached' } }), 0)
  route(bound, () => ({ text: 'made' }), everyKey)
  cacheTransport.noteHeaders({ 'x-common': 'yes' })
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  close = () => app.close()
  return {
    served,
    change: () => {
      isChanged = true
    },
    /** By the socket, where the cache transport comes first. */
    bySocket: async (headers: Readonly<Record<string, string>>, path: string = list.path) => {
      const answer = await fetch(`${baseUrl}${path}`, { headers })
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      }
    },
    /** By the router alone. */
    byRouter: async (headers: Readonly<Record<string, string>>) => {
      const answer = await app.inject({ url: list.path, headers })
      return { status: answer.statusCode, headers: { ...answer.headers }, body: answer.body }
    },
  }
}

const ofTheConnection =
  /^(date|connection|keep-alive|x-request-id|x-ratelimit-.*|transfer-encoding)$/
type Answered = { readonly status: number; readonly headers: object; readonly body: string }
const comparable = ({ status, headers, body }: Answered) => ({
  status,
  body: JSON.parse(body) as unknown,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofTheConnection.test(name))
      .map(([name, value]) => [name, String(value)]),
  ),
})

const plain = { moduleid: 'GAMELO3', language: 'EN' }

describe('the gates', () => {
  it('each refuse one request in this test, in order', () => {
    const names = [...requestGates, ...callerGates].map(({ name }) => name)
    expect(refused.map(({ gate }) => gate)).toEqual(names)
  })

  it('let a plain request pass, which the cache transport answers', async () => {
    const { served, bySocket } = await open({})
    const answer = await bySocket(plain)
    expect([answer.status, JSON.parse(answer.body).value.text]).toEqual([200, 'cached'])
    expect(served).toEqual([200])
  })

  test.each(refused)('$gate refuses the same by either transport', async ({ code, ...world }) => {
    const { served, change, bySocket, byRouter } = await open(world)
    // An accepted request is answered by the cache transport, which then also gets the refused one.
    await bySocket(plain)
    const before = world.spec ? [] : [200]
    expect(served).toEqual(before)
    change()
    const headers = { ...plain, ...world.headers }
    const [socket, router] = [await bySocket(headers), await byRouter(headers)]
    expect(comparable(socket)).toEqual(comparable(router))
    expect(comparable(socket).body).toMatchObject({ success: false, errorCode: code })
    expect(served).toEqual(before)
  })
})

describe('the cache transport', () => {
  it.each([
    ['another spelling of the path', `${list.path}/`, {}],
    ['a request from a page of another origin', list.path, { origin: 'https://else.example' }],
    ['a host that a proxy sends', list.path, { 'x-forwarded-host': 'else.example' }],
  ])('leaves %s to the router', async (_what, path, headers) => {
    const { served, bySocket } = await open({})
    const answer = await bySocket({ ...plain, ...headers }, path)
    expect([answer.status, served]).toEqual([200, []])
  })
})
