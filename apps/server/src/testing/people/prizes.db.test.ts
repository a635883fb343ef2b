import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectActsWithoutBefore } from '../backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from '../start-operator-world.ts'
import { valueOf } from '../value-of.ts'

const world = await startOperatorWorld()
const { server } = world
const { members, prizes, wallet } = server.server.modules
afterAll(() => server.close())

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const change = (text: string, values: readonly unknown[] = []) =>
  server.pool.query<Record<string, unknown>>(text, [...values])

let one: Awaited<ReturnType<typeof world.enterAs>>
let two: typeof one

const enter = async () => {
  world.beginTest()
  one = await world.enterAs(first)
  two = await world.enterAs(second)
}

beforeAll(async () => {
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
})
// A session ends after a quarter of an hour without an act.
beforeEach(enter)

const memberOf = async (username: string) => {
  const member = await members.findMemberByUsername(1, username)
  if (!member) throw new Error(`no member ${username}`)
  return member
}
const list = async (query: Record<string, unknown> = {}) =>
  valueOf(await one.call(ops.listPrizes, { query }))
const only = async (kind: string, query: Record<string, unknown> = {}) =>
  (await list(query)).list.filter((item) => item.kind === kind)
const show = async (itemId: string) =>
  valueOf(await one.call(ops.showPrize, { params: { itemId } }))
const houseOf = async (name: string) => {
  const houses = await wallet.listHouses()
  return houses.find((house) => house.name === name)?.balanceMinor ?? 0n
}

/** A credit above the cap of a stake, set aside as play does it. */
const holdCredit = async (memberId: bigint, amount: bigint): Promise<string> => {
  const [id, debit, credit] = [randomUUID(), randomUUID(), randomUUID()]
  await server.stake({ memberId, txnId: debit, amount: '1.00', nodeId: 1001, roundId: debit })
  await change(
    `insert into play.fate (vendor, debit_txn, state, member_id, round_id, round_closed, decided_at, bucket)
     values ('BGS', $1, 'settled', $2, $1, true, now(), wallet.bucket_of($2::bigint * 4))`,
    [debit, memberId],
  )
  await change(
    `insert into play.held_credit (id, vendor, credit_txn, debit_txn, member_id, brand_id, node_id, round_id,
       amount_minor, stake_minor, cap_minor, paid_minor, settled_stake, transfer_id, state, held_at)
     values ($1, 'BGS', $2, $3, $4, 1, 1001, $3, $5, 10000, 10000, 0, true, 1, 'held', $6)`,
    [id, credit, debit, memberId, amount, world.clock.now()],
  )
  return id
}

describe('the prize clock', () => {
  let creditId = ''

  test('prizePayableMin: nothing is late before two hours; then a held credit is, with its cause', async () => {
    const { memberId } = await memberOf('ana.demo')
    await server.deposit(memberId, randomUUID(), '100.00')
    creditId = await holdCredit(memberId, 5_000_000n)
    world.advance(95 * 60_000)
    await enter()
    await prizes.readUnpaid()
    expect(await only('held_credit')).toEqual([])
    world.advance(6 * 60_000)
    await prizes.readUnpaid()
    expect(await only('held_credit')).toMatchObject([
      { ref: creditId, product: 'games', username: 'ana.demo', amount: '500.00', cause: 'held' },
    ])
  })

  test('read again it is one item, and it is an alarm of the start page', async () => {
    await prizes.readUnpaid()
    await Promise.all([prizes.readUnpaid(), prizes.readUnpaid()])
    expect(await only('held_credit')).toHaveLength(1)
    const { alarms } = valueOf(await one.call(ops.getAlarms))
    expect(alarms.find(({ code }) => code === 'prizes_late')?.count).toBeGreaterThan(0)
  })

  test('filters by product, cause and age', async () => {
    expect(await only('held_credit', { product: 'games', cause: 'held', hours: 2 })).toHaveLength(1)
    expect(await only('held_credit', { product: 'lottery' })).toEqual([])
    expect(await only('held_credit', { cause: 'result' })).toEqual([])
    expect(await only('held_credit', { hours: 24 })).toEqual([])
  })

  test('what was tried is noted, and the item is assigned as in every queue', async () => {
    const [item] = await only('held_credit')
    const itemId = item?.itemId ?? ''
    const body = { reason: 'asked the vendor' }
    const noted = valueOf(await one.call(ops.notePrize, { params: { itemId }, body }))
    expect(noted.events).toMatchObject([{ kind: 'noted', text: 'asked the vendor' }])
    valueOf(
      await one.call(ops.assignQueueItems, {
        params: { kind: 'prize' },
        body: { targetIds: [itemId], operator: first.username },
      }),
    )
    await expect(change('delete from prizes.event')).rejects.toThrow('not changed')
  })

  test('a draw without a result is one item with its bets', async () => {
    await server.server.modules.lottery.scheduleDraws()
    const closedAt = new Date(world.clock.now().getTime() - 3 * hourMs)
    const { rows } = await change(
      `update lottery.draw set status = 'closed', opens_at = $1::timestamptz - interval '1 hour', closes_at = $1,
         draws_at = $1, trouble = 'no numbers', root = 'r', ticket_count = 1
       where id = (select min(d.id) from lottery.draw d join lottery.game g on g.id = d.game_id
         where g.brand_id = 1 and d.status in ('open', 'scheduled')) returning id, game_id`,
      [closedAt],
    )
    const drawId = String(rows[0]?.['id'])
    await prizes.readUnpaid()
    // Without a ticket nobody waits for it.
    expect((await only('draw')).filter(({ ref }) => ref === drawId)).toEqual([])
    const { memberId } = await memberOf('ana.demo')
    await change(
      `insert into lottery.ticket (member_id, order_id, trace_number, draw_id, game_id, multiple, stake_minor,
         rebate_minor, shared_minor, is_held, leaf, placed_at)
       values ($1, 1, 0, $2, $3, 1, 20000, 0, 0, false, '', $4)`,
      [memberId, drawId, rows[0]?.['game_id'], closedAt],
    )
    await prizes.readUnpaid()
    expect((await only('draw')).filter(({ ref }) => ref === drawId)).toMatchObject([
      { username: null, bets: 1, amount: '2.00', cause: 'result', detail: 'no numbers' },
    ])
  })

  test('once it is decided it is gone from the list, and stays to be read', async () => {
    const [item] = await only('held_credit')
    const itemId = item?.itemId ?? ''
    await change("update play.held_credit set state = 'refused' where id = $1", [creditId])
    await prizes.readUnpaid()
    expect(await only('held_credit')).toEqual([])
    expect((await show(itemId)).endedAt).not.toBeNull()
    const body = { reason: 'too late' }
    expect(await one.call(ops.notePrize, { params: { itemId }, body })).toMatchObject({
      code: 'prize.ended',
    })
  })
})

