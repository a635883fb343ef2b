import { request } from 'node:http'
import { openGameSession } from '@trevo/contract/rgs/session.ts'
import { refusalStatus, type RefusalCode } from '@trevo/contract/refusals.ts'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import {
  safeHeadersIn,
  sendHalfBody,
  statusOfTwoHosts,
} from '@trevo/vendor-kit/testing/listener-checks.ts'
import { afterAll, expect, it, test } from 'vitest'
import { openTestRgs } from '../../testing/open-test-rgs.ts'

const rgs = await openTestRgs()
const origin = await rgs.listen()
afterAll(() => rgs.close())

type Sent = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const send = ({ method = 'GET', path, headers = {}, body }: Sent) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = request({ hostname, port, method, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

const json = { 'content-type': 'application/json' }
const sessions = openGameSession.path
const wrong: readonly (Sent & { readonly name: string; readonly code: RefusalCode })[] = [
  { name: 'unknown', path: '/rgs/none', code: 'not_found' },
  { name: 'unknown, encoded', path: '/%72gs/none', code: 'not_found' },
  { name: 'unknown, absolute', path: 'http://127.0.0.1/rgs/none', code: 'not_found' },
  { name: 'the platform’s own', path: '/platform/none', code: 'not_found' },
  { name: 'a wrong method', method: 'DELETE', path: sessions, code: 'not_found' },
  { name: 'unreadable', path: '/rgs/%E0%A4%A', code: 'request_param_err' },
  {
    name: 'a long id',
    path: `/rgs/v1/rounds/${'a'.repeat(300)}`,
    code: 'request.url_too_long',
  },
  { name: 'too long', path: `/rgs/${'a'.repeat(20_000)}`, code: 'request.url_too_long' },
  {
    name: 'no JSON',
    method: 'POST',
    path: sessions,
    headers: json,
    body: '{',
    code: 'request_param_err',
  },
  {
    name: 'nothing',
    method: 'POST',
    path: sessions,
    headers: json,
    body: '',
    code: 'request_body_required',
  },
  {
    name: 'another kind',
    method: 'POST',
    path: sessions,
    headers: { 'content-type': 'text/html' },
    body: 'a',
    code: 'request.unsupported_media',
  },
  {
    name: 'too large',
    method: 'POST',
    path: sessions,
    headers: json,
    body: `{"a":"${'x'.repeat(20_000)}"}`,
    code: 'request.too_large',
  },
]

it.each(wrong)('$name is refused in the language of the call', async ({ code, ...sent }) => {
  for (const language of ['EN', 'PT'] as const) {
    const { status, text } = await send({ ...sent, headers: { ...sent.headers, language } })
    expect([status, JSON.parse(text)]).toEqual([
      refusalStatus[code],
      { errorCode: code, message: refusalText(code, language) },
    ])
  }
})

test('HEAD is answered like GET', async () => {
  for (const path of ['/health/live', '/rgs/v1/commitments']) {
    expect(await send({ method: 'HEAD', path })).toEqual({ status: 200, text: '' })
  }
})

test('the limit on opening sessions holds for every spelling of its path', async () => {
  const max = openGameSession.rateLimit.max
  const spellings = [sessions, sessions.replace('r', '%72'), `http://127.0.0.1${sessions}`]
  const asked =
    wrong.filter(({ path, method }) => path === sessions && method === 'POST').length * 2
  let passed = asked
  for (let count = asked; count < max + 9; count += 1) {
    const path = spellings[count % spellings.length] ?? sessions
    const { status } = await send({ method: 'POST', path, headers: json, body: '{}' })
    if (status !== 429) passed += 1
  }
  expect(passed).toBe(max)
})

test('every answer has the security headers', async () => {
  for (const path of ['/health/live', '/rgs/none', '/rgs/%E0%A4%A', '/rgs/v1/commitments']) {
    const { headers } = await fetch(origin + path)
    expect(safeHeadersIn(headers)).toEqual(safeHeaders)
  }
})

test('two Host headers are refused', async () => {
  expect(await statusOfTwoHosts(origin, '/health/live')).toBe(400)
})

test('a body that stops halfway is waited for, and then the connection is closed', async () => {
  const server = rgs.server()
  expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 10_000])
  server.requestTimeout = 200
  server.headersTimeout = 100
  const said = await sendHalfBody(origin, '/rgs/v1/seeds/client')
  expect(said).toMatch(/^HTTP\/1\.1 408 /)
  expect(said).toContain('X-Content-Type-Options: nosniff')
})
