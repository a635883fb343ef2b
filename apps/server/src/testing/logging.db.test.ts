import { logout } from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLogger } from '@trevo/platform/logger.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  const logger = createLogger('trace', 'server', { write: (line) => void lines.push(line) })
  server = await startTestServer({ logger })
})
afterAll(() => server.close())

const text = () => lines.join('')
type Line = { msg: string; endpoint?: string; status?: number; ms?: number; reqId?: string }
const requests = () =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request') // our own lines

it('each request is one line: endpoint, status, duration, id', async () => {
  lines.length = 0
  const answer = await fetch(`${server.baseUrl}/wps/system/status`)
  const id = answer.headers.get('x-request-id')
  await expect.poll(() => requests()).toHaveLength(1)
  expect(requests()[0]).toMatchObject({ endpoint: 'getSystemStatus', status: 200, reqId: id })
  expect(requests()[0]?.ms).toBeTypeOf('number')
  await fetch(`${server.baseUrl}/health`)
  await fetch(`${server.baseUrl}/wps/v2/wallets/balance`)
  await expect.poll(() => requests()).toHaveLength(2)
  expect(requests()[1]).toMatchObject({ endpoint: 'getBalance', status: 401 })
})

it('a login, its failures and its use leave no secret in the log', async () => {
  lines.length = 0
  const password = server.server.demoAccounts.find(({ role }) => role === 'member')?.password ?? ''
  const { api, token } = await server.logIn('membro.demo')
  const headers = { authorization: token, merchant: 'trevo', cookie: 'captchaId=cookie-secret' }
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${server.baseUrl}${path}`, { headers, ...init })
  await send(`/wps/v2/wallets/balance?token=${token}`)
  await send(`/wps/member/login?token=${token}&password=${password}`)
  await send(`/wps/session/login?token=${token}`, { method: 'POST', body: password })
  await send(`/play/${token}`)
  const body = JSON.stringify({ username: 'membro.demo', password, token })
  const type = { ...headers, 'content-type': 'application/json' }
  await send('/wps/session/login', { method: 'POST', body, headers: type })
  await send('/wps/session/login', { method: 'POST', body: body.slice(1), headers: type })
  await api.call(logout)

  await expect.poll(() => requests().some(({ endpoint }) => endpoint === 'logout')).toBe(true)
  expect(password.length).toBeGreaterThan(8)
  for (const secret of [password, token, 'cookie-secret', 'membro.demo']) {
    expect(text()).not.toContain(secret)
  }
})

it('an error that holds secrets is logged without them', () => {
  const seen: string[] = []
  const logger = createLogger('info', 'test', { write: (line) => void seen.push(line) })
  logger.info({ login: { password: 'p-secret', token: 't-secret' }, token: 'u-secret' }, 'oops')
  logger.info({ req: { headers: { authorization: 'h-secret' } } }, 'oops')
  expect(seen.join('')).not.toMatch(/[ptuh]-secret/)
  expect(seen.join('')).toContain('[hidden]')
})
