import { logout } from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from './start-test-server.ts'

type Event = {
  topic: string
  availBalance?: string
  seq?: string
  numero?: string
  at?: string
}

let server: TestServer
let other: Awaited<ReturnType<TestServer['openCopy']>>
const open: WebSocket[] = []
beforeAll(async () => {
  server = await startTestServer()
  other = await server.openCopy()
})
afterAll(async () => {
  for (const socket of open) socket.terminate()
  await other.server.close()
  await server.close()
})

const listen = (baseUrl: string, token: string | undefined, after = '') => {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/live${after}`)
  open.push(socket)
  const heard: Event[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('message', (raw) => heard.push(JSON.parse(String(raw)) as Event)) // the server's own events
  socket.once('open', () => socket.send(JSON.stringify({ token })))
  return { heard, closed, socket }
}

/** The balances among the events: news of the brand may come at any moment. */
const balancesIn = (heard: readonly Event[]): Event[] =>
  heard.filter(({ topic }) => topic === 'balance')

describe('ROLE-5: live events of the whole server', () => {
  it('ROLE-5: a member gets the balance at once and after each movement, on every copy', async () => {
    const { token, memberId } = await server.logIn('membro.demo')
    const pages = [listen(server.baseUrl, token), listen(other.baseUrl, token)]
    for (const { heard } of pages) {
      await expect.poll(() => balancesIn(heard)).toMatchObject([{ availBalance: '0.00' }])
    }
    await server.deposit(memberId, 'live', '7.5')
    for (const { heard } of pages) {
      await expect.poll(() => balancesIn(heard).at(-1)?.availBalance).toBe('7.50')
      const [first, last] = [balancesIn(heard)[0], balancesIn(heard).at(-1)]
      expect(BigInt(last?.seq ?? 0)).toBeGreaterThan(BigInt(first?.seq ?? 0))
    }
  })

  it('ROLE-5: nobody gets another member’s balance', async () => {
    const ana = await server.logIn('ana.demo')
    const bento = await server.logIn('bento.demo')
    const page = listen(server.baseUrl, ana.token)
    await expect.poll(() => balancesIn(page.heard)).toHaveLength(1)
    await server.deposit(bento.memberId, 'others', '99.00')
    await server.deposit(ana.memberId, 'own', '1.00')
    await expect.poll(() => balancesIn(page.heard).at(-1)?.availBalance).toBe('1.00')
    const balances = balancesIn(page.heard).map(({ availBalance }) => availBalance)
    expect(balances).toEqual(['0.00', '1.00'])
  })

  it('ROLE-5: a visitor is rejected', async () => {
    for (const token of [undefined, '', 'A'.repeat(43)]) {
      expect(await listen(server.baseUrl, token).closed).toBe(4401)
    }
  })

  it('ROLE-5: when the session ends its pages are notified and closed, on every copy; others stay', async () => {
    const leaving = await server.logIn('clara.demo')
    const staying = await server.logIn('clara.demo')
    const page = listen(other.baseUrl, leaving.token)
    const stays = listen(server.baseUrl, staying.token)
    for (const { heard } of [page, stays]) {
      // News of the brand may come as well.
      await expect.poll(() => heard.map(({ topic }) => topic)).toContain('balance')
    }
    expect(await leaving.api.call(logout)).toMatchObject({ ok: true })
    expect(await page.closed).toBe(4401)
    expect(page.heard.at(-1)).toEqual({ topic: 'session-ended' })
    await server.deposit(staying.memberId, 'stays', '2.00')
    await expect.poll(() => stays.heard.at(-1)?.availBalance).toBe('2.00')
    expect(stays.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('a message too large, or before the token, opens nothing', async () => {
    const { socket, closed } = listen(server.baseUrl, undefined)
    socket.removeAllListeners('open')
    socket.once('open', () => socket.send('x'.repeat(10_000)))
    expect(await closed).toBe(1009)
  })

  it('a page whose copy stops gets missed events from another copy, once', async () => {
    const { token, memberId } = await server.logIn('membro.demo')
    const say = (numero: string) =>
      server.server.modules.live.publishToMember(memberId, {
        topic: 'prize',
        gameId: 1,
        numero,
        winAmount: '5.00',
      })
    const prizesOf = (heard: readonly Event[]) => heard.flatMap(({ numero }) => numero ?? [])
    const ending = await server.openCopy()
    const before = listen(ending.baseUrl, token)
    await expect.poll(() => before.heard.length).toBeGreaterThan(0)
    await say('first')
    await expect.poll(() => prizesOf(before.heard)).toEqual(['first'])
    await ending.server.close()
    expect(await before.closed).toBe(1001)
    await say('meanwhile')
    const after = `?after=${before.heard.findLast(({ at }) => at !== undefined)?.at}`
    const later = listen(server.baseUrl, token, after)
    await expect.poll(() => prizesOf(later.heard)).toEqual(['meanwhile'])
    await say('last')
    await expect.poll(() => prizesOf(later.heard)).toEqual(['meanwhile', 'last'])
    expect(later.heard.some(({ topic }) => topic === 'resync')).toBe(false)
  })

  it('a page that was away too long refetches everything', async () => {
    const { token } = await server.logIn('membro.demo')
    for (const after of ['?after=nobody.1', '?after=', `?after=${'x'.repeat(41)}`]) {
      const { heard } = listen(server.baseUrl, token, after)
      await expect.poll(() => heard.some(({ topic }) => topic === 'balance')).toBe(true)
      expect(heard.filter(({ topic }) => topic === 'resync')).toHaveLength(
        after === '?after=nobody.1' ? 1 : 0,
      )
    }
  })
})
