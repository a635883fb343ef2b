import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

type World = Awaited<ReturnType<typeof startOperatorWorld>>
const world = await startOperatorWorld()
beforeEach(async () => {
  world.beginTest()
  // Guests of one address have a handful open; each test begins without.
  await world.server.pool.query(
    `update chat.conversation set state = 'ended', ended_at = now(), waiting_since = null
     where member_id is null and state = 'open'`,
  )
})
afterAll(() => world.server.close())

type Api = ReturnType<World['server']['guest']>

const modelIdOf = async (api: Api, title: string): Promise<number> => {
  return (
    valueOf(await api.call(endpoints.listChatModels, {})).list.find((one) => one.title === title)
      ?.modelId ?? 0
  )
}
/** The conversation's name, behind the fragment of the address that the launch answers. */
const launch = async (api: Api, title = 'Games and rounds'): Promise<string> => {
  const body = { modelId: await modelIdOf(api, title) }
  const answer = valueOf(await api.call(endpoints.launchChat, { body }))
  const url = new URL(answer.chatUrl)
  expect(url.pathname).toBe('/chat')
  return url.hash.slice(1)
}
const say = (api: Api, chat: string, text: string, clientId: string = randomUUID()) =>
  api.call(endpoints.sendChatMessage, { body: { chat, clientId, text } })
const read = async (api: Api, chat: string, after = 0) =>
  valueOf(await api.call(endpoints.readChat, { body: { chat, after } }))
const enter = async () => (await world.enter(world.withCode(first))).token
const operator = async () => world.apiOf({ token: await enter() })
const prove = () => world.server.proveHuman()
const fromHere = { address: '127.0.0.1', isHumanCheckOn: true } as const
const idOf = (chat: string): string => chat.split('.')[0] ?? ''

