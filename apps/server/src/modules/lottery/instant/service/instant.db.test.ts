import { randomUUID } from 'node:crypto'
import { isTicketProven, checkEdition } from '@trevo/lottery-rules/instant/edition.ts'
import { totalOf } from '@trevo/lottery-rules/instant/prize-plan.ts'
import { finish } from '@trevo/lottery-rules/steps.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addInstantGame,
  instantCode,
  instantGame,
  instantPlan,
} from '../../testing/add-instant-game.ts'
import { createLottery } from '../../module.ts'
import { openTestLottery, type TestLottery } from '../../testing/open-test-lottery.ts'

let world: TestLottery
beforeEach(async () => {
  world = await openTestLottery()
  await addInstantGame(world.pool)
  await world.lottery.keepInstantEditions()
})
afterEach(() => world.close())

const onSale = async () => {
  const [edition] = await world.lottery.listInstantGames(1)
  if (!edition) throw new Error('no edition on sale')
  return edition
}
const buy = async (memberId: bigint, tickets: number, clientId: string = randomUUID()) =>
  world.lottery.buyInstantTickets({
    memberId,
    brandId: 1,
    clientId,
    editionId: (await onSale()).editionId,
    tickets,
  })
const available = async (memberId: bigint) =>
  (await world.wallet.balancesOf([memberId])).get(memberId)?.availableMinor ?? 0n

const numbersOf = (
  orders: readonly { readonly tickets: readonly { readonly ticket: number }[] }[],
) => orders.flatMap(({ tickets }) => tickets.map(({ ticket }) => ticket))

/** Where stakes and prizes of the orders, of the ledger, of settled bets and of editions differ; empty if they agree. */
const differences = async () => {
  const { rows } = await world.pool.query<{ what: string }>(
    `with posted as (
       select t.txn_id, k.name as kind, abs(t.amount) as amount, t.account_id / 4 as member_id
       from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
       where t.source = 'lottery' and t.txn_id like 'instant:%'
     ), owed as (
       select 'instant:' || id || ':staked' as txn_id, 'lottery.stake_taken' as kind, stake_minor as amount, member_id
       from lottery.instant_order
       union all
       select 'instant:' || id || ':prize', 'lottery.prize_paid', prize_minor, member_id
       from lottery.instant_order where prize_minor > 0
     )
     select coalesce(p.txn_id, o.txn_id) as what from posted p full join owed o
       using (txn_id, kind, amount, member_id) where p.txn_id is null or o.txn_id is null
     union all
     select 'bet ' || o.id from lottery.instant_order o left join bets.bet b
       on b.source = 'lottery' and b.txn_id = 'instant:' || o.id || ':staked' and b.member_id = o.member_id
       and b.stake_minor = o.stake_minor and b.valid_minor = o.stake_minor and b.paid_minor = o.prize_minor
       and b.state = 'settled' where b.txn_id is null
     union all
     select 'edition ' || e.id from lottery.instant_edition e left join (
       select edition_id, sum(ticket_count) as sold, sum(prize_minor) as paid from lottery.instant_order group by 1
     ) o on o.edition_id = e.id
     where e.sold_count <> coalesce(o.sold, 0) or e.paid_minor <> coalesce(o.paid, 0)`,
  )
  return rows.map(({ what }) => what)
}

test('a member buys a ticket: the stake is taken, its prize paid, and it is proven before the edition ends', async () => {
  const memberId = await world.createMember('500.00')
  const edition = await onSale()
  expect(edition).toMatchObject({
    label: `${instantCode}/1`,
    soldCount: 0,
    seed: null,
    returnBp: 7_000,
  })
  let owned: bigint = parseMoney('500.00')
  for (let bought = 1; bought <= 20; bought += 1) {
    const { tickets, prizeMinor } = await buy(memberId, 1)
    owned += BigInt(prizeMinor) - parseMoney('2.50')
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const { proof, ...record } = ticket
    expect(record.ticket).toBe(bought)
    expect(isTicketProven(record, proof, edition)).toBe(true)
  }
  expect(await available(memberId)).toBe(owned)
  expect((await onSale()).soldCount).toBe(20)
  expect(await differences()).toEqual([])
})

