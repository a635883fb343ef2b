import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { BodyInput } from '@trevo/contract/endpoint.ts'
import type { sendTeamMessage as Send } from '@trevo/contract/wps/agents/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from './start-contract-world.ts'
import { startTeamWorld, valueOf } from './start-team-world.ts'

const world = await startTeamWorld()
const { server, top, norte, sul, bento, member, ids } = world
const { agents } = server.server.modules
beforeAll(() => world.fill())
afterAll(() => server.close())

type Person = typeof top
const idOf = (who: Person): string => ids.get(who) ?? ''
const write = (who: Person, part: Partial<BodyInput<typeof Send>>) =>
  who.api.call(endpoints.sendTeamMessage, {
    body: { clientId: randomUUID(), to: 'chosen', text: 'Bom dia, equipe!', ...part },
  })
/** The messages of people in somebody's inbox, once the job has run. */
const receivedBy = async (who: Person) => {
  await agents.deliverMessages()
  const { list } = await valueOf(who.api.call(endpoints.listMessages, { query: {} }))
  return list.filter(({ about }) => about.what === 'agent' || about.what === 'team')
}

describe('AGENT-2: messages of an agent', () => {
  test('reach the chosen members directly below, once, in the name of the author', async () => {
    const clientId = randomUUID()
    const memberIds = [idOf(norte), idOf(member), idOf(norte)]
    const sent = await valueOf(write(top, { clientId, memberIds }))
    expect(sent).toMatchObject({ to: 'chosen', reached: 2, text: 'Bom dia, equipe!' })
    expect(JSON.stringify(sent)).not.toContain('agente.norte')
    // A lost answer: the same message again is not sent a second time.
    expect(await valueOf(write(top, { clientId, memberIds }))).toEqual(sent)
    expect(codeOf(await write(top, { clientId, memberIds, text: 'Outra' }))).toBe(
      'request.id_reused',
    )
    // Nor does it claim to have reached members it was not for.
    expect(codeOf(await write(top, { clientId, memberIds: [idOf(norte)] }))).toBe(
      'request.id_reused',
    )
    expect(await receivedBy(member)).toMatchObject([
      { kind: 'agent_message', content: 'Bom dia, equipe!', sender: 'ag****o', readFlag: false },
    ])
    expect(await receivedBy(norte)).toHaveLength(1)
    expect(await receivedBy(sul)).toEqual([])
  })

  test('reach everybody directly below, and nobody further down', async () => {
    const { list, upline } = await valueOf(top.api.call(endpoints.getMessagePeople, { query: {} }))
    expect(upline).toBeNull()
    const sent = await valueOf(write(top, { to: 'all', text: 'A todos' }))
    expect(sent.reached).toBe(list.length)
    expect((await receivedBy(sul))[0]).toMatchObject({ content: 'A todos' })
    expect(await receivedBy(bento)).toEqual([])
  })

  test('reach the agent above, who sees a masked name', async () => {
    await valueOf(write(norte, { to: 'upline', text: 'Uma pergunta' }))
    const [received] = await receivedBy(top)
    expect(received).toMatchObject({ kind: 'team_message', content: 'Uma pergunta' })
    expect(received?.subject).toContain('ag****e')
    expect(JSON.stringify(received)).not.toContain('agente.norte')
    expect(codeOf(await write(top, { to: 'upline' }))).toBe('agent.nobody_to_write_to')
  })

  test('keep every text unchanged', async () => {
    const text = '{from} <b>oi</b> {amount}'
    await valueOf(write(top, { memberIds: [idOf(member)], text }))
    expect((await receivedBy(member))[0]?.content).toBe(text)
  })

  test('are delivered once, however often the job runs, even after an interruption', async () => {
    const before = (await receivedBy(member)).length
    await valueOf(write(top, { memberIds: [idOf(member)], text: 'Uma vez' }))
    await Promise.all([agents.deliverMessages(), agents.deliverMessages()])
    await server.pool.query('update agents.message set told_at = null')
    expect(await receivedBy(member)).toHaveLength(before + 1)
  })

  test.each([
    ['blocked', "'{marketing}'", "'{}'"],
    ['offers_withheld_at', 'now()', 'null'],
  ])(
    'never reach who is barred from marketing by %s, and reach the agent above all the same',
    async (column, barred, open) => {
      const before = (await receivedBy(norte)).length
      const bar = (isOn: boolean) =>
        server.pool.query(
          `update members.member set ${column} = ${isOn ? barred : open} where member_id = $1`,
          [norte.memberId],
        )
      await bar(true)
      await valueOf(write(top, { memberIds: [idOf(norte)], text: 'Uma oferta' }))
      expect(await receivedBy(norte)).toHaveLength(before)
      await valueOf(write(norte, { to: 'upline', text: 'Uma dúvida' }))
      expect((await receivedBy(top))[0]).toMatchObject({ content: 'Uma dúvida' })
      await bar(false)
      await valueOf(write(top, { memberIds: [idOf(norte)], text: 'Uma vez' }))
      expect(await receivedBy(norte)).toHaveLength(before + 1)
    },
  )

  test('are listed to their author, page by page', async () => {
    const first = await valueOf(
      top.api.call(endpoints.listSentMessages, { query: { pageSize: 1 } }),
    )
    expect(first.list).toMatchObject([{ text: 'Uma vez', reached: 1 }])
    const query = { pageSize: 1, before: first.next ?? '' }
    const second = await valueOf(top.api.call(endpoints.listSentMessages, { query }))
    expect(second.list[0]?.messageId).not.toBe(first.list[0]?.messageId)
    expect((await valueOf(sul.api.call(endpoints.listSentMessages, { query: {} }))).list).toEqual(
      [],
    )
  })
})