describe('the work lists', () => {
  test('heldCreditDays, unclaimedDays, L art. 32: a held credit is listed after 60 days and handed over after 90', async () => {
    const { memberId } = await memberOf('ana.demo')
    const creditId = await holdCredit(memberId, 1_000_300n)
    world.advance(61 * dayMs)
    await enter()
    await prizes.readUnpaid()
    const [item] = await only('held_credit', { list: 'held' })
    expect(item?.ref).toBe(creditId)
    expect(await only('held_credit', { list: 'unclaimed' })).toEqual([])
    const itemId = item?.itemId ?? ''
    const order = { params: { itemId }, body: { reason: 'nobody claims it' } }
    expect(await show(itemId)).toMatchObject({ canHandOver: false, canReturn: false })
    expect(await one.call(ops.handOverPrize, order)).toMatchObject({ code: 'prize.not_lapsed' })

    world.advance(30 * dayMs)
    await enter()
    await prizes.readUnpaid()
    expect(await only('held_credit', { list: 'unclaimed' })).toHaveLength(1)
    expect(await show(itemId)).toMatchObject({ canHandOver: true, canReturn: false })
    const before = await Promise.all(['unclaimed_fies', 'unclaimed_funcap'].map(houseOf))
    const asked = valueOf(await one.call(ops.handOverPrize, order))
    expect(asked.isDone).toBe(false)
    expect(await one.call(ops.handOverPrize, order)).toMatchObject({
      code: 'approval.same_person',
    })
    expect((await show(itemId)).askedBy).toBe(first.username)
    valueOf(await two.call(ops.handOverPrize, order))
    const after = await Promise.all(['unclaimed_fies', 'unclaimed_funcap'].map(houseOf))
    expect(after.map((minor, at) => minor - (before[at] ?? 0n))).toEqual([500_100n, 500_200n])
    const done = await show(itemId)
    expect(done).toMatchObject({ canHandOver: false, events: [{ kind: 'handed_over' }] })
    expect(done.endedAt).not.toBeNull()
    expect(await two.call(ops.handOverPrize, order)).toMatchObject({ code: 'prize.ended' })
    const { rows } = await change('select state from play.held_credit where id = $1', [creditId])
    expect(rows).toEqual([{ state: 'lapsed' }])
  })

  test('undeliverableDays: what is left in a closed account is listed after 180 days and sent back or handed over', async () => {
    const { memberId, username } = await memberOf('davi.demo')
    await server.deposit(memberId, randomUUID(), '30.01')
    const held = await wallet.balanceOf(memberId)
    await change(
      'update members.member set closed_at = $2, close_reason = $3 where member_id = $1',
      [memberId, world.clock.now(), 'impediment'],
    )
    world.advance(179 * dayMs)
    await enter()
    await prizes.readBalances()
    expect(await only('balance', { list: 'undeliverable' })).toEqual([])
    world.advance(2 * dayMs)
    await enter()
    await prizes.readBalances()
    const [item] = await only('balance', { list: 'undeliverable' })
    expect(item).toMatchObject({ username, cause: 'closed_account', product: 'accounts' })
    const itemId = item?.itemId ?? ''
    const params = { itemId }
    expect(await show(itemId)).toMatchObject({ canReturn: true })
    const tried = valueOf(
      await one.call(ops.returnPrize, { params, body: { reason: 'the person called' } }),
    )
    // The person has no account of their own here.
    expect(tried.events[0]).toMatchObject({ kind: 'undeliverable', text: 'the person called' })
    const order = { params, body: { reason: 'the time of the law is over' } }
    valueOf(await one.call(ops.handOverPrize, order))
    valueOf(await two.call(ops.handOverPrize, order))
    expect((await wallet.balanceOf(memberId)).availableMinor).toBe(0n)
    expect(held.availableMinor).toBeGreaterThan(0n)
    expect(await show(itemId)).toMatchObject({ canReturn: false, canHandOver: false })
    await prizes.readBalances()
    expect(await only('balance', { list: 'undeliverable' })).toEqual([])
  })

  test('another brand learns nothing of an item, and a made-up cursor is refused', async () => {
    expect(await one.call(ops.showPrize, { params: { itemId: '999999' } })).toMatchObject({
      code: 'prize.unknown',
    })
    await change('update prizes.item set brand_id = 2')
    expect((await list()).list).toEqual([])
    const query = { before: '2026-01-01T00:00:00.000Z_x' }
    expect(await one.call(ops.listPrizes, { query })).toMatchObject({ code: 'request_param_err' })
  })
})

expectActsWithoutBefore(() => server.pool, ['assignQueueItems', 'returnPrize'])