test('64 members at once: every ticket is sold once, and the prizes are those of the plan', async () => {
  const members = await Promise.all(Array.from({ length: 64 }, () => world.createMember('1000.00')))
  const before = await onSale()
  const orders: Awaited<ReturnType<typeof buy>>[] = []
  const buyUntilClosed = async (memberId: bigint, tickets: number): Promise<void> => {
    for (;;) {
      try {
        orders.push(
          await world.lottery.buyInstantTickets({
            memberId,
            brandId: 1,
            clientId: randomUUID(),
            editionId: before.editionId,
            tickets,
          }),
        )
      } catch (error) {
        const code = (error as { code?: string }).code
        if (code === 'lottery.instant_left' && tickets > 1) return buyUntilClosed(memberId, 1)
        if (code === 'lottery.instant_closed' || code === 'lottery.instant_left') return
        throw error
      }
    }
  }
  await Promise.all(members.map((memberId, index) => buyUntilClosed(memberId, 1 + (index % 4))))
  const numbers = numbersOf(orders).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: instantPlan.ticketCount }, (_, index) => index + 1))
  const paid = orders.reduce((sum, { prizeMinor }) => sum + BigInt(prizeMinor), 0n)
  expect(paid).toBe(totalOf(instantPlan))
  const closed = await world.lottery.showInstantEdition(1, before.editionId)
  expect(closed).toMatchObject({ state: 'closed', closedBy: 'sold_out', soldCount: 200 })
  expect(closed.prizes.every(({ count, won }) => count === won)).toBe(true)
  // The next edition follows with the last ticket.
  expect(await onSale()).toMatchObject({ number: 2, soldCount: 0 })
  const right = { isSeedRight: true, isRootRight: true, isPlanRight: true }
  expect(finish(checkEdition(closed, closed.seed ?? ''))).toMatchObject(right)
  expect(await differences()).toEqual([])
})

test('a retry gets the same tickets, even after the edition has ended; another order under its id is refused', async () => {
  const memberId = await world.createMember('1000.00')
  const { editionId } = await onSale()
  const clientId = randomUUID()
  const asked = { memberId, brandId: 1, clientId, editionId, tickets: 3 }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => world.lottery.buyInstantTickets(asked)),
  )
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
  expect((await onSale()).soldCount).toBe(3)
  world.advance(31 * 86_400_000)
  await world.lottery.keepInstantEditions()
  const again = await world.lottery.buyInstantTickets(asked)
  expect(again).toEqual({ ...answers[0], isClosed: true })
  await expect(world.lottery.buyInstantTickets({ ...asked, tickets: 2 })).rejects.toMatchObject({
    code: 'request.id_reused',
  })
})

test('after a stop between the sale and its answer, another copy gives the same tickets', async () => {
  const memberId = await world.createMember('1000.00')
  const clientId = randomUUID()
  const { editionId } = await onSale()
  const order = await buy(memberId, 3, clientId)
  const other = await createLottery(world.needs)
  const retried = { memberId, brandId: 1, clientId, editionId, tickets: 3 }
  expect(await other.buyInstantTickets(retried)).toEqual(order)
  expect(await other.showInstantOrder(memberId, BigInt(order.orderId))).toEqual(order)
  expect(await onSale()).toMatchObject({ soldCount: 3 })
  expect(await differences()).toEqual([])
})

test('without the money nothing is sold, and nothing is lost from the edition', async () => {
  const memberId = await world.createMember('4.99')
  await expect(buy(memberId, 2)).rejects.toMatchObject({ code: 'wallet.insufficient_balance' })
  expect(await available(memberId)).toBe(parseMoney('4.99'))
  expect(await onSale()).toMatchObject({ soldCount: 0 })
  expect((await buy(memberId, 1)).firstTicket).toBe(1)
  expect(await differences()).toEqual([])
})

test('on its last day an edition ends with its seed, and the next one begins with another', async () => {
  const memberId = await world.createMember('100.00')
  const first = await onSale()
  const { orderId } = await buy(memberId, 2)
  world.advance(30 * 86_400_000)
  await expect(buy(memberId, 1)).rejects.toMatchObject({ code: 'lottery.instant_closed' })
  await world.lottery.keepInstantEditions()
  const closed = await world.lottery.showInstantEdition(1, first.editionId)
  expect(closed).toMatchObject({ state: 'closed', closedBy: 'day', soldCount: 2 })
  const check = finish(checkEdition(closed, closed.seed ?? ''))
  expect(check).toMatchObject({ isSeedRight: true, isRootRight: true })
  const second = await onSale()
  expect(second.number).toBe(2)
  expect(second.commitment).not.toBe(first.commitment)
  // Tickets of the ended edition stay in the member's history.
  const { list } = await world.lottery.listInstantOrders(memberId, { pageSize: 20 })
  expect(list).toMatchObject([{ orderId, firstTicket: 1, ticketCount: 2, isClosed: true }])
})

test('nobody sees another member’s tickets, a seed before its time, or an edition of another brand', async () => {
  const [owner, other] = [await world.createMember(), await world.createMember()]
  const { orderId, editionId } = await buy(owner, 1)
  const unknown = { code: 'lottery.instant_unknown' }
  await expect(world.lottery.showInstantOrder(other, BigInt(orderId))).rejects.toMatchObject(
    unknown,
  )
  await expect(world.lottery.showInstantEdition(2, editionId)).rejects.toMatchObject(unknown)
  expect((await world.lottery.showInstantEdition(1, editionId)).seed).toBeNull()
  expect(await world.lottery.listInstantGames(2)).toEqual([])
  expect(await world.lottery.listInstantEditions(1, instantGame)).toEqual([])
})
