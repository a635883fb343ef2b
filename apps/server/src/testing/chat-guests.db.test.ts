import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { createDeleteGuestPictures } from '../modules/chat/service/delete-guest-pictures.ts'
import { startTestServer } from './start-test-server.ts'

type World = Awaited<ReturnType<typeof startTestServer>>
let world: World
let modelId = 0
let content = ''
beforeAll(async () => {
  world = await startTestServer()
  const { list } = await chats().listChatModels({ brandId: 1, isGuest: true }, 'EN', 'PT')
  modelId = list[0]?.modelId ?? 0
  const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background: '#1fd17f' } })
  content = (await drawn.png().toBuffer()).toString('base64')
})
afterAll(() => world?.close())

/** Beside the limits of requests, which would refuse most of it. */
const chats = () => world.server.modules.chat
let addresses = 0
let address = ''
beforeEach(() => {
  addresses += 1
  address = `203.0.113.${addresses}`
})

const guest = () =>
  ({
    brandId: 1,
    memberId: undefined,
    address,
    isHumanCheckOn: true,
    language: 'EN',
    brandLanguage: 'PT',
  }) as const

const launch = async (asking: Parameters<ReturnType<typeof chats>['launchChat']>[0] = guest()) => {
  const { chatUrl } = await chats().launchChat(asking, modelId)
  return new URL(chatUrl).hash.slice(1)
}
const say = (
  chat: string,
  asking: Parameters<ReturnType<typeof chats>['launchChat']>[0] = guest(),
) => chats().sendChatMessage(asking, { chat, clientId: randomUUID(), text: 'Oi' })
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
const sendPicture = (chat: string, humanProof?: string) =>
  chats().sendChatPicture(guest(), { chat, clientId: randomUUID(), content, humanProof })

describe('guests at the live chat', () => {
  test('a guest proves to be a person once for the pictures of a conversation', async () => {
    const chat = await launch()
    expect(await codeOf(sendPicture(chat))).toBe('verify_first')
    const proof = await world.proveHuman()
    expect(await codeOf(sendPicture(chat, proof))).toBe('ok')
    expect(await codeOf(sendPicture(chat))).toBe('ok')
    expect(await codeOf(sendPicture(await launch(), proof))).toBe('verify_first')
  })

  test('a picture without quota is refused before a proof is required', async () => {
    const chat = await launch()
    await world.server.pool.query(
      `insert into chat.picture (id, conversation_id, type, byte_count, sha256, created_at)
       select gen_random_uuid(), $1, 'image/png', 1, sha256('x'), now() from generate_series(1, 10)`,
      [chat.split('.')[0]],
    )
    expect(await codeOf(sendPicture(chat))).toBe('chat.pictures_too_many')
  })

  test('guests’ pictures are limited by address, and in total', async () => {
    const [chat, elsewhere] = [await launch(), await launch()]
    const { pool } = world.server
    await pool.query(
      `insert into chat.picture (id, conversation_id, type, byte_count, sha256, created_at, network)
       select gen_random_uuid(), $1, 'image/png', 1, sha256('x'), now(), $2
       from generate_series(1, 20)`,
      [elsewhere.split('.')[0], address],
    )
    const proof = await world.proveHuman()
    expect(await codeOf(sendPicture(chat, proof))).toBe('chat.guest_pictures_full')
    await pool.query('update chat.picture set deleted_at = now() where network = $1', [address])
    const ofOthers = await pool.query(
      `insert into chat.picture (id, conversation_id, type, byte_count, sha256, created_at, network)
       values (gen_random_uuid(), $1, 'image/png', 2000000000, sha256('x'), now(), '198.51.100.1')
       returning id`,
      [elsewhere.split('.')[0]],
    )
    expect(await codeOf(sendPicture(chat, proof))).toBe('chat.guest_pictures_full')
    await pool.query('update chat.picture set deleted_at = now() where id = $1', [
      ofOthers.rows[0].id,
    ])
    expect(await codeOf(sendPicture(chat, proof))).toBe('ok')
  })

  test('a guest’s picture is deleted a week after the conversation, its message stays', async () => {
    const chat = await launch()
    const { pictureId } = await sendPicture(chat, await world.proveHuman())
    if (pictureId === null) throw new Error('no picture')
    const read = () => codeOf(chats().getChatPicture(guest(), { chat, pictureId }))
    const writtenBefore = async (interval: string) => {
      await world.server.pool.query(
        'update chat.conversation set written_at = now() - $2::interval where id = $1',
        [chat.split('.')[0], interval],
      )
      await chats().deleteGuestPictures()
      return read()
    }
    expect(await writtenBefore('6 days 23 hours')).toBe('ok')
    expect(await writtenBefore('7 days 1 hour')).toBe('chat.picture_unknown')
    const { messages } = await chats().readChat(guest(), { chat, after: 0 })
    expect(messages).toHaveLength(1)
  })

  test('a picture that the store does not remove is retried, and does not block the others', async () => {
    const { pool } = world.server
    const { rows } = await pool.query<{ id: string }>(
      `with chat as (
         update chat.conversation set written_at = now() - interval '8 days' where id = $1 returning id)
       insert into chat.picture (id, conversation_id, type, byte_count, sha256, created_at, network)
       select gen_random_uuid(), chat.id, 'image/png', 1, sha256('x'), now() + n * interval '1 second', $2
       from chat, generate_series(1, 3) n returning id`,
      [(await launch()).split('.')[0], address],
    )
    const [stuck, ...others] = rows.map(({ id }) => id)
    const remove = (id: string) =>
      id === stuck ? Promise.reject(new Error('the store is full')) : Promise.resolve()
    const deleting = createDeleteGuestPictures({
      database: createDatabase(pool),
      clock: systemClock,
      pictures: { remove, write: () => Promise.resolve(), read: () => Promise.resolve(undefined) },
    })
    await expect(deleting()).rejects.toThrow('the store is full')
    const left = await pool.query(
      'select id from chat.picture where network = $1 and deleted_at is null',
      [address],
    )
    expect([left.rows, others.length]).toEqual([[{ id: stuck }], 2])
  })

  test('guests of one address have at most five open conversations, even concurrently', async () => {
    const started = await Promise.all(Array.from({ length: 12 }, () => codeOf(launch())))
    expect(started.filter((code) => code === 'ok')).toHaveLength(5)
    expect(new Set(started)).toEqual(new Set(['ok', 'chat.too_many_open']))
    address = '203.0.113.250'
    const chat = await launch()
    for (let count = 1; count < 5; count += 1) await launch()
    expect(await codeOf(launch())).toBe('chat.too_many_open')
    await chats().endChat(guest(), chat)
    expect(await codeOf(launch())).toBe('ok')
  })

  test('guests and members wait in separate queues, members listed first', async () => {
    await world.server.pool.query('update chat.conversation set waiting_since = null')
    for (let count = 0; count < 3; count += 1) await say(await launch())
    const { memberId } = await world.logIn('membro.demo')
    const member = { ...guest(), memberId }
    const chat = await launch(member)
    await say(chat, member)
    expect((await chats().readChat(member, { chat, after: 0 })).ahead).toBe(0)
    const last = await launch()
    await say(last)
    expect((await chats().readChat(guest(), { chat: last, after: 0 })).ahead).toBe(3)
    const { chats: listed } = await chats().operators.listOperatorChats(1, 'PT')
    expect(listed.map(({ account }) => account)).toEqual([
      'trevo@membro.demo',
      null,
      null,
      null,
      null,
    ])
  })
})
