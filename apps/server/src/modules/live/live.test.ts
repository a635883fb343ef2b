import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Bus } from '../../platform/bus.ts'
import { createLocalBus } from '../../testing/local-bus.ts'
import { createLive, type Live } from './index.ts'

const ana = { kind: 'member', memberId: 7n, sessionId: 's1', brandId: 1 } as const
const rui = { kind: 'member', memberId: 8n, sessionId: 's2', brandId: 1 } as const

let app: FastifyInstance
let live: Live
let bus: Bus
let url: string
const open: WebSocket[] = []

beforeEach(async () => {
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.send('the page'))
  await app.register(websocket)
  bus = createLocalBus()
  live = createLive({ bus, logger: app.log })
  live.bindSocket({
    app,
    identity: { resolveSession: async (token) => ({ ana, rui })[token] },
    settings: { isOwnOrigin: () => true, mayListen: () => true },
    wallet: {
      balancesOf: async (memberIds) =>
        new Map(memberIds.map((id) => [id, { availableMinor: id * 10_000n, seq: 1n }])),
    },
    inbox: {
      findMailboxes: async () => new Map([[8n, { unread: 2, seq: 5n }]]),
    },
  })
  url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate()
  live.close()
  await app.close()
})

const connect = async (hello: unknown) => {
  const socket = new WebSocket(`${url}/live`)
  open.push(socket)
  const heard: unknown[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('message', (raw) => heard.push(JSON.parse(String(raw))))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello))
  return { socket, heard, closed }
}

describe('the live socket', () => {
  it('ROLE-5: a member who sends the token gets the current balance first', async () => {
    const { heard } = await connect({ token: 'ana' })
    await expect.poll(() => heard).toEqual([{ topic: 'balance', availBalance: '7.00', seq: '1' }])
  })

  it('events before the socket existed are sent after the balance', async () => {
    const { heard } = await connect({ token: 'rui' })
    await expect
      .poll(() => heard)
      .toEqual([
        { topic: 'balance', availBalance: '8.00', seq: '1' },
        { topic: 'inbox', unread: 2, seq: '5' },
      ])
  })

  it('ROLE-5: a visitor without a session is rejected', async () => {
    for (const hello of [{ token: 'nobody' }, { token: '' }, {}, 'not json', '[]']) {
      expect(await (await connect(hello)).closed).toBe(4401)
    }
  })

  it('ROUTE-10: a request without an upgrade gets the page at the same path', async () => {
    const answer = await app.inject({ url: '/live', headers: { accept: 'text/html' } })
    expect(answer.body).toBe('the page')
  })

  it('an event reaches every page of its member and nobody else', async () => {
    const pages = [await connect({ token: 'ana' }), await connect({ token: 'ana' })]
    const other = await connect({ token: 'rui' })
    for (const page of pages) await expect.poll(() => page.heard.length).toBe(1)
    await expect.poll(() => other.heard.length).toBe(2)
    const event = { topic: 'deposit', depositId: 'd1', status: 'credited' } as const
    await live.publishToMember(7n, event)
    for (const page of pages) await expect.poll(() => page.heard.at(-1)).toMatchObject(event)
    expect(other.heard).toHaveLength(2)
  })

  it('an event for all reaches every page of the brand, in the order of the others', async () => {
    const pages = [await connect({ token: 'ana' }), await connect({ token: 'ana' })]
    for (const page of pages) await expect.poll(() => page.heard.length).toBe(1)
    const amount = '9.00'
    const pools = Array.from({ length: 20 }, (_, index) => ({ code: `poço-${index}`, amount }))
    live.pushToAll({ topic: 'catalogue-changed' }, { brandId: 2 })
    live.pushToAll({ topic: 'jackpots', pools }, { brandId: 1, position: 'here.1' })
    await live.publishToMember(7n, { topic: 'chat', chatId: 'c1' })
    live.pushToAll({ topic: 'status-changed' })
    for (const page of pages) {
      await expect.poll(() => page.heard.length).toBe(4)
      expect(page.heard.slice(1)).toMatchObject([
        { topic: 'jackpots', pools, at: 'here.1' },
        { topic: 'chat', chatId: 'c1' },
        { topic: 'status-changed' },
      ])
    }
  })

  it('of many balances in one moment only the newest is pushed', async () => {
    const { heard } = await connect({ token: 'ana' })
    await expect.poll(() => heard.length).toBe(1)
    live.publishBalances([
      { memberId: 7n, availBalance: '5.00', seq: 3n },
      { memberId: 7n, availBalance: '4.00', seq: 2n },
    ])
    live.publishBalances([{ memberId: 7n, availBalance: '6.00', seq: 4n }])
    await expect.poll(() => heard.length).toBe(2)
    expect(heard.at(-1)).toMatchObject({ topic: 'balance', availBalance: '6.00', seq: '4' })
  })

  it('a closed page is dropped, and the others continue', async () => {
    const first = await connect({ token: 'ana' })
    const second = await connect({ token: 'ana' })
    await expect.poll(() => second.heard.length).toBe(1)
    first.socket.close()
    await first.closed
    await live.publishToMember(7n, { topic: 'balance', availBalance: '9.00', seq: '2' })
    await expect.poll(() => second.heard).toHaveLength(2)
  })
})
