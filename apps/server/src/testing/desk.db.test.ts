import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

type Api = ReturnType<typeof world.server.guest>

const operator = () => world.enterAs(first)

/** A conversation that waits for an answer. */
const write = async (api: Api, text: string): Promise<string> => {
  const { list } = valueOf(await api.call(endpoints.listChatModels, {}))
  const body = { modelId: list[0]?.modelId ?? 0 }
  const { chatUrl } = valueOf(await api.call(endpoints.launchChat, { body }))
  const chat = new URL(chatUrl).hash.slice(1)
  valueOf(
    await api.call(endpoints.sendChatMessage, { body: { chat, clientId: randomUUID(), text } }),
  )
  return chat.split('.')[0] ?? ''
}

/** Feedback as the site stores it. */
const feedback = async (sender: string, change: { type?: number; sentAt?: string } = {}) => {
  const referenceNumber = `F${randomUUID().slice(0, 8).toUpperCase().replaceAll('-', '0')}`
  const { type = 1, sentAt = '2026-03-10T12:00:00Z' } = change
  await world.server.pool.query(
    `insert into messaging.feedback (brand_id, reference_number, type, sender, member_id, content, language,
       address, sent_at, due_at)
     values (1, $1, $2, $3, (select member_id from members.member where account_key = 'trevo@' || $3), 'Where is my Pix?', 'PT',
       '10.0.0.1', $4, $4::timestamptz + interval '1 day')`,
    [referenceNumber, type, sender, sentAt],
  )
  return referenceNumber
}

