import { request as httpRequest } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer({ environment: { ROLES: 'web,worker' } })
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.baseUrl}${path}`, { headers })
const json = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${server.baseUrl}${path}`, init)
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

describe('operations', () => {
  it('reports that it is alive, and that it is ready', async () => {
    expect(await json('/health')).toMatchObject({ status: 200, body: { status: 'up' } })
    expect(await json('/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  it('counts answers by endpoint and refusals by code', async () => {
    await get('/wps/system/status')
    await get('/wps/v2/wallets/balance')
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(/trevo_http_seconds_count{endpoint="getSystemStatus",status="200"} \d/)
    expect(text).toMatch(/trevo_refusals_total{code="login.not.session"} [1-9]/)
  })

  it('reports connections, sockets, the last proof of the ledger, and work in the background', async () => {
    const { wallet } = server.server.modules
    await wallet.proveConservation()
    const [proof] = await wallet.listProofs(1)
    await expect
      .poll(async () => (await get('/metrics')).text(), { timeout: 20_000, interval: 200 })
      .toMatch(/trevo_work_runs_total{work="play.project-bets",result="done"} [1-9]/)
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(/trevo_pool_connections{work="requests",state="open"} [1-9]/)
    expect(text).toMatch(/trevo_pool_connections{work="requests",state="waiting"} 0/)
    expect(text).toMatch(/trevo_live_sockets 0/)
    expect(text).toContain('trevo_ledger_problems 0')
    const provenAt = Number(/^trevo_ledger_proven_timestamp_seconds (\S+)/m.exec(text)?.[1])
    expect(provenAt).toBeCloseTo((proof?.provedAt.getTime() ?? 0) / 1_000, 1)
  })

  it('metrics can be read from this machine only: never through a proxy', async () => {
    const forwarded = await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })
    expect(forwarded.status).toBe(404)
    const { app } = server.server
    const far = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect([far.statusCode, far.body.includes('trevo_http')]).toEqual([404, false])
  })
})

