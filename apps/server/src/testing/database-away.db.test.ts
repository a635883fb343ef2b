import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLine, type Line } from './open-line.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let line: Line
let copy: Awaited<ReturnType<TestServer['openCopy']>>
beforeAll(async () => {
  server = await startTestServer()
  line = await openLine(server.databaseUrl)
  copy = await server.openCopy({ environment: { DATABASE_URL: line.url, ROLES: 'web,worker' } })
})
afterAll(async () => {
  await copy.server.close()
  line.close()
  await server.close()
})

const ask = async (path: string) => {
  const answer = await fetch(`${copy.baseUrl}${path}`, { signal: AbortSignal.timeout(5_000) })
  return answer.status
}

it('while the database is down a copy lives, is not ready, and is ready again when it is back', async () => {
  const member = await copy.logIn('membro.demo')
  expect(await ask('/ready')).toBe(200)
  line.setCut(true)
  await expect.poll(() => ask('/ready'), { timeout: 5_000 }).toBe(503)
  expect(await ask('/health')).toBe(200)
  // What is in memory is still answered; the rest fails as a fault of the server, without a trace.
  expect(await ask('/wps/system/status')).toBe(200)
  const failed = await fetch(`${copy.baseUrl}/wps/captcha`)
  expect(failed.status).toBe(500)
  expect(Object.keys(await failed.json())).toEqual(['success', 'errorCode', 'message'])

  line.setCut(false)
  await expect.poll(() => ask('/ready'), { timeout: 10_000 }).toBe(200)
  await expect.poll(() => ask('/wps/captcha'), { timeout: 5_000 }).toBe(200)
  // The bus works again, and the wallet's own connections carry money again.
  await expect
    .poll(() => copy.deposit(member.memberId, 'back', '3.00').then(() => 'posted', String), {
      timeout: 10_000,
    })
    .toBe('posted')
})