describe('conversations', () => {
  test('are listed by wait and handed to a queue and a person with a note that the member never sees', async () => {
    const { api: member } = await world.server.logIn('membro.demo')
    const chatId = await write(member, 'My deposit is missing')
    const ana = await operator()
    const waiting = valueOf(await ana.call(ops.listDeskChats, { query: { state: 'waiting' } }))
    expect(waiting.list.find((one) => one.chatId === chatId)).toMatchObject({
      queue: 'support',
      assignee: null,
      excerpt: 'My deposit is missing',
    })
    const body = {
      clientId: randomUUID(),
      queue: 'payments' as const,
      operator: second.username.toUpperCase(),
      note: 'Pix not found',
    }
    const handed = valueOf(await ana.call(ops.handOverChat, { params: { chatId }, body }))
    expect(handed).toMatchObject({
      queue: 'payments',
      assignee: second.username,
      events: [{ kind: 'handover', text: 'Pix not found', toQueue: 'payments' }],
    })
    const again = valueOf(await ana.call(ops.handOverChat, { params: { chatId }, body }))
    expect(again.events).toHaveLength(1)
    const other = await ana.call(ops.handOverChat, {
      params: { chatId },
      body: { ...body, note: 'another' },
    })
    expect(other).toMatchObject({ ok: false, code: 'request.id_reused' })
    const query = { state: 'waiting', queue: 'payments', assignee: second.username } as const
    const theirs = valueOf(await ana.call(ops.listDeskChats, { query }))
    expect(theirs.list.map((one) => one.chatId)).toEqual([chatId])
    const unknown = await ana.call(ops.handOverChat, {
      params: { chatId },
      body: { ...body, clientId: randomUUID(), operator: 'nobody' },
    })
    expect(unknown).toMatchObject({ ok: false, code: 'desk.operator_unknown' })
  })

  test('are read whole, noted on and ended; of another brand they are unknown', async () => {
    const chatId = await write(world.server.guest(), 'Thank you')
    const params = { chatId }
    const ana = await operator()
    const note = { params, body: { clientId: randomUUID(), text: 'Called back' } }
    expect(valueOf(await ana.call(ops.noteChat, note)).events).toMatchObject([
      { kind: 'note', text: 'Called back', operator: first.username, toQueue: null },
    ])
    expect(valueOf(await ana.call(ops.noteChat, note)).events).toHaveLength(1)
    const otherText = { ...note.body, text: 'Not reached' }
    expect(await ana.call(ops.noteChat, { params, body: otherText })).toMatchObject({
      code: 'request.id_reused',
    })
    const read = valueOf(await ana.call(ops.readOperatorChat, { params }))
    expect(read).toMatchObject({ status: 'open', messages: 1, lines: [{ text: 'Thank you' }] })
    const ended = valueOf(await ana.call(ops.endOperatorChat, { params, body: {} }))
    expect(ended).toMatchObject({ status: 'ended', waitingSince: null })
    expect(valueOf(await ana.call(ops.endOperatorChat, { params, body: {} })).status).toBe('ended')
    const late = {
      clientId: randomUUID(),
      queue: 'payments' as const,
      operator: null,
      note: 'late',
    }
    expect(await ana.call(ops.handOverChat, { params, body: late })).toMatchObject({
      code: 'chat.ended',
    })
    await world.server.pool.query('update chat.conversation set brand_id = 2 where id = $1', [
      chatId,
    ])
    const unknown = { ok: false, code: 'chat.unknown' }
    expect(await ana.call(ops.readOperatorChat, { params })).toMatchObject(unknown)
    expect(await ana.call(ops.endOperatorChat, { params, body: {} })).toMatchObject(unknown)
    expect(await ana.call(ops.noteChat, note)).toMatchObject(unknown)
    expect(await ana.call(ops.handOverChat, { params, body: late })).toMatchObject(unknown)
  })

  test('pages follow one another without a gap', async () => {
    const wrote: string[] = []
    for (let n = 0; n < 3; n += 1) wrote.push(await write(world.server.guest(), `Question ${n}`))
    const ana = await operator()
    const seen: string[] = []
    let before: string | undefined
    do {
      const query = { state: 'waiting', pageSize: 1, ...(before && { before }) } as const
      const page = valueOf(await ana.call(ops.listDeskChats, { query }))
      seen.push(...page.list.map((one) => one.chatId))
      before = page.next ?? undefined
    } while (before !== undefined)
    expect(seen.filter((id) => wrote.includes(id))).toEqual(wrote)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

test('a macro is written in each language, and only with variables that can be filled in', async () => {
  const ana = await operator()
  const texts = { PT: 'Olá {username}', EN: 'Hello {username}' }
  const save = (given: typeof texts) =>
    ana.call(ops.saveMacro, { params: { code: 'hello' }, body: { name: 'Greeting', texts: given } })
  expect(valueOf(await save(texts)).macros).toContainEqual(
    expect.objectContaining({ code: 'hello', texts, changedBy: first.username }),
  )
  expect(await save({ ...texts, EN: 'Your {cpf}' })).toMatchObject({
    ok: false,
    code: 'desk.macro_variable',
  })
  const { macros } = valueOf(await ana.call(ops.deleteMacro, { params: { code: 'hello' } }))
  expect(macros.some(({ code }) => code === 'hello')).toBe(false)
  expect(await ana.call(ops.deleteMacro, { params: { code: 'hello' } })).toMatchObject({
    ok: false,
    code: 'desk.macro_unknown',
  })
})

test('a brand has two hundred macros; those that are there can still be changed', async () => {
  const ana = await operator()
  const { pool } = world.server
  await pool.query(
    `insert into chat.macro (brand_id, code, name, texts, changed_by, changed_at)
     select 1, 'm' || number, 'Macro', '{"PT": "Oi", "EN": "Hi"}', 'ana', now()
     from generate_series(1, 199 - (select count(*)::int from chat.macro where brand_id = 1)) number`,
  )
  const save = (code: string, name: string) =>
    ana.call(ops.saveMacro, { params: { code }, body: { name, texts: { EN: 'Hi', PT: 'Oi' } } })
  expect(valueOf(await save('last', 'Last')).macros).toHaveLength(200)
  expect(await save('one-more', 'More')).toMatchObject({ code: 'desk.macros_full' })
  valueOf(await save('last', 'Changed'))
  const { macros } = valueOf(await ana.call(ops.listMacros, {}))
  expect(macros.find(({ code }) => code === 'last')?.name).toBe('Changed')
  await pool.query(`delete from chat.macro where changed_by = 'ana' or code = 'last'`)
})

test.each([
  {
    what: 'ticket',
    open: () => feedback('full'),
    fill: (referenceNumber: string) =>
      world.server.pool.query(
        `insert into messaging.ticket_event (feedback_id, client_id, at, operator, kind, content)
         select feedback_id, gen_random_uuid(), now(), 'ana', 'note', 'x'
         from messaging.feedback, generate_series(1, 199) where reference_number = $1`,
        [referenceNumber],
      ),
    note: async (referenceNumber: string) =>
      (await operator()).call(ops.noteTicket, {
        params: { referenceNumber },
        body: { clientId: randomUUID(), text: 'one more' },
      }),
  },
  {
    what: 'conversation',
    open: () => write(world.server.guest(), 'Long story'),
    fill: (chatId: string) =>
      world.server.pool.query(
        `insert into chat.desk_event (conversation_id, client_id, at, operator, kind, content)
         select $1, gen_random_uuid(), now(), 'ana', 'note', 'x' from generate_series(1, 199)`,
        [chatId],
      ),
    note: async (chatId: string) =>
      (await operator()).call(ops.noteChat, {
        params: { chatId },
        body: { clientId: randomUUID(), text: 'one more' },
      }),
  },
])('a $what has two hundred notes at most', async ({ open, fill, note }) => {
  const id = await open()
  await fill(id)
  expect(await note(id)).toMatchObject({ ok: true })
  world.beginTest()
  expect(await note(id)).toMatchObject({ code: 'desk.notes_full' })
})

describe('tickets', () => {
  test('open ones are listed by their deadlines, the nearest first', async () => {
    const late = await feedback('x', { sentAt: '2026-03-12T12:00:00Z' })
    const early = await feedback('x', { sentAt: '2026-03-11T12:00:00Z' })
    const ana = await operator()
    const { list } = valueOf(await ana.call(ops.listFeedbackTickets, { query: { status: 'open' } }))
    const numbers = list.map((one) => one.referenceNumber)
    expect(numbers.indexOf(early)).toBeLessThan(numbers.indexOf(late))
    expect(list.find((one) => one.referenceNumber === early)?.dueAt).toBe(
      '2026-03-12T12:00:00.000Z',
    )
  })

  test('an answer reaches the inbox of the sender once', async () => {
    const { api: member } = await world.server.logIn('membro.demo')
    const referenceNumber = await feedback('membro.demo')
    const ana = await operator()
    const body = { clientId: randomUUID(), text: 'It was credited at 14:02.' }
    const answer = () => ana.call(ops.answerTicket, { params: { referenceNumber }, body })
    expect(valueOf(await answer())).toMatchObject({
      status: 'answered',
      answers: [{ operator: first.username, text: body.text }],
    })
    expect(valueOf(await answer()).answers).toHaveLength(1)
    const { list } = valueOf(await member.call(endpoints.listMessages, { query: {} }))
    const about = list.filter((one) => one.about.id === referenceNumber)
    expect(about).toMatchObject([
      {
        kind: 'feedback_answered',
        content: expect.stringContaining(body.text),
        subject: expect.stringContaining(referenceNumber),
      },
    ])
    const answered = valueOf(
      await ana.call(ops.listFeedbackTickets, { query: { status: 'answered' } }),
    )
    expect(answered.list.map((one) => one.referenceNumber)).toContain(referenceNumber)
  })

  test('notes and hand-overs stay with the ticket', async () => {
    const referenceNumber = await feedback('x')
    const ana = await operator()
    const params = { referenceNumber }
    const note = { clientId: randomUUID(), text: 'asked the bank' }
    valueOf(await ana.call(ops.noteTicket, { params, body: note }))
    const body = {
      clientId: randomUUID(),
      queue: 'kyc' as const,
      operator: null,
      note: 'document needed',
    }
    const handed = valueOf(await ana.call(ops.handOverTicket, { params, body }))
    expect(handed).toMatchObject({
      queue: 'kyc',
      status: 'open',
      events: [{ kind: 'note' }, { kind: 'handover', toQueue: 'kyc' }],
    })
    // The same id again is the same note; with anything else it is refused.
    expect(valueOf(await ana.call(ops.noteTicket, { params, body: note })).events).toHaveLength(2)
    expect(valueOf(await ana.call(ops.handOverTicket, { params, body })).events).toHaveLength(2)
    const reused = { ok: false, code: 'request.id_reused' }
    const otherText = { ...note, text: 'asked the member' }
    expect(await ana.call(ops.noteTicket, { params, body: otherText })).toMatchObject(reused)
    const noDocument = { ...body, note: 'no document' }
    expect(await ana.call(ops.handOverTicket, { params, body: noDocument })).toMatchObject(reused)
    const elsewhere = { ...body, queue: 'payments' as const }
    expect(await ana.call(ops.handOverTicket, { params, body: elsewhere })).toMatchObject(reused)
    const noteOfId = { clientId: body.clientId, text: body.note }
    expect(await ana.call(ops.noteTicket, { params, body: noteOfId })).toMatchObject(reused)
    const unknown = await ana.call(ops.readTicket, { params: { referenceNumber: 'FNONE' } })
    expect(unknown).toMatchObject({ ok: false, code: 'desk.ticket_unknown' })
  })
})

expectActsWithoutBefore(() => world.server.pool, ['noteChat', 'noteTicket'])
