import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { safeHeadersIn, statusOfTwoHosts } from '@trevo/vendor-kit/testing/listener-checks.ts'
import { Agent, fetch, request } from 'undici'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { newTxid, order, startSandboxWorld } from './testing/start-sandbox-world.ts'

const world = await startSandboxWorld()
const { askToken, call, sandbox, token } = world
afterEach(() => {
  sandbox.institution.faults.set([])
})
afterAll(() => world.close())

describe('access', () => {
  test('a connection without a client certificate gets no status at all', async () => {
    const bare = new Agent({ connect: { ca: world.certificate.ca } })
    await expect(fetch(`${sandbox.apiUrl}/cob`, { dispatcher: bare })).rejects.toThrow(
      'fetch failed',
    )
    await bare.destroy()
  })
  test('a wrong secret gets no token', async () => {
    expect((await askToken('another')).status).toBe(401)
  })
  test('a token allows its own scopes only', async () => {
    const reader = (await askToken('a secret', 'cob.read')).body.access_token
    const headers = { authorization: `Bearer ${reader}`, 'content-type': 'application/json' }
    const answer = await call('PUT', `/cob/${newTxid()}`, order, { headers })
    expect(answer).toMatchObject({ status: 403, type: 'application/problem+json; charset=utf-8' })
    expect(answer.body['type']).toBe('https://pix.bcb.gov.br/api/v2/error/AcessoNegado')
  })
  test('a forged token is refused', async () => {
    const [claims] = token.split('.')
    const headers = { authorization: `Bearer ${claims}.AAAA` }
    expect((await call('GET', `/cob/${newTxid()}`, undefined, { headers })).status).toBe(401)
  })
})

test('every answer of both listeners has the security headers', async () => {
  const dispatcher = new Agent({ connect: world.certificate })
  for (const url of [`${sandbox.apiUrl}/cob`, `${sandbox.pageUrl}/`, `${sandbox.pageUrl}/none`]) {
    const { headers } = await fetch(url, url.startsWith('https') ? { dispatcher } : {})
    expect(safeHeadersIn(headers)).toEqual(safeHeaders)
  }
  await dispatcher.destroy()
})

test('pages and controls answer only their own host, named once', async () => {
  expect(await statusOfTwoHosts(sandbox.pageUrl, '/statement')).toBe(400)
  const statusAs = async (host: string, path: string) =>
    (await request(`${sandbox.pageUrl}${path}`, { headers: { host } })).statusCode
  for (const path of ['/', '/statement', '/sandbox/statement']) {
    expect(await statusAs('evil.example', path)).toBe(421)
    expect(await statusAs('localhost:3002', path)).toBe(200)
  }
})

describe('faults of the API', () => {
  test('after acting it can fail or stay silent; the charge still exists', async () => {
    const [failed, silent] = [newTxid(), newTxid()]
    sandbox.institution.faults.set([
      { kind: 'api_error_after_acting', times: 1, rate: 1, ms: 0, call: `PUT /cob/${failed}` },
      { kind: 'api_timeout_after_acting', times: 1, rate: 1, ms: 150, call: `PUT /cob/${silent}` },
    ])
    expect((await call('PUT', `/cob/${failed}`, order)).status).toBe(500)
    const impatient = { signal: AbortSignal.timeout(60) }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    await expect(call('PUT', `/cob/${silent}`, order, { ...impatient, headers })).rejects.toThrow()
    expect((await call('GET', `/cob/${failed}`)).status).toBe(200)
    expect((await call('GET', `/cob/${silent}`)).status).toBe(200)
  })
})
