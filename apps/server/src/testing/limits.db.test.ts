import { afterAll, expect, it } from 'vitest'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer({ environment: { RATE_LIMIT_PER_MINUTE: '20' } })
afterAll(() => server.close())

const ask = async (url: string, remoteAddress: string, method: 'GET' | 'POST' = 'GET') => {
  const answer = await server.server.app.inject({
    method,
    url,
    remoteAddress,
    headers: { language: 'EN' },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

it('beyond the limit of an address the call is refused in its family’s format; other addresses are served', async () => {
  const busy = '203.0.113.1'
  const first = await Promise.all(
    Array.from({ length: 20 }, () => ask('/wps/system/whitelabel', busy)),
  )
  expect(first.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const refused = await ask('/wps/system/whitelabel', busy)
  expect(refused).toMatchObject({
    status: 429,
    body: {
      success: false,
      errorCode: 'too_many_requests',
      message: 'Too many attempts. Please try again in 5 minutes.',
    },
  })
  expect(refused.headers['retry-after']).toBeDefined()
  const bare = await ask('/lgw/games/game_menus', busy)
  expect(bare.body).toEqual({ errorCode: 'too_many_requests', message: expect.any(String) })
  expect((await ask('/wps/system/whitelabel', '203.0.113.2')).status).toBe(200)
  expect((await ask('/health', busy)).status).toBe(200)
})

it('an endpoint with its own limit counts separately', async () => {
  const address = '203.0.113.3'
  for (let count = 1; count <= 60; count++) {
    expect((await ask('/wps/session/login', address, 'POST')).status).toBe(400)
  }
  const refused = await ask('/wps/session/login', address, 'POST')
  expect(refused).toMatchObject({ status: 429, body: { errorCode: 'too_many_requests' } })
  expect((await ask('/wps/captcha', address)).status).toBe(200)
})
