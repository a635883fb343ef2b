import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

/** A line to the database that can be cut. */
const openLine = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const host = decodeURIComponent(target.hostname)
  const port = Number(target.port)
  // The embedded database listens at a socket in its folder.
  const place = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  let isCut = false
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(place)
    for (const [one, two] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(two)
      one.on('error', () => undefined).on('close', () => two.destroy())
    }
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port: ownPort } = line.address() as AddressInfo // it listens on TCP
  return {
    url: `postgresql://${target.username}:${target.password}@127.0.0.1:${ownPort}${target.pathname}`,
    setCut: (cut: boolean) => {
      isCut = cut
      if (cut) for (const socket of sockets) socket.destroy()
    },
    close: () => line.close(),
  }
}

let server: TestServer
let line: Awaited<ReturnType<typeof openLine>>
let copy: Awaited<ReturnType<TestServer['openCopy']>>
beforeAll(async () => {
  server = await startTestServer({ environment: { ROLES: 'web' } })
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

it('while the database is away a copy lives, is not ready, and is ready again when it is back', async () => {
  const member = await copy.logIn('membro.demo')
  expect(await ask('/ready')).toBe(200)
  line.setCut(true)
  await expect.poll(() => ask('/ready'), { timeout: 5_000 }).toBe(503)
  expect(await ask('/health')).toBe(200)
  // What is in memory is still answered; what is not fails as a fault of ours, without a trace.
  expect(await ask('/wps/system/status')).toBe(200)
  const failed = await fetch(`${copy.baseUrl}/wps/captcha`)
  expect(failed.status).toBe(500)
  expect(Object.keys(await failed.json())).toEqual(['success', 'errorCode', 'message'])

  line.setCut(false)
  await expect.poll(() => ask('/ready'), { timeout: 10_000 }).toBe(200)
  await expect.poll(() => ask('/wps/captcha'), { timeout: 5_000 }).toBe(200)
  // The bus hears again, and the wallet's own connections carry money again.
  await expect
    .poll(() => copy.deposit(member.memberId, 'back', '3.00').then(() => 'posted', String), {
      timeout: 10_000,
    })
    .toBe('posted')
})
