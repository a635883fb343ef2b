import { logout } from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startAttack, type Attack } from './start-attack.ts'

let attack: Attack
const open: WebSocket[] = []
beforeAll(async () => {
  attack = await startAttack()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(() => attack.close())

type Options = { path?: string; headers?: Record<string, string>; hello?: string | Buffer }
const connect = ({ path = '/live', headers = {}, hello }: Options = {}) => {
  const socket = new WebSocket(attack.baseUrl.replace('http', 'ws') + path, { headers })
  open.push(socket)
  const heard: string[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const refusedWith = new Promise<number | undefined>((resolve) => {
    socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode))
  })
  socket.on('error', () => undefined)
  socket.on('message', (raw) => heard.push(String(raw)))
  socket.once('open', () => hello !== undefined && socket.send(hello))
  return { socket, heard, closed, refusedWith }
}
const helloOf = (token: string) => JSON.stringify({ token })
/** It receives the balance, once; the number of letters may follow. */
const isHeard = ({ heard }: { heard: string[] }) =>
  expect
    .poll(() => heard.filter((text) => text.includes('"topic":"balance"')).length, {
      timeout: 4_000,
    })
    .toBe(1)

describe('the live socket under attack', () => {
  it('ROLE-5: a token anywhere but in the first message opens nothing', async () => {
    const { token } = await attack.logIn('membro.demo')
    const page = connect({
      path: `/live?token=${token}`,
      headers: { authorization: token, cookie: `token=${token}` },
      hello: '{}',
    })
    expect(await page.closed).toBe(4401)
    expect(page.heard).toEqual([])
  })

  it('ROLE-5: a first message that is nearly right opens nothing', async () => {
    const { token, memberId } = await attack.logIn('membro.demo')
    const hellos = [
      JSON.stringify({ token, memberId: String(memberId + 1n) }),
      JSON.stringify({ token: [token] }),
      JSON.stringify({ token: { toString: token } }),
      JSON.stringify([token]),
      JSON.stringify(token),
      token,
      `{"token":"${token}","__proto__":{"a":1}}`,
      helloOf(`${token}\0`),
      helloOf('A'.repeat(43)),
      Buffer.from([0, 1, 2]),
      '',
    ]
    for (const hello of hellos) {
      const page = connect({ hello })
      expect([String(hello), await page.closed]).toEqual([String(hello), 4401])
      expect(page.heard).toEqual([])
    }
  })

  it('a silent socket is closed', { timeout: 10_000 }, async () => {
    expect(await connect().closed).toBe(4401)
  })

  it('a flooding socket is closed, without affecting others', async () => {
    const { token } = await attack.logIn('ana.demo')
    const other = await attack.logIn('bento.demo')
    const quiet = connect({ hello: helloOf(other.token) })
    const loud = connect({ hello: helloOf(token) })
    await isHeard(quiet)
    await isHeard(loud)
    for (let count = 0; count < 5_000; count += 1) loud.socket.send('x'.repeat(1_000))
    expect(await loud.closed).toBe(1006)
    await attack.deposit(other.memberId, 'flood', '3.00')
    await expect.poll(() => quiet.heard.at(-1)).toContain('"3.00"')
  })

  it('a message too large is not read, and none is decompressed', async () => {
    const page = connect({ hello: 'x'.repeat(5_000) })
    expect(await page.closed).toBe(1009)
    expect(page.socket.extensions).toBe('')
  })

  it('silent sockets keep nobody out, not even at the same address', async () => {
    const address = { 'x-forwarded-for': '203.0.113.66' }
    const many = Array.from({ length: 60 }, () => connect({ headers: address }))
    const refused: number[] = []
    for (const { closed } of many) void closed.then((code) => refused.push(code))
    await expect.poll(() => refused.filter((code) => code === 1013).length).toBe(30)
    const { token } = await attack.logIn('clara.demo')
    await isHeard(connect({ hello: helloOf(token), headers: address }))
    await isHeard(
      connect({ hello: helloOf(token), headers: { 'x-forwarded-for': '203.0.113.67' } }),
    )
  })

  it(
    'trial sessions affect neither a member at their address, nor trials elsewhere',
    { timeout: 20_000 },
    async () => {
      const address = { 'x-forwarded-for': '203.0.113.69' }
      const trial = await attack.tryOut()
      const hello = helloOf(trial.token)
      for (let count = 0; count < 60; count += 1)
        await isHeard(connect({ hello, headers: address }))
      expect(await connect({ hello, headers: address }).closed).toBe(1013)
      // All trial visitors share one account; elsewhere they are not affected.
      const elsewhere = { 'x-forwarded-for': '203.0.113.70' }
      await isHeard(connect({ hello: helloOf((await attack.tryOut()).token), headers: elsewhere }))
      const { token } = await attack.logIn('clara.demo')
      await isHeard(connect({ hello: helloOf(token), headers: address }))
    },
  )

  it('a page from another origin opens none, with any headers', async () => {
    const { token } = await attack.logIn('clara.demo')
    const foreign = [
      'http://evil.example',
      'null',
      'https://127.0.0.1',
      'http://127.0.0.1.evil.example',
      'file://',
      'http://evil.example#127.0.0.1',
      // Another port of this machine is another application.
      'http://127.0.0.1:5173',
    ]
    for (const origin of foreign) {
      const page = connect({ hello: helloOf(token), headers: { origin } })
      expect([origin, await page.refusedWith]).toEqual([origin, 403])
    }
    for (const headers of [
      { origin: 'http://127.0.0.1:3000' },
      { origin: 'http://localhost:3000' },
      {},
    ]) {
      await isHeard(connect({ hello: helloOf(token), headers }))
    }
  })

  it('one member cannot keep more than twenty pages open', async () => {
    const { token } = await attack.logIn('ana.demo')
    const pages = Array.from({ length: 20 }, () => connect({ hello: helloOf(token) }))
    for (const page of pages) await isHeard(page)
    expect(await connect({ hello: helloOf(token) }).closed).toBe(1013)
    expect(pages.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true)
  })

  it('a stolen token is worthless after the logout: its socket is closed and no new one opens', async () => {
    const victim = await attack.logIn('bento.demo')
    const thief = connect({ hello: helloOf(victim.token) })
    await isHeard(thief)
    await victim.api.call(logout)
    expect(await thief.closed).toBe(4401)
    await attack.deposit(victim.memberId, 'after', '5.00')
    expect(thief.heard.at(-1)).toBe('{"topic":"session-ended"}')
    expect(await connect({ hello: helloOf(victim.token) }).closed).toBe(4401)
  })

  it('there is one socket path; any other path closes the connection', async () => {
    const { token } = await attack.logIn('clara.demo')
    for (const path of ['/', '/wps/system/status', '/live/x', '/livee', '/health']) {
      const page = connect({ path, hello: helloOf(token) })
      await Promise.race([page.closed, page.refusedWith])
      expect([path, page.heard]).toEqual([path, []])
    }
  })

  it('too many requests are refused like any call', async () => {
    const hasty = await attack.openCopy({
      environment: { RATE_LIMIT_PER_MINUTE: '10', TRUSTED_PROXIES: '127.0.0.1' },
    })
    const url = `${hasty.baseUrl.replace('http', 'ws')}/live`
    const statuses = await Promise.all(
      Array.from({ length: 15 }, () => {
        const socket = new WebSocket(url, { headers: { 'x-forwarded-for': '203.0.113.68' } })
        open.push(socket)
        socket.on('error', () => undefined)
        return new Promise<number | undefined>((resolve) => {
          socket.once('open', () => resolve(101))
          socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode))
        })
      }),
    )
    expect(statuses.filter((status) => status === 101)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    for (const socket of open) socket.terminate()
    await hasty.server.close()
  })
})
