import { getBalance } from '@trevo/api-client/endpoints.ts'
import { afterAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../platform/config.ts'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

it('a stopping copy answers accepted requests, and the other copy continues', async () => {
  const copy = await server.openCopy()
  const member = await server.logIn('membro.demo')
  const blocker = await server.pool.connect()
  await blocker.query('begin')
  await blocker.query('lock table identity.captcha in access exclusive mode')
  const underWay = fetch(`${copy.baseUrl}/wps/captcha`)
  const waiting = `select count(*) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  await expect
    .poll(async () => Number((await server.pool.query(waiting)).rows[0].count))
    .toBeGreaterThan(0)

  let isClosed = false
  const closed = copy.server.close().then(() => {
    isClosed = true
  })
  // It takes no new visitor, and waits for the one it has.
  await expect
    .poll(() =>
      fetch(`${copy.baseUrl}/health`).then(
        () => 'up',
        () => 'away',
      ),
    )
    .toBe('away')
  expect(isClosed).toBe(false)
  expect(await member.api.call(getBalance)).toMatchObject({ ok: true })

  await blocker.query('commit')
  blocker.release()
  const answer = await underWay
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ success: true })
  await closed
  expect(await member.api.call(getBalance)).toMatchObject({ ok: true })
})

it('a stopping copy fails its readiness probe, and still answers', async () => {
  const copy = await server.openCopy()
  expect((await fetch(`${copy.baseUrl}/ready`)).status).toBe(200)
  copy.server.leave()
  const ready = await fetch(`${copy.baseUrl}/ready`)
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'leaving' }])
  const answer = await fetch(`${copy.baseUrl}/wps/system/status`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await copy.server.close()
})

const statusOf = async (url: string) => (await fetch(url)).status

it('a copy for jobs alone answers only health and metrics', async () => {
  const copy = await server.openCopy({ environment: { ROLES: 'worker' } })
  for (const path of ['/health', '/ready', '/metrics']) {
    expect([path, await statusOf(copy.baseUrl + path)]).toEqual([path, 200])
  }
  for (const path of ['/wps/system/status', '/live', '/']) {
    expect([path, await statusOf(copy.baseUrl + path)]).toEqual([path, 404])
  }
  expect(copy.opsUrl).toBe('')
  await copy.server.close()
})

it('a copy for the live socket alone has the socket and no other calls', async () => {
  const copy = await server.openCopy({ environment: { ROLES: 'live' } })
  const { token } = await server.logIn('membro.demo')
  const socket = new WebSocket(`${copy.baseUrl.replace('http', 'ws')}/live`)
  const first = new Promise((resolve) => socket.once('message', (raw) => resolve(String(raw))))
  socket.once('open', () => socket.send(JSON.stringify({ token })))
  expect(JSON.parse(String(await first))).toMatchObject({ topic: 'balance' })
  expect(await statusOf(`${copy.baseUrl}/wps/system/status`)).toBe(404)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await copy.server.close()
  expect(await closed).toBe(1001)
})

it.each(['', 'webb', 'web;worker', 'web,', 'live,web,all'])('%j are not roles of a copy', (roles) =>
  expect(() => readConfig({ DATABASE_URL: 'postgres://x', ROLES: roles })).toThrow('ROLES'),
)
