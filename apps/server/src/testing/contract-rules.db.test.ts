import { type EndpointSpec } from '@trevo/contract/endpoint.ts'
import { refusalStatus, type RefusalCode } from '@trevo/contract/refusals.ts'
import { texts as refusalsEn } from '@trevo/i18n/texts/en/refusals.ts'
import { texts as refusalsPt } from '@trevo/i18n/texts/pt/refusals.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

const oursIn = (family: EndpointSpec['family']) =>
  allEndpoints.filter((endpoint) => endpoint.family === family)
const ours = [...oursIn('wps'), ...oursIn('lgw')]
const methodsOf = ({ method, alsoMethods = [] }: EndpointSpec) => [method, ...alsoMethods]
/** From the router's own description of itself: a tree, where a branch continues the path above. */
const boundRoutes = (of: TestServer, app = of.server.app): string[] => {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? []
      if (indent === undefined || part === undefined || methods === undefined) return []
      const depth = indent.length / 4
      above.splice(depth, above.length, (above[depth - 1] ?? '') + part)
      const path = above[depth] ?? ''
      if (path.startsWith('/docs')) return []
      return methods.split(', ').flatMap((one) => (one === 'HEAD' ? [] : [`${one} ${path}`]))
    })
}
/** Other paths of a family are unknown there, by every method. */
const isRest = (route: string) =>
  /^[A-Z-]+ \/(wps|lgw|lotto|lotto-vn|ops|vendor|rgs|live)(\/?\*)?$/.test(route) &&
  route !== 'GET /live'
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('the contract and the composed server', () => {
  it('every call of the contract has a route', () => {
    expect(ours.length).toBeGreaterThan(20)
    const bound = new Set(boundRoutes(server))
    for (const endpoint of ours) {
      for (const method of methodsOf(endpoint)) {
        expect(bound, 'bind it in its module').toContain(`${method} ${endpoint.path}`)
      }
    }
  })

  it('the operators have a separate listener, and the site answers none of their calls', async () => {
    const calls = oursIn('ops').map(({ method, path }) => `${method} ${path}`)
    expect(calls.length).toBeGreaterThan(10)
    const bound = boundRoutes(server, server.server.opsApp).filter((route) => !isRest(route))
    // Whose answer holds the keys that a login is sealed by.
    // Files that a ticket opens once, and pictures of content.
    const others = ['GET /wps/system/status', 'GET /ops-files/:ticket', 'GET /pictures/:file']
    expect(bound.toSorted()).toEqual([...calls, ...others].toSorted())
    for (const { method, path } of oursIn('ops')) {
      const answer = await fetch(`${server.baseUrl}${path}`, { method })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  it('every route is in the contract, or one of these of operations, development, files and pages', () => {
    const known = new Set(
      allEndpoints.flatMap((one) => methodsOf(one).map((method) => `${method} ${one.path}`)),
    )
    const others = boundRoutes(server).filter((route) => !known.has(route) && !isRest(route))
    expect(others.toSorted()).toEqual([
      'GET /dev/outbox',
      'GET /health',
      'GET /live',
      'GET /metrics',
      'GET /pictures/:file',
      'GET /ready',
      'GET /wps/files/:ticket',
    ])
  })

  it("the vendor's calls answer on the same port", async () => {
    expect(oursIn('vendor').length).toBeGreaterThan(5)
    for (const { path, method } of oursIn('vendor')) {
      const answer = await fetch(`${server.baseUrl}${path}`, { method, body: '{}' })
      expect([path, answer.status]).not.toEqual([path, 404])
      expect(await answer.json()).toMatchObject({ status: 'INVALID_SIGNATURE' })
    }
  })
})

describe('the contract alone', () => {
  it('names and places are unique', () => {
    const names = allEndpoints.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const spots = allEndpoints.flatMap((one) =>
      methodsOf(one).map((method) => `${one.family === 'rgs' ? 'rgs' : ''} ${method} ${one.path}`),
    )
    expect(spots.filter((spot, index) => spots.indexOf(spot) !== index)).toEqual([])
  })

  it('CALL-1: a path names no host, and belongs to its family', () => {
    // Lotteries have their own paths that behave like /lgw.
    const begins = { wps: /^\/wps\//, lgw: /^\/(lgw|lotto\/lgw|lotto-vn\/lgw)\// } as const
    for (const { path, family } of ours) {
      expect(path).toMatch(/^\/(wps|lgw|lotto|lotto-vn)\/[\w/:-]+$/)
      if (family === 'wps' || family === 'lgw') expect(path).toMatch(begins[family])
    }
  })

  it('CALL-4: a relay call has a module id; CALL-3: a sealed one a body', () => {
    for (const { path, moduleId, sealed, body, method, name } of ours) {
      if (path.startsWith('/wps/relay/')) expect(moduleId, path).toBeDefined()
      if (sealed) expect(body, path).toBeDefined()
      if (method === 'GET') expect(body, `${name}: a GET has a query, not a body`).toBeUndefined()
    }
  })

  it('endpoints that start or move money require a full account without a required action', () => {
    const starting = allEndpoints.filter(({ startsMoney }) => startsMoney)
    expect(starting.length).toBeGreaterThan(8)
    for (const { auth, evenForced, sealed, name } of starting) {
      expect(['member', 'agent'], name).toContain(auth)
      expect([name, evenForced]).toEqual([name, undefined])
      if (name === 'launchGameFb') expect(sealed, 'CALL-44').toBeUndefined()
    }
  })

  it('every call that changes the cashier, moves money between wallets or opens a game is marked', () => {
    const moneyModules = ['DEPOSIT3', 'WITHDRAW3', 'FUNDTRANS3', 'AGETRANSFERUP3']
    // Where a withdrawal goes, before there is one; each asks for the payment password or a member.
    const movesNothing = [
      'addPayee',
      'removePayee',
      'setDefaultPayee',
      // What an operator asked about a withdrawal in review.
      'answerWithdrawalQuestion',
    ]
    const opensGame = ({ response }: EndpointSpec) =>
      JSON.stringify(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' })).includes(
        'game_url',
      )
    const silent = oursIn('wps').filter(
      (one) =>
        !one.startsMoney &&
        !movesNothing.includes(one.name) &&
        ((one.method !== 'GET' && moneyModules.includes(one.moduleId ?? '')) || opensGame(one)),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('public answers may be cached, personal ones never', () => {
    for (const { auth, cacheSec, name } of ours) {
      if (cacheSec !== undefined) expect(['none', 'optional'], name).toContain(auth)
    }
  })

  it('every refusal has a sentence in both languages, with the same placeholders', () => {
    const codes = Object.keys(refusalStatus) as RefusalCode[] // keys of that very object
    for (const code of codes) {
      expect(refusalsEn[code].trim(), code).not.toBe('')
      expect(refusalsPt[code].trim(), code).not.toBe('')
      expect(places(refusalsPt[code]), code).toEqual(places(refusalsEn[code]))
      expect(refusalStatus[code], code).toBeGreaterThanOrEqual(400)
    }
    for (const { refusals, name } of allEndpoints) {
      expect(new Set(refusals).size, name).toBe(refusals.length)
      for (const code of refusals) expect(codes, name).toContain(code)
    }
  })
})

type Operation = {
  operationId: string
  parameters: { name: string; in: string }[]
  responses: Record<string, { content: Record<string, { schema: unknown }> }>
}

describe('the API page', () => {
  it('serves the page, and the whole contract as an OpenAPI document whose parts fit together', async () => {
    expect((await fetch(`${server.baseUrl}/docs/`)).status).toBe(200)
    const read = async (url: string) => (await fetch(`${url}/docs/json`)).json()
    const document = await read(server.baseUrl)
    const ofOperators = await read(server.opsUrl)
    expect(JSON.stringify(document)).not.toContain('/ops/')
    expect(document.openapi).toMatch(/^3\.0\./)
    expect(document.info).toMatchObject({ title: 'Trevo', version: expect.any(String) })
    const operations = Object.entries<Record<string, Operation>>({
      ...document.paths,
      ...ofOperators.paths,
    }).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    )
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids)).toEqual(new Set(allEndpoints.map(({ name }) => name)))
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((one) => one.in === 'path')
      const named = inPath.map((one) => one.name)
      expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(named)
      expect(operation.responses['200']?.content['application/json']?.schema).toBeTypeOf('object')
      for (const parameter of operation.parameters) {
        expect(parameter).toMatchObject({ name: expect.any(String), schema: expect.any(Object) })
      }
    }
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"(?!#)/)
  })
})