describe('a message is refused', () => {
  test('to anybody who is not directly below, member or not', async () => {
    for (const other of [idOf(bento), idOf(top), 'nobody']) {
      expect(codeOf(await write(top, { memberIds: [other] }))).toBe('agent.not_below')
    }
    expect(codeOf(await write(norte, { memberIds: [idOf(sul)] }))).toBe('agent.not_below')
    expect(codeOf(await write(member, { memberIds: [] }))).toBe('error_not_agent')
  })

  test('without text, or with more than fits', async () => {
    const memberIds = [idOf(norte)]
    for (const text of ['', ' \n ', 'x'.repeat(501)]) {
      expect(codeOf(await write(top, { memberIds, text }))).toBe('request_param_err')
    }
  })

  test('if an agent has written to a thousand people on a day', async () => {
    await server.pool.query(
      `insert into agents.message (brand_id, sender_id, client_id, sent_to, receiver_ids, body, sent_at, told_at)
       select 1, $1, 'before-' || n, 'all', array(select -generate_series(1, 500)), 'x', now(), now()
       from generate_series(1, 2) n`,
      [sul.memberId],
    )
    expect(codeOf(await write(sul, { to: 'upline' }))).toBe('agent.messages_over_limit')
    await server.pool.query(
      `update agents.message set sent_at = sent_at - interval '1 day' where client_id like 'before-%'`,
    )
    expect(codeOf(await write(sul, { to: 'upline' }))).toBe('ok')
  })

  test('where the brand has no inbox', async () => {
    const turn = (isOn: boolean) =>
      server.change(
        `update settings.module_switch set enabled = ${isOn} where module_id = 'INBOX3'`,
      )
    await turn(false)
    expect(codeOf(await write(norte, { to: 'upline' }))).toBe('function.not.available')
    await turn(true)
  })

  test('if somebody writes thirty times in a minute', async () => {
    const answers: string[] = []
    for (let sent = 0; sent < 31; sent += 1) answers.push(codeOf(await write(norte, { to: 'all' })))
    expect(answers).toContain('too_many_requests')
  })
})