describe('what every answer carries', () => {
  it('sets its own request id, also where the caller sends one', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () =>
        (await get('/wps/system/status', { 'x-request-id': 'mine' })).headers.get('x-request-id'),
      ),
    )
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  })

  it('security headers, on calls, refusals and unknown paths alike', async () => {
    for (const path of ['/wps/system/status', '/wps/v2/wallets/balance', '/nowhere', '/docs']) {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, path).toMatch(/default-src 'self'/)
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
      expect(policy, path).toMatch(/frame-ancestors 'self'/)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('x-powered-by'), path).toBeNull()
    }
    const status = await get('/wps/system/status')
    expect(status.headers.get('content-security-policy')).toContain("object-src 'none'")
    expect(status.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('a private answer is stored nowhere, a public one for the time in the contract', async () => {
    expect((await get('/wps/v2/wallets/balance')).headers.get('cache-control')).toBe('no-store')
    const help = await get('/wps/system/helpCenter')
    expect(help.headers.get('cache-control')).toBe('public, max-age=60')
    // Open pages are notified of changes of the catalogue, so nobody may keep an older answer.
    const lists = await get('/lgw/games/game_menus')
    expect(lists.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(lists.headers.get('etag')).toMatch(/^W\/"/)
  })
})

describe('errors before any route', () => {
  const post = (body: string, type: string, path = '/wps/session/login', more = {}) =>
    json(path, { method: 'POST', body, headers: { 'content-type': type, language: 'EN', ...more } })

  it('an unknown path is refused in the format of its family, in the visitor’s language', async () => {
    expect(await json('/wps/nothing', { headers: { language: 'EN' } })).toMatchObject({
      status: 404,
      body: { success: false, errorCode: 'not_found', message: 'We could not find this.' },
    })
    const bare = await json('/lgw/nothing')
    expect(bare.status).toBe(404)
    expect(Object.keys(bare.body)).toEqual(['errorCode', 'message'])
    expect(bare.body.message).not.toBe('We could not find this.')
    for (const path of ['/', '/home', '/vendor/v2/x', '/wps', '/art/tile/none.webp']) {
      expect((await get(path)).status, path).toBe(404)
    }
    expect((await json('/wps/system/status', { method: 'DELETE' })).status).toBe(404)
  })

  it('a path that is not a path', async () => {
    expect(await json('/wps/%')).toMatchObject({
      status: 400,
      body: { success: false, errorCode: 'request_param_err' },
    })
  })

  it('a body that is not JSON, none at all, of another kind, or too large', async () => {
    const cases = [
      ['{"value":', 'application/json', 400, 'request_param_err'],
      ['', 'application/json', 400, 'request_body_required'],
      ['<a/>', 'application/xml', 415, 'request.unsupported_media'],
      [
        JSON.stringify({ value: 'x'.repeat(200_000) }),
        'application/json',
        413,
        'request.too_large',
      ],
      ['{"__proto__":{"a":1}}', 'application/json', 400, 'request_param_err'],
    ] as const
    for (const [body, type, status, errorCode] of cases) {
      const answer = await post(body, type)
      expect(answer, `${type} ${body.slice(0, 20)}`).toMatchObject({
        status,
        body: { success: false, errorCode },
      })
    }
  })

  it('NUL anywhere is refused, however deep', async () => {
    const nested = `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`
    const bodies = [
      '{"language":"\\u0000"}',
      '{"language":"EN","a\\u0000":1}',
      `{"language":"EN","x":${nested}}`,
    ]
    for (const body of bodies) {
      const answer = await post(body, 'application/json', '/wps/member/language')
      expect(answer.body.errorCode).toBe('request_param_err')
    }
    const query = await json('/wps/relay/GCSGAME_gameList?search=%00', {
      headers: { moduleid: 'GAMELO3' },
    })
    expect(query.body.errorCode).toBe('request_param_err')
  })

  it('CALL-1, CALL-3: without gateway version or encryption header an E call is not opened', async () => {
    const body = '{"value":"e30.e30.e30.e30.e30"}'
    const plain = await post(body, 'application/json')
    expect(plain.body.errorCode).toBe('function.not.available')
    const version = { 'x-gateway-version': '3' }
    for (const headers of [version, { ...version, encryption: 'plain' }]) {
      const answer = await post(body, 'application/json', '/wps/session/login', headers)
      expect(answer.body.errorCode).toBe('request_body_required')
    }
    const trial = '/wps/session/login/freeplay'
    const asked = '{"os":"test","platform":"W"}'
    const old = await post(asked, 'application/json', trial, { 'x-gateway-version': '2' })
    expect(old.body.errorCode).toBe('function.not.available')
    expect((await post(asked, 'application/json', trial, version)).status).toBe(200)
  })
})

describe('pages of other origins', () => {
  const from = (origin: string, method = 'GET', more = {}) =>
    fetch(`${server.baseUrl}/wps/system/status`, { method, headers: { origin, ...more } })
  const preflight = { 'access-control-request-method': 'POST' }
  const allowed = 'access-control-allow-origin'

  it("a brand's domain may call and learns which headers", async () => {
    const answer = await from('http://localhost:3000')
    expect(answer.headers.get(allowed)).toBe('http://localhost:3000')
    expect(answer.headers.get('vary')).toContain('Origin')
    const asked = await from('http://localhost:3000', 'OPTIONS', preflight)
    expect([asked.status, asked.headers.get(allowed)]).toEqual([204, 'http://localhost:3000'])
    expect(asked.headers.get('access-control-allow-headers')).toContain('ModuleId')
  })

  it('nobody else may, and cookies never travel', async () => {
    const origins = ['https://evil.example', 'null', 'http://localhost.evil.example', 'file://']
    for (const origin of origins) {
      expect((await from(origin)).headers.get(allowed), origin).toBeNull()
      const asked = await from(origin, 'OPTIONS', preflight)
      expect(asked.headers.get(allowed), origin).toBeNull()
    }
    const other = await from('http://localhost:3000', 'GET', { merchant: 'nobody' })
    expect(other.headers.get(allowed)).toBeNull()
    const answer = await from('http://localhost:3000')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

it('START-3: maintenance and region are distinguished when both are in force; calls answer maintenance', async () => {
  await server.change(
    `update settings.brand set maintenance = true, blocked_addresses = '{127.0.0.0/8}'`,
  )
  expect((await json('/wps/system/status')).body.value).toMatchObject({
    maintenance: true,
    regionRestriction: true,
  })
  expect((await json('/lgw/games/game_menus')).body.errorCode).toBe('system.maintenance')
  await server.change(`update settings.brand set maintenance = false`)
  expect((await json('/lgw/games/game_menus')).body.errorCode).toBe('system.region_restricted')
  await server.change(`update settings.brand set blocked_addresses = '{}'`)
  expect((await json('/lgw/games/game_menus')).status).toBe(200)
})

it('an invalid HTTP request is answered and closed, and the server lives', async () => {
  const { port } = new URL(server.baseUrl)
  const status = await new Promise((resolve) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path: '/health', method: 'GET' })
    sent.setHeader('x-large', 'x'.repeat(60_000))
    sent.once('response', (response) => resolve(response.resume().statusCode))
    sent.once('error', () => resolve('closed'))
    sent.end()
  })
  expect([431, 'closed']).toContain(status)
  expect((await get('/health')).status).toBe(200)
})
