import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { TestServer } from './start-test-server.ts'
import { startWithInstitution } from './start-with-institution.ts'
import { valueOf } from './value-of.ts'

type LoggedIn = Awaited<ReturnType<TestServer['logIn']>>

const world = await startWithInstitution()
const server = world.server
afterAll(() => world.close())

const inboxOf = async (
  { api }: Pick<LoggedIn, 'api'>,
  query: { before?: string; pageSize?: number } = {},
) => valueOf(await api.call(endpoints.listMessages, { query }))
const unreadOf = async ({ api }: LoggedIn) => valueOf(await api.call(endpoints.getUnreadCount))
/** Messages that need no bank behind them. */
const tell = ({ memberId }: LoggedIn, count: number) =>
  server.server.modules.inbox.send(
    memberId,
    Array.from({ length: count }, (_, index) => ({
      source: `test:${memberId}:${index}`,
      kind: 'contract_offered' as const,
      params: { giver: `agente.${index}` },
      about: { what: 'contract' as const, id: String(index) },
      sentAt: new Date(),
    })),
  )

describe('a mailbox', () => {
  test('CALL-67: unread falls as messages are read, one, all up to one, or deleted; never below what is there', async () => {
    const member = await server.logIn('membro.demo')
    await tell(member, 5)
    await tell(member, 5)
    expect(await unreadOf(member)).toBe(5)
    const { list } = await inboxOf(member)
    const ids = list.map(({ messageId }) => messageId)
    const [newest = '', second = '', third = ''] = ids
    const read = (messageId: string) =>
      member.api.call(endpoints.readMessage, { body: { messageId } })
    expect(await read(third)).toMatchObject({ value: 4 })
    expect(await read(third)).toMatchObject({ value: 4 })
    expect(await read('999999999')).toMatchObject({ value: 4 })
    const remove = (messageIds: string[]) =>
      member.api.call(endpoints.deleteMessages, { body: { messageIds } })
    expect(await remove([newest, third])).toMatchObject({ value: 3 })
    expect(await remove([newest, third])).toMatchObject({ value: 3 })
    const upTo = (id: string) => member.api.call(endpoints.readAllMessages, { body: { upTo: id } })
    expect(await upTo(ids[3] ?? '')).toMatchObject({ value: 1 })
    expect(
      (await inboxOf(member)).list.map(({ messageId, readFlag }) => [messageId, readFlag]),
    ).toEqual([
      [second, false],
      [ids[3], true],
      [ids[4], true],
    ])
    await tell(member, 5)
    expect(await unreadOf(member)).toBe(1)
  })

  test('pages continue where the last one ended, and messages of another member are unknown', async () => {
    const [mine, other] = [await server.logIn('ana.demo'), await server.logIn('elisa.demo')]
    await server.pool.query('truncate inbox.message, inbox.mailbox')
    await tell(mine, 5)
    await tell(other, 1)
    const first = await inboxOf(mine, { pageSize: 3 })
    expect(first.list.map(({ content }) => content.split(' ')[0])).toEqual([
      'agente.4',
      'agente.3',
      'agente.2',
    ])
    const last = await inboxOf(mine, { pageSize: 3, before: first.next ?? '' })
    expect(last.list.map(({ content }) => content.split(' ')[0])).toEqual(['agente.1', 'agente.0'])
    expect(last.next).toBeNull()
    const [theirs] = (await inboxOf(other)).list
    await mine.api.call(endpoints.deleteMessages, {
      body: { messageIds: [theirs?.messageId ?? ''] },
    })
    await mine.api.call(endpoints.readMessage, { body: { messageId: theirs?.messageId ?? '' } })
    expect((await inboxOf(other)).list).toMatchObject([{ readFlag: false }])
  })

  test('twenty sent at once are counted one by one, and every open page gets the last count', async () => {
    const agent = await server.logIn('agente.sul', 'agent')
    const socket = new WebSocket(`${server.baseUrl.replace('http', 'ws')}/live`)
    const heard: { topic: string; unread?: number; seq?: string }[] = []
    socket.on('message', (raw) => heard.push(JSON.parse(String(raw)))) // the server's own events
    socket.once('open', () => socket.send(JSON.stringify({ token: agent.token })))
    await expect.poll(() => heard.length).toBe(1)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.server.modules.inbox.send(agent.memberId, [
          {
            source: `race:${index % 10}`,
            kind: 'deposit_failed',
            params: { amount: '10.00' },
            about: { what: 'deposit', id: String(index) },
            sentAt: new Date(),
          },
        ]),
      ),
    )
    expect(await unreadOf(agent)).toBe(10)
    const counts = () => heard.filter(({ topic }) => topic === 'inbox')
    await expect.poll(() => counts().length).toBe(10)
    const latest = counts().toSorted((a, b) => Number(b.seq) - Number(a.seq))[0]
    expect(latest).toMatchObject({ unread: 10 })
    socket.terminate()
  })
})
