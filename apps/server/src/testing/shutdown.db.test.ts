import { getBalance } from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('a copy that shuts down answers what it accepted, and the other copy goes on', async () => {
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
