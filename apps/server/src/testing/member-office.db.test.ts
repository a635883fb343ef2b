import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoTotpSecrets } from '../modules/identity/index.ts'
import { shrinkInstantGames } from '../modules/lottery/testing/add-instant-game.ts'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
const { server } = world
beforeEach(() => world.beginTest())
afterAll(() => server.close())

const reason = 'Seen at the desk'
const enterSecond = () => world.enterAs(second)
/** What registering and confirming would have written. */
const tell = (username: string, columns: string, values: readonly unknown[]) =>
  server.pool.query(
    `update members.member set ${columns} where account_key = 'trevo@${username}'`,
    [...values],
  )
await tell(
  'ana.demo',
  `email = $1, email_confirmed_at = now(), mobile_e164 = $2, mobile_number = $3,
   mobile_dialing_code = '+55', mobile_confirmed_at = now(), tax_id = $4, payee_name = $5,
   born_on = '1990-05-17'`,
  ['Ana.Lima@mail.example', '+5531987654321', '31987654321', '12345678909', 'Ana Maria Lima'],
)

describe('the list', () => {
  test('has the brand’s members by each filter, and its pages meet without a gap', async () => {
    const one = await world.enterAs(first)
    const list = async (query: object = {}) =>
      valueOf(await one.call(ops.listMembers, { query: { pageSize: 100, ...query } }))
    const whole = (await list()).list.map(({ username }) => username)
    expect(whole).toContain('ana.demo')
    expect(whole).not.toContain('trial')
    const pages: string[] = []
    let before: string | undefined
    do {
      const page = await list({ pageSize: 3, ...(before && { before }) })
      pages.push(...page.list.map(({ username }) => username))
      before = page.next ?? undefined
    } while (before)
    expect(pages).toEqual(whole)

    const agents = (await list({ kind: 'agent' })).list
    expect(agents.length).toBeGreaterThan(0)
    expect(agents.every(({ kind }) => kind === 'agent')).toBe(true)
    expect((await list({ kind: 'member' })).list.every(({ kind }) => kind === 'member')).toBe(true)
    await tell('bento.demo', 'closed_at = now()', [])
    expect((await list({ state: 'closed' })).list.map((member) => member.username)).toEqual([
      'bento.demo',
    ])
    expect((await list({ state: 'open' })).list.map((member) => member.username)).not.toContain(
      'bento.demo',
    )
    const upline = (await list()).list.find((member) => member.upline !== null)?.upline ?? ''
    const below = (await list({ upline })).list
    expect(below.length).toBeGreaterThan(0)
    expect(below.every((member) => member.upline === upline)).toBe(true)
    expect((await list({ upline: 'nobody.demo' })).list).toEqual([])
    const tomorrow = new Date(world.clock.now().getTime() + 48 * 3_600_000)
    const after = tomorrow.toISOString().slice(0, 10)
    expect((await list({ registeredFrom: after })).list).toEqual([])
    expect((await list({ registeredTo: after })).list.map(({ username }) => username)).toEqual(
      whole,
    )
    await tell('bento.demo', 'closed_at = null', [])
  })

  test('in the order of logins has those who came last first, within a span of days', async () => {
    const one = await world.enterAs(first)
    for (const username of ['clara.demo', 'davi.demo']) {
      world.advance(1_000)
      await server.logIn(username)
    }
    const { list } = valueOf(await one.call(ops.listMembers, { query: { order: 'login' } }))
    expect(list.slice(0, 2).map(({ username }) => username)).toEqual(['davi.demo', 'clara.demo'])
    const query = { order: 'login', pageSize: 1 } as const
    const page = valueOf(await one.call(ops.listMembers, { query }))
    const next = valueOf(
      await one.call(ops.listMembers, { query: { ...query, before: page.next ?? '' } }),
    )
    expect(next.list[0]?.username).toBe('clara.demo')
    const never = { loginFrom: '2999-01-01' }
    expect(valueOf(await one.call(ops.listMembers, { query: never })).list).toEqual([])
  })

  test('shows personal data masked only, and refuses a cursor that it did not write', async () => {
    const one = await world.enterAs(first)
    const { list } = valueOf(await one.call(ops.findMembers, { query: { text: 'ana.demo' } }))
    expect(list[0]?.member).toMatchObject({
      name: 'Ana L****',
      email: 'An****@m****.example',
      mobile: '****4321',
    })
    const answer = await one.call(ops.listMembers, { query: { before: 'nonsense' } })
    expect(answer).toMatchObject({ code: 'request_param_err' })
  })
})