describe('the live chat', () => {
  test('CALL-68, MODEL-22: its models are listed in the language of the call, with how many wait', async () => {
    const answer = await world.server.guest().call(endpoints.listChatModels, {})
    expect(answer).toMatchObject({ ok: true, value: { list: { length: 4 } } })
    expect(answer).toMatchObject({
      value: { list: [{ title: 'Deposit and withdrawal', waiting: 0 }, {}, {}, {}] },
    })
  })

  test('CALL-69: a launch returns the address of its page; a member continues the open one', async () => {
    const { api } = await world.server.logIn('membro.demo')
    const chat = await launch(api)
    expect(chat).toMatch(/^\d+$/)
    expect(await launch(api)).toBe(chat)
    expect(await launch(api, 'Account and access')).not.toBe(chat)
    const unknown = await api.call(endpoints.launchChat, { body: { modelId: 999 } })
    expect(unknown).toMatchObject({ code: 'chat.model_unknown' })
  })

  test('a visitor writes, waits behind earlier ones, and is answered; the operator is not named', async () => {
    const [one, two] = [world.server.guest(), world.server.guest()]
    const [chat, later] = [await launch(one), await launch(two)]
    expect((await read(one, chat)).ahead).toBeNull()
    expect(await say(one, chat, '  Minha rodada não abriu ')).toMatchObject({
      ok: true,
      value: { seq: 1, author: 'visitor', text: 'Minha rodada não abriu' },
    })
    await say(two, later, 'Oi')
    expect((await read(one, chat)).ahead).toBe(0)
    expect((await read(two, later)).ahead).toBe(1)

    const token = await enter()
    const people = world.apiOf({ token })
    const waiting = valueOf(await people.call(ops.listOperatorChats))
    expect(waiting.chats.map(({ chatId }) => chatId)).toEqual([idOf(chat), idOf(later)])
    expect(waiting.chats[0]).toMatchObject({ account: null, about: 'Games and rounds' })
    const params = { chatId: idOf(chat) }
    // The subject is in the language of the operator who reads it.
    const inPortuguese = world.apiOf({ token, language: 'PT' })
    const subject = { about: 'Jogos e rodadas' }
    expect(await inPortuguese.call(ops.readOperatorChat, { params })).toMatchObject({
      value: subject,
    })
    const query = { state: 'waiting' } as const
    const { list } = valueOf(await inPortuguese.call(ops.listDeskChats, { query }))
    expect(list.find(({ chatId }) => chatId === params.chatId)).toMatchObject(subject)
    const body = { clientId: randomUUID(), text: 'Já está aberta.' }
    const answered = await people.call(ops.answerChat, { params, body })
    expect(answered).toMatchObject({
      ok: true,
      value: { waitingSince: null, lines: [{ operator: null }, { operator: first.username }] },
    })
    expect(await people.call(ops.answerChat, { params, body })).toEqual(answered)
    const now = await read(one, chat, 1)
    expect(now).toMatchObject({ ahead: null, messages: [{ seq: 2, author: 'operator' }] })
    expect(JSON.stringify(now)).not.toContain(first.username)
    expect((await read(two, later)).ahead).toBe(0)
  })

  test('it is private: neither without the secret, nor with another, nor a member’s by its number', async () => {
    const visitor = world.server.guest()
    const chat = await launch(visitor)
    const own = await world.server.logIn('membro.demo')
    const other = await world.server.logIn('agente.demo', 'agent')
    const members = await launch(own.api, 'Promotions and rewards')
    const attempts: readonly (readonly [Api, string])[] = [
      [visitor, idOf(chat)],
      [visitor, `${idOf(chat)}.${'A'.repeat(43)}`],
      [own.api, idOf(chat)],
      [visitor, members],
      [other.api, members],
      [visitor, `${members}.${'A'.repeat(43)}`],
    ]
    for (const [api, name] of attempts) {
      const unknown = { code: 'chat.unknown' }
      const body = { chat: name, after: 0 }
      expect(await api.call(endpoints.readChat, { body })).toMatchObject(unknown)
      expect(await say(api, name, 'x')).toMatchObject(unknown)
      expect(await api.call(endpoints.endChat, { body: { chat: name } })).toMatchObject(unknown)
    }
    const { rows } = await world.server.pool.query('select key_hash from chat.conversation')
    expect(JSON.stringify(rows)).not.toContain(chat.split('.')[1])
  })

  test('the same message is stored once, and each of 30 concurrent ones has its own position', async () => {
    const { api } = await world.server.logIn('membro.demo')
    const chat = await launch(api, 'Account and access')
    const clientId = randomUUID()
    const { chat: own } = world.server.server.modules
    const brand = { brandId: 1, language: 'PT', brandLanguage: 'PT' } as const
    const { memberId } = await world.server.logIn('membro.demo')
    const asking = { ...brand, memberId, ...fromHere }
    const sent = await Promise.all([
      ...Array.from({ length: 8 }, () =>
        own.sendChatMessage(asking, { chat, clientId, text: 'uma vez' }),
      ),
      ...Array.from({ length: 29 }, (_, n) =>
        own.sendChatMessage(asking, { chat, clientId: randomUUID(), text: `n ${n}` }),
      ),
    ])
    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(30)
    const { messages } = await read(api, chat)
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
    expect(await say(api, chat, 'outra coisa', clientId)).toMatchObject({
      code: 'request.id_reused',
    })
  })

  test('empty and too long messages are refused, and so is any message to an ended or full conversation', async () => {
    const visitor = world.server.guest()
    const chat = await launch(visitor)
    for (const text of ['', '   ', 'á'.repeat(1_001)]) {
      expect(await say(visitor, chat, text)).toMatchObject({ code: 'request_param_err' })
    }
    expect(await say(visitor, chat, 'á'.repeat(1_000))).toMatchObject({ ok: true })
    await world.server.pool.query('update chat.conversation set messages = 400 where id = $1', [
      idOf(chat),
    ])
    expect(await say(visitor, chat, 'mais')).toMatchObject({ code: 'chat.full' })
    const ended = await visitor.call(endpoints.endChat, { body: { chat } })
    expect(ended).toMatchObject({ ok: true, value: { status: 'ended' } })
    expect(await say(visitor, chat, 'mais')).toMatchObject({ code: 'chat.ended' })
    expect(await read(visitor, chat)).toMatchObject({ status: 'ended', ahead: null })
  })

  test('a member’s open pages are notified of an answer; a day without a message ends it', async () => {
    const { api, token } = await world.server.logIn('membro.demo')
    const chat = await launch(api, 'Promotions and rewards')
    const socket = new WebSocket(`${world.server.baseUrl.replace('http', 'ws')}/live`)
    const heard: { readonly topic: string }[] = []
    socket.on('message', (raw) => heard.push(JSON.parse(String(raw)) as { topic: string }))
    socket.once('open', () => socket.send(JSON.stringify({ token })))
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    const ofChat = () => heard.filter(({ topic }) => topic === 'chat')
    await say(api, chat, 'Onde está meu bilhete?')
    await expect.poll(ofChat).toHaveLength(1)
    const people = await operator()
    const body = { clientId: randomUUID(), text: 'Na central de prêmios.' }
    await people.call(ops.answerChat, { params: { chatId: chat }, body })
    const told = { topic: 'chat', chatId: chat }
    await expect.poll(ofChat).toMatchObject([told, told])
    socket.terminate()
    await world.server.pool.query(
      `update chat.conversation set written_at = now() - interval '25 hours' where id = $1`,
      [chat],
    )
    await world.server.server.modules.chat.endIdleChats()
    expect((await read(api, chat)).status).toBe('ended')
    expect(await launch(api, 'Promotions and rewards')).not.toBe(chat)
  })

  test('a member who starts it on many pages at once has one conversation', async () => {
    // Beside the limit of requests, which would refuse most of them.
    const { api, memberId } = await world.server.logIn('membro.demo')
    const modelId = await modelIdOf(api, 'Deposit and withdrawal')
    const asking = {
      brandId: 1,
      memberId,
      language: 'EN',
      brandLanguage: 'PT',
      ...fromHere,
    } as const
    const { chat } = world.server.server.modules
    const started = await Promise.all(
      Array.from({ length: 10 }, () => chat.launchChat(asking, modelId)),
    )
    expect(new Set(started.map(({ chatUrl }) => chatUrl)).size).toBe(1)
  })

  test('a conversation without messages is deleted within hours', async () => {
    const visitor = world.server.guest()
    const [empty, written] = [await launch(visitor), await launch(visitor)]
    expect((await say(visitor, written, 'Olá')).ok).toBe(true)
    await world.server.pool.query(
      `update chat.conversation set written_at = now() - interval '2 hours' where state = 'open'`,
    )
    await world.server.server.modules.chat.endIdleChats()
    expect((await read(visitor, written)).status).toBe('open')
    const answer = await visitor.call(endpoints.readChat, { body: { chat: empty, after: 0 } })
    expect(answer).toMatchObject({ code: 'chat.unknown' })
  })

  test('a picture is re-encoded, stored once, and shown to its owner and the operator', async () => {
    const visitor = world.server.guest()
    const chat = await launch(visitor)
    const original = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#1fd17f' },
    })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .toBuffer()
    const content = original.toString('base64')
    const body = { chat, clientId: randomUUID(), content, humanProof: await prove() }
    const sent = await visitor.call(endpoints.sendChatPicture, { body })
    expect(sent).toMatchObject({ ok: true, value: { seq: 1, text: '' } })
    expect(await visitor.call(endpoints.sendChatPicture, { body })).toEqual(sent)
    const text = Buffer.from('<svg onload="x"/>').toString('base64')
    const other = { ...body, clientId: randomUUID(), content: text }
    expect(await visitor.call(endpoints.sendChatPicture, { body: other })).toMatchObject({
      code: 'chat.picture_type',
    })
    const { messages, ahead } = await read(visitor, chat)
    expect(messages).toHaveLength(1)
    expect(ahead).not.toBeNull()
    const pictureId = messages[0]?.pictureId ?? ''
    const shown = await visitor.call(endpoints.getChatPicture, { body: { chat, pictureId } })
    if (!shown.ok) throw new Error(shown.code)
    const bytes = Buffer.from(shown.value.content, 'base64')
    expect(bytes.includes('Somebody')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, format: 'jpeg' })

    const stranger = await launch(world.server.guest())
    const foreign = await visitor.call(endpoints.getChatPicture, {
      body: { chat: stranger, pictureId },
    })
    expect(foreign).toMatchObject({ code: 'chat.picture_unknown' })
    const params = { chatId: idOf(chat), pictureId }
    const people = await operator()
    expect(await people.call(ops.getOperatorChatPicture, { params })).toEqual(shown)
    const tooMany = Array.from({ length: 10 }, (_one, index) =>
      visitor.call(endpoints.sendChatPicture, {
        body: { ...body, clientId: `00000000-0000-4000-8000-00000000000${index}` },
      }),
    )
    const codes = (await Promise.all(tooMany)).map((answer) => (answer.ok ? 'sent' : answer.code))
    expect(codes.filter((code) => code === 'sent').length).toBeLessThanOrEqual(9)
    expect(codes).not.toContain('internal')
  })

  test('a requested copy is mailed to the confirmed address, and not again at once', async () => {
    const { api } = await world.server.logIn('membro.demo')
    const chat = await launch(api)
    await say(api, chat, 'Cadê o meu saque?')
    const mail = () => api.call(endpoints.mailChat, { body: { chat } })
    await world.server.pool.query(
      "update members.member set email = null, email_confirmed_at = null where account = 'trevo@membro.demo'",
    )
    expect((await read(api, chat)).canMail).toBe(false)
    expect(await mail()).toMatchObject({ code: 'chat.no_address' })
    await world.server.pool.query(
      `update members.member set email = 'membro@example.com', email_confirmed_at = now()
       where account = 'trevo@membro.demo'`,
    )
    expect((await read(api, chat)).canMail).toBe(true)
    expect(await mail()).toMatchObject({ ok: true, value: { status: 'sent' } })
    expect(await mail()).toMatchObject({ code: 'chat.mailed' })
    const { rows } = await world.server.pool.query<{ recipient: string; body: string }>(
      "select recipient, body from delivery.message where subject like '%conversa%' or subject like '%conversation%'",
    )
    expect(rows).toMatchObject([{ recipient: 'membro@example.com' }])
  })

  test('the response time is shown, from past answers', async () => {
    const visitor = world.server.guest()
    const chat = await launch(visitor)
    await say(visitor, chat, 'Oi')
    await world.server.pool.query(
      "update chat.conversation set waiting_since = waiting_since - interval '3 minutes' where id = $1",
      [idOf(chat)],
    )
    const people = await operator()
    const params = { chatId: idOf(chat) }
    await people.call(ops.answerChat, { params, body: { clientId: randomUUID(), text: 'Olá' } })
    await world.server.pool.query(
      'update chat.message set answered_seconds = null where conversation_id <> $1',
      [idOf(chat)],
    )
    const answer = valueOf(await visitor.call(endpoints.listChatModels, {}))
    expect(answer.answerSeconds).toBeGreaterThanOrEqual(180)
    expect(answer.answerSeconds).toBeLessThan(240)
  })

  test('a brand that disabled it has none', async () => {
    await world.server.change(
      "update settings.module_switch set enabled = false where module_id = 'CBS3'",
    )
    const answer = await world.server.guest().call(endpoints.listChatModels, {})
    expect(answer).toMatchObject({ code: 'function.not.available' })
    await world.server.change(
      "update settings.module_switch set enabled = true where module_id = 'CBS3'",
    )
  })
})
