import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, test } from 'vitest'
import {
  code,
  type LoggedIn,
  setPaymentPassword,
  startTransferWorld,
} from './start-transfer-world.ts'
import { valueOf } from './value-of.ts'

const world = await startTransferWorld()
const { server, ana, agent, passwordOf, balanceOf } = world
afterAll(() => world.close())

const reais = (text: string) => parseMoney(text)

describe('between people', () => {
  const send = (over: object = {}) =>
    ana.api.call(endpoints.transferUpline, {
      body: { clientId: randomUUID(), amount: '25.00', paymentPassword: code, ...over },
    })
  const codesOf = async ({ api }: LoggedIn) => {
    const record = await api.call(endpoints.listTransactions, {
      query: { transactionType: '6104,6207' },
    })
    return record.ok ? record.value.list.map((row) => [row.tx_type_id, row.amount]) : []
  }

  test('MEMBER-1: a member sees the upline, an agent the members below', async () => {
    expect(await ana.api.call(endpoints.getTransferPeople)).toMatchObject({
      value: {
        allowed: true,
        hasPaymentPassword: true,
        upline: { account: 'agente.demo', nickname: 'Agente' },
        downline: [],
      },
    })
    const below = await agent.api.call(endpoints.getTransferPeople)
    expect(below.ok && below.value.downline.map(({ account }) => account)).toEqual([
      'agente.norte',
      'agente.sul',
      'ana.demo',
    ])
  })

  test('MEMBER-1: of a large team a hundred are listed, the others are found by account or name', async () => {
    const { rows } = await server.pool.query<{ member_id: string }>(
      `insert into members.member (customer_id, brand_id, account, account_key, nickname, type,
         invite_code, registered_at, upline_member_id)
       select 'team-' || n, 1, 'trevo@Equipe' || n, 'trevo@equipe' || n,
         case n when 118 then 'ÉRICA 100%' else 'e' || n end, 0, 'TEAM' || n, now(), $1
       from generate_series(1, 120) n returning member_id`,
      [agent.memberId],
    )
    const people = async (search?: string) => {
      const query = search === undefined ? {} : { search }
      return valueOf(await agent.api.call(endpoints.getTransferPeople, { query }))
    }
    const all = await people()
    expect([all.downline.length, all.hasMore]).toEqual([100, true])
    for (const search of ['EQUIPE118', ' érica', '100%']) {
      expect(await people(search)).toMatchObject({
        downline: [{ account: 'Equipe118', nickname: 'ÉRICA 100%' }],
        hasMore: false,
      })
    }
    expect(await people('trevo@')).toMatchObject({ downline: [], hasMore: false })
    expect(
      await ana.api.call(endpoints.getTransferPeople, { query: { search: 'equipe' } }),
    ).toMatchObject({
      value: { downline: [], hasMore: false },
    })
    const long = { query: { search: 'e'.repeat(65) } }
    expect(await agent.api.call(endpoints.getTransferPeople, long)).toMatchObject({
      ok: false,
      code: 'request_param_err',
    })
    await server.pool.query('delete from members.member where member_id = any($1)', [
      rows.map((row) => row.member_id),
    ])
  })

  test('MEMBER-1: to the upline, once for each id, on both statements with the code of its side', async () => {
    const clientId = randomUUID()
    const [mine, theirs] = [await balanceOf(ana), await balanceOf(agent)]
    const answers = await Promise.all(Array.from({ length: 3 }, () => send({ clientId })))
    for (const answer of answers) expect(answer).toMatchObject({ ok: true })
    expect(new Set(answers.map((one) => one.ok && one.value.transferId)).size).toBe(1)
    expect((await balanceOf(ana)).available).toBe(mine.available - reais('25.00'))
    expect((await balanceOf(agent)).available).toBe(theirs.available + reais('25.00'))
    expect(await codesOf(ana)).toEqual([[6207, '-25.00']])
    expect(await codesOf(agent)).toEqual([[6104, '25.00']])
    expect(await send({ clientId, amount: '26.00' })).toMatchObject({ code: 'request.id_reused' })
  })

  test('MEMBER-1, AGENT-12: an agent sends to a person directly below, once for each id, and to nobody else', async () => {
    const down = (account: string, clientId: string = randomUUID()) =>
      agent.api.call(endpoints.transferDownline, {
        body: { clientId, amount: '5.00', paymentPassword: code, account },
      })
    const [mine, theirs] = [await balanceOf(agent), await balanceOf(ana)]
    const clientId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => down('ana.demo', clientId)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await balanceOf(agent)).available).toBe(mine.available - reais('5.00'))
    expect((await balanceOf(ana)).available).toBe(theirs.available + reais('5.00'))
    expect(await down('ana.demo')).toMatchObject({ ok: true, value: { to: { nickname: 'Ana' } } })
    // The list shows the first of them only, and sends to every one.
    await server.pool.query(
      `insert into members.member overriding system value
       select (jsonb_populate_record(null::members.member, to_jsonb(m) || jsonb_build_object(
         'member_id', -n, 'customer_id', lpad(n::text, 16, 'x'), 'account', 'trevo@crowd' || n,
         'account_key', 'trevo@crowd' || n, 'invite_code', 'crowd' || n, 'tax_id', null, 'person_id', null))).*
       from members.member m, generate_series(1, 500) n where m.account_key = 'trevo@ana.demo'`,
    )
    expect(await down('ana.demo')).toMatchObject({ ok: true, value: { to: { nickname: 'Ana' } } })
    await server.pool.query('delete from members.member where member_id < 0')
    for (const account of ['bento.demo', 'membro.demo', 'agente.demo', 'nobody']) {
      expect(await down(account)).toMatchObject({ code: 'transfer.not_downline' })
    }
  })

  test('ROLE-9: an agent sends the same amount to several below: once for each id, to all of them or to none', async () => {
    const many = (over: object = {}) =>
      agent.api.call(endpoints.transferMany, {
        body: {
          clientId: randomUUID(),
          amount: '2.00',
          paymentPassword: code,
          accounts: ['agente.norte', 'ana.demo', 'ANA.demo'],
          ...over,
        },
      })
    const [mine, theirs] = [await balanceOf(agent), await balanceOf(ana)]
    const clientId = randomUUID()
    const answers = await Promise.all([many({ clientId }), many({ clientId })])
    for (const answer of answers) {
      expect(answer).toMatchObject({ ok: true, value: { each: '2.00', total: '4.00' } })
    }
    expect((await balanceOf(agent)).available).toBe(mine.available - reais('4.00'))
    expect((await balanceOf(ana)).available).toBe(theirs.available + reais('2.00'))
    expect(await many({ clientId, amount: '3.00' })).toMatchObject({ code: 'request.id_reused' })
    // What was sent to many names no transfer to one, and the other way round.
    const toOne = { clientId, amount: '2.00', paymentPassword: code, account: 'ana.demo' }
    expect(await agent.api.call(endpoints.transferDownline, { body: toOne })).toMatchObject({
      code: 'request.id_reused',
    })
    const sentToOne = { ...toOne, clientId: randomUUID(), amount: '1.00' }
    expect(await agent.api.call(endpoints.transferDownline, { body: sentToOne })).toMatchObject({
      ok: true,
    })
    expect(await many({ clientId: sentToOne.clientId })).toMatchObject({
      code: 'request.id_reused',
    })
    const between = await balanceOf(agent)
    expect(await many({ accounts: ['ana.demo', 'bento.demo'] })).toMatchObject({
      code: 'transfer.not_downline',
    })
    expect(await many({ amount: '50000.01' })).toMatchObject({ code: 'transfer.over_limit' })
    expect(await many({ amount: '40000.00' })).toMatchObject({
      code: 'wallet.insufficient_balance',
    })
    expect((await balanceOf(agent)).available).toBe(between.available)
    expect((await balanceOf(ana)).available).toBe(theirs.available + reais('3.00'))
  })

  test('MEMBER-1: crosswise concurrent transfers lose nothing and do not deadlock', async () => {
    const before = (await balanceOf(ana)).available + (await balanceOf(agent)).available
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? send({ amount: '1.00' })
          : agent.api.call(endpoints.transferDownline, {
              body: {
                clientId: randomUUID(),
                amount: '1.00',
                paymentPassword: code,
                account: 'ana.demo',
              },
            }),
      ),
    )
    expect((await balanceOf(ana)).available + (await balanceOf(agent)).available).toBe(before)
    expect((await server.server.modules.wallet.proveConservation()).problems).toEqual([])
  })

  test('MEMBER-1: without the payment password, an upline or the money nothing moves', async () => {
    const before = await balanceOf(ana)
    expect(await send({ paymentPassword: '000111' })).toMatchObject({
      code: 'payment_password.wrong',
    })
    expect(await send({ amount: '49999.00' })).toMatchObject({
      code: 'wallet.insufficient_balance',
    })
    expect(await send({ amount: '0.00' })).toMatchObject({ code: 'transfer.amount_invalid' })
    const alone = await server.logIn('membro.demo')
    const body = { clientId: randomUUID(), amount: '1.00', paymentPassword: code }
    expect(await alone.api.call(endpoints.transferUpline, { body })).toMatchObject({
      code: 'payment_password.not_set',
    })
    await setPaymentPassword(alone, passwordOf('membro.demo'))
    expect(await alone.api.call(endpoints.transferUpline, { body })).toMatchObject({
      code: 'transfer.no_upline',
    })
    expect(await balanceOf(ana)).toEqual(before)
  })

  test('deposits with outstanding wagering cannot be sent, and the page shows it', async () => {
    const turnover = (bp: number) =>
      server.pool.query('update cashier.withdrawal_setting set turnover_bp = $1', [bp])
    await turnover(10_000)
    const before = await balanceOf(ana)
    const [refused, people] = [await send(), await ana.api.call(endpoints.getTransferPeople)]
    expect(refused).toMatchObject({ code: 'transfer.turnover_left', detail: { left: '500.00' } })
    expect(people).toMatchObject({ value: { turnoverLeft: '500.00' } })
    await server.deposit(agent.memberId, 'agent', '70.00')
    const body = { clientId: randomUUID(), amount: '1.00', paymentPassword: code }
    for (const answer of [
      await agent.api.call(endpoints.transferDownline, { body: { ...body, account: 'ana.demo' } }),
      await agent.api.call(endpoints.transferMany, { body: { ...body, accounts: ['ana.demo'] } }),
    ]) {
      expect(answer).toMatchObject({ code: 'transfer.turnover_left' })
    }
    expect(await balanceOf(ana)).toEqual(before)
    await turnover(0)
    expect(await ana.api.call(endpoints.getTransferPeople)).toMatchObject({
      value: { turnoverLeft: '0.00' },
    })
  })

  test('MEMBER-1, moneyBetweenMembers: the law of Brazil lets no money pass between people', async () => {
    await server.change("update settings.brand set jurisdiction = 'br'")
    const before = await balanceOf(ana)
    expect(await send()).toMatchObject({ code: 'transfer.not_allowed_here' })
    expect(await ana.api.call(endpoints.getTransferPeople)).toMatchObject({
      value: { allowed: false, upline: null, downline: [] },
    })
    expect(await balanceOf(ana)).toEqual(before)
    await server.change("update settings.brand set jurisdiction = 'open'")
  })
})