describe('the search', () => {
  test.each([
    ['ana.demo', 'username'],
    ['trevo@ANA.demo', 'username'],
    ['ana.lima@mail.example', 'email'],
    ['(31) 98765-4321', 'mobile'],
    ['+55 31 98765 4321', 'mobile'],
    ['123.456.789-09', 'cpf'],
  ])('finds a member by %s, exactly', async (text, by) => {
    const one = await world.enterAs(first)
    const { list } = valueOf(await one.call(ops.findMembers, { query: { text } }))
    expect(list.map((found) => [found.by, found.member.username])).toEqual([[by, 'ana.demo']])
    const anything = valueOf(await one.call(ops.findAnything, { query: { text } }))
    expect(anything.list.filter(({ kind }) => kind === 'member')).toHaveLength(1)
  })

  test('finds nobody by a part, and nobody of another brand, whose page does not exist either', async () => {
    const one = await world.enterAs(first)
    for (const text of ['ana', 'ana.lima', '98765']) {
      expect(valueOf(await one.call(ops.findMembers, { query: { text } })).list).toEqual([])
    }
    await server.pool.query(
      `insert into settings.brand overriding system value
       select (jsonb_populate_record(b, '{"id": 2, "merchant": "outra", "company_id": null}')).*
       from settings.brand b`,
    )
    const { rows } = await server.pool.query<{ customer_id: string }>(
      `insert into members.member (customer_id, brand_id, account, account_key, nickname, type,
         invite_code, registered_at, email)
       values ('0123456789abcdef', 2, 'other@zara', 'other@zara', 'Zara', 0, 'zzzz0001', now(),
         'zara@mail.example') returning customer_id`,
    )
    const id = rows[0]?.customer_id ?? ''
    for (const text of ['zara', 'zara@mail.example', id]) {
      expect(valueOf(await one.call(ops.findMembers, { query: { text } })).list).toEqual([])
    }
    const params = { memberId: id }
    const other = await one.call(ops.showMember, { params })
    const nobody = await one.call(ops.showMember, { params: { memberId: 'nobody.demo' } })
    expect(other).toMatchObject({ code: 'member.unknown' })
    expect(other).toEqual(nobody)
  })
})

describe('the page of a member', () => {
  const params = { memberId: 'ana.demo' }

  beforeAll(async () => {
    const { memberId } = await server.logIn('ana.demo')
    await server.deposit(memberId, 'office-1', '100.00')
    await server.stake({ memberId, txnId: 'o1', amount: '15.00', nodeId: 1001, roundId: 'or1' })
    await server.server.modules.play.projectBets()
  })

  test('has state, permissions, balance with what is in play, and what waits', async () => {
    const one = await world.enterAs(first)
    await server.logIn('ana.demo')
    const page = valueOf(await one.call(ops.showMember, { params }))
    expect(page.member).toMatchObject({ username: 'ana.demo', state: 'open', blocked: [] })
    expect(page.permissions.map(({ by }) => by)).toEqual([null, null, null, null, null, null])
    expect(page.identity).toMatchObject({ cpf: '***.456.789-**' })
    expect(page.balance.inPlay).toBe('15.00')
    const { available, held, inPlay, owed } = page.balance
    expect(Number(owed)).toBeCloseTo(Number(available) + Number(held) + Number(inPlay), 4)
    expect(page.last30).toMatchObject({ deposits: '100.00', staked: '15.00', result: '-15.00' })
    expect(page.sessionCount).toBeGreaterThan(0)
    expect(page.referrer).toBeNull()
    await tell('ana.demo', `referrer_member_id = $1`, [(await server.logIn('davi.demo')).memberId])
    const byId = valueOf(
      await one.call(ops.showMember, { params: { memberId: page.member.memberId } }),
    )
    expect(byId.referrer).toBe('davi.demo')
    await tell('ana.demo', 'referrer_member_id = null', [])
    expect(byId.member.username).toBe('ana.demo')
  })

  test('has one timeline of money, play, security and people, whose pages meet without a gap', async () => {
    const one = await world.enterAs(first)
    await one.call(ops.addMemberNote, { params, body: { text: 'Talked about limits' } })
    const listed = async (query: object) =>
      valueOf(await one.call(ops.listMemberTimeline, { params, query }))
    const whole = (await listed({ pageSize: 100 })).list
    expect(new Set(whole.map(({ group }) => group))).toEqual(
      new Set(['money', 'security', 'people']),
    )
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const pages: string[] = []
    let before: string | undefined
    do {
      const page = await listed({ pageSize: 2, ...(before && { before }) })
      pages.push(...page.list.map(({ id }) => id))
      before = page.next ?? undefined
    } while (before)
    expect(pages).toEqual(whole.map(({ id }) => id))
    const people = (await listed({ group: 'people' })).list
    const note = { kind: 'note', text: 'Talked about limits' }
    expect(people).toContainEqual(expect.objectContaining(note))
    const bad = await one.call(ops.listMemberTimeline, { params, query: { before: 'nonsense' } })
    expect(bad).toMatchObject({ code: 'request_param_err' })
  })

  test.each([
    'deposits',
    'withdrawals',
    'entries',
    'rounds',
    'slips',
    'tickets',
    'scratchcards',
    'rewards',
  ] as const)('lists its %s', async (kind) => {
    const one = await world.enterAs(first)
    const query = { kind, pageSize: 1 } as const
    const { list } = valueOf(await one.call(ops.listMemberRecords, { params, query }))
    const expected: Partial<Record<typeof kind, object>> = {
      entries: { name: 'play.stake_taken', amount: '-15.00' },
      rounds: { state: 'open', amount: '15.00', reference: 'or1' },
    }
    expect(list).toMatchObject(expected[kind] ? [expected[kind]] : [])
  })

  test('lists scratchcards with their numbers and what they won', async () => {
    const { lottery } = server.server.modules
    await shrinkInstantGames(server.pool)
    await lottery.keepInstantEditions()
    const { rows } = await server.pool.query<{ member_id: bigint }>(
      "select member_id from members.member where account_key = 'trevo@davi.demo'",
    )
    const memberId = rows[0]?.member_id ?? 0n
    await server.deposit(memberId, 'scratchcards', '100.00')
    const [edition] = await lottery.listInstantGames(1)
    const order = await lottery.buyInstantTickets({
      memberId,
      brandId: 1,
      clientId: randomUUID(),
      editionId: edition?.editionId ?? 0,
      tickets: 3,
    })
    const one = await world.enterAs(first)
    const { list } = valueOf(
      await one.call(ops.listMemberRecords, {
        params: { memberId: 'davi.demo' },
        query: { kind: 'scratchcards', pageSize: 1 },
      }),
    )
    const won = BigInt(order.prizeMinor)
    expect(list).toMatchObject([
      {
        name: 'Kites in the Sky',
        state: won > 0n ? 'won' : 'lost',
        amount: '7.50',
        result: formatMoney(won),
        reference: `${edition?.label}: 1–3`,
      },
    ])
  })

  test('shows who somebody is only with a new code and a reason, which is kept with the reading', async () => {
    const one = await world.enterAs(first)
    world.advance(10 * 60_000)
    const body = { reason }
    const early = await one.call(ops.revealMember, { params, body })
    expect(early).toMatchObject({ code: 'operator.proof_required' })
    const code = world.codeOf(demoTotpSecrets.operator)
    valueOf(await one.call(ops.proveOperator, { body: { code } }))
    const clear = valueOf(await one.call(ops.revealMember, { params, body }))
    expect(clear).toMatchObject({
      name: 'Ana Maria Lima',
      cpf: '12345678909',
      birthday: '1990-05-17',
      email: 'Ana.Lima@mail.example',
      mobile: '+5531987654321',
    })
    await expect
      .poll(async () => {
        const { rows } = await server.pool.query<{ reason: string | null }>(
          "select reason from staff.data_access where act = 'revealMember'",
        )
        return rows.map((row) => row.reason)
      })
      .toEqual([reason])
    const { list } = valueOf(await one.call(ops.listMemberTimeline, { params, query: {} }))
    expect(
      list.some(({ kind, operator }) => kind === 'revealed' && operator === first.username),
    ).toBe(true)
  })

  test('keeps notes and tags, which promotions can ask for', async () => {
    const one = await world.enterAs(first)
    const tag = async (body: object) =>
      valueOf(await one.call(ops.setMemberTags, { params, body: { add: [], remove: [], ...body } }))
    await tag({ add: ['vip-2026', 'calls-first'] })
    expect(await tag({ remove: ['vip-2026'], add: ['calls-first'] })).toEqual({
      tags: ['calls-first'],
    })
    const tagged = valueOf(await one.call(ops.listMembers, { query: { tag: 'calls-first' } }))
    expect(tagged.list.map(({ username }) => username)).toEqual(['ana.demo'])
    expect(valueOf(await one.call(ops.listMemberTags, {})).tags).toEqual(['calls-first'])
    const { rows } = await server.pool.query('select tag from promotions.member_tag')
    expect(rows).toEqual([{ tag: 'calls-first' }])
    const many = Array.from({ length: 20 }, (_, index) => `tag-${index}`)
    const answer = await one.call(ops.setMemberTags, { params, body: { add: many, remove: [] } })
    expect(answer).toMatchObject({ code: 'member.too_many_tags' })
  })

  test('notes about a member are read newest first, page by page, and kept as they were written', async () => {
    const one = await world.enterAs(first)
    const whose = { params: { memberId: 'davi.demo' } }
    for (const text of ['wants a call', ' called back ', 'content']) {
      const note = valueOf(await one.call(ops.addMemberNote, { ...whose, body: { text } }))
      expect(note).toMatchObject({ operator: first.username, text: text.trim() })
    }
    const page = async (before?: string) =>
      valueOf(
        await one.call(ops.listMemberNotes, { ...whose, query: { pageSize: 2, before } as never }),
      )
    const newest = await page()
    const oldest = await page(newest.next ?? '')
    expect([...newest.list, ...oldest.list].map(({ text }) => text)).toEqual([
      'content',
      'called back',
      'wants a call',
    ])
    expect(oldest.next).toBeNull()
  })
})

describe('acts of two persons', () => {
  test('correct a confirmed email: the first asks, another person decides, the same person cannot', async () => {
    const [one, two] = [await world.enterAs(first), await enterSecond()]
    const params = { memberId: 'clara.demo' }
    const body = { channel: 'email', value: 'clara@mail.example', reason } as const
    const taken = { ...body, value: 'ANA.lima@mail.example' }
    expect(await one.call(ops.correctMemberContact, { params, body: taken })).toMatchObject({
      code: 'contact.taken',
    })
    const incomplete = { ...body, value: 'clara' }
    expect(await one.call(ops.correctMemberContact, { params, body: incomplete })).toMatchObject({
      code: 'member.contact_invalid',
    })
    const asked = valueOf(await one.call(ops.correctMemberContact, { params, body }))
    expect(asked.isDone).toBe(false)
    expect(valueOf(await one.call(ops.showMember, { params })).openMatters).toMatchObject([
      { kind: 'request', id: asked.requestId, state: 'correctMemberContact' },
    ])
    expect(await one.call(ops.correctMemberContact, { params, body })).toMatchObject({
      code: 'approval.same_person',
    })
    expect(valueOf(await two.call(ops.correctMemberContact, { params, body })).isDone).toBe(true)
    const found = await two.call(ops.findMembers, { query: { text: 'clara@mail.example' } })
    expect(valueOf(found).list[0]?.member.username).toBe('clara.demo')
    const { identity } = valueOf(await two.call(ops.showMember, { params }))
    expect(identity.emailConfirmedAt).not.toBeNull()
    const same = { ...body, value: 'Clara@mail.example' }
    expect(await two.call(ops.correctMemberContact, { params, body: same })).toMatchObject({
      code: 'member.contact_same',
    })
  })

  test('reopen a closed account within 30 days, and its member stakes again', async () => {
    const [one, two] = [await world.enterAs(first), await enterSecond()]
    const params = { memberId: 'davi.demo' }
    const body = { reason }
    expect(await one.call(ops.reopenMember, { params, body })).toMatchObject({
      code: 'member.not_closed',
    })
    const { memberId } = await server.logIn('davi.demo')
    await server.deposit(memberId, 'office-2', '50.00')
    await tell('davi.demo', 'closed_at = $1', [world.clock.now()])
    await server.pool.query('select wallet.set_state($1, 1::smallint, true)', [memberId])
    const stake = (txnId: string) =>
      server.stake({ memberId, txnId, amount: '1.00', nodeId: 1001, roundId: txnId })
    await expect(stake('closed')).rejects.toMatchObject({ code: 'wallet.debit_refused' })
    valueOf(await one.call(ops.reopenMember, { params, body }))
    expect(valueOf(await two.call(ops.reopenMember, { params, body })).isDone).toBe(true)
    expect((await stake('reopened')).outcome).toBe('applied')
    const longAgo = new Date(world.clock.now().getTime() - 31 * 86_400_000)
    await tell('davi.demo', 'closed_at = $1', [longAgo])
    expect(await one.call(ops.reopenMember, { params, body })).toMatchObject({
      code: 'member.reopen_too_late',
    })
    await tell('davi.demo', 'closed_at = null', [])
  })

  test('not reopen an account whose CPF a newer account of the brand has', async () => {
    const [one, two] = [await world.enterAs(first), await enterSecond()]
    const params = { memberId: 'elisa.demo' }
    const body = { reason }
    await tell('elisa.demo', 'closed_at = $1', [world.clock.now()])
    valueOf(await one.call(ops.reopenMember, { params, body }))
    // Meanwhile the person has opened another account, as after the term of a self-exclusion.
    await tell(
      'clara.demo',
      `tax_id = (select tax_id from members.member where account_key = 'trevo@elisa.demo')`,
      [],
    )
    expect(await two.call(ops.reopenMember, { params, body })).toMatchObject({
      code: 'member.has_newer_account',
    })
    const { rows } = await server.pool.query(
      `select account_key from members.member m where closed_at is null and tax_id =
         (select tax_id from members.member where account_key = 'trevo@elisa.demo')`,
    )
    expect(rows).toEqual([{ account_key: 'trevo@clara.demo' }])
    await tell('clara.demo', 'closed_at = $1', [world.clock.now()])
    expect(valueOf(await two.call(ops.reopenMember, { params, body })).isDone).toBe(true)
  })

  test('change a type that the brand has, never to the trial user’s, and end the sessions', async () => {
    const [one, two] = [await world.enterAs(first), await enterSecond()]
    const params = { memberId: 'davi.demo' }
    const order = (type: number) => ({ params, body: { type, reason } })
    for (const type of [4, 77]) {
      expect(await one.call(ops.changeMemberType, order(type))).toMatchObject({
        code: 'member.type_unknown',
      })
    }
    expect(await one.call(ops.changeMemberType, order(0))).toMatchObject({
      code: 'member.type_same',
    })
    const member = await server.logIn('davi.demo')
    valueOf(await one.call(ops.changeMemberType, order(1)))
    expect(valueOf(await two.call(ops.changeMemberType, order(1))).isDone).toBe(true)
    expect(valueOf(await two.call(ops.showMember, { params })).member.kind).toBe('agent')
    expect(valueOf(await two.call(ops.listMemberSessions, { params })).list).toEqual([])
    expect(await server.server.modules.identity.resolveSession(member.token)).toBeUndefined()
    await tell(
      'bento.demo',
      "upline_member_id = (select member_id from members.member where account_key = 'trevo@davi.demo')",
      [],
    )
    expect(await one.call(ops.changeMemberType, order(0))).toMatchObject({
      code: 'member.has_team',
    })
    await tell('bento.demo', 'upline_member_id = null', [])
    const trial = { params: { memberId: 'trial' }, body: { type: 1, reason } }
    const answer = await one.call(ops.changeMemberType, trial)
    expect('code' in answer && ['member.is_trial', 'member.unknown']).toContain(
      'code' in answer ? answer.code : '',
    )
  })
})

expectActsWithoutBefore(() => server.pool, ['addMemberNote', 'proveOperator', 'revealMember'])
