import { formatMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, it } from 'vitest'
import {
  lastThree,
  losingDigits,
  minuteGame,
  openTestLottery,
} from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

/** Wins in every draw, and costs 2 reais per stake: a thousand stakes at a tenth of a real. */
const everything = '0123456789_0123456789_0123456789~1~21~2~1956~1'

const balancesOf = async (memberId: bigint) => {
  const { availableMinor, heldMinor } = await world.wallet.balanceOf(memberId)
  return { available: formatMoney(availableMinor), held: formatMoney(heldMinor) }
}
const statusesOf = async (memberId: bigint) =>
  (await world.ticketsOf(memberId)).map(({ status }) => status)

describe('a trace of draws', () => {
  it('holds every stake, and captures each when its draw is settled', async () => {
    const [first, second] = await world.listOpen(minuteGame, 2)
    const member = await world.createMember('100.00')
    await world.place(member, lastThree('123'), { multiples: [1, 3], stopsOnWin: false })
    expect(await balancesOf(member)).toEqual({ available: '92.00', held: '8.00' })
    expect(await world.ticketsOf(member)).toMatchObject([
      { trace_number: 1, draw_id: first!.id, multiple: 1 },
      { trace_number: 2, draw_id: second!.id, multiple: 3 },
    ])
    await world.runUntilDrawn(first!)
    expect((await balancesOf(member)).held).toBe('6.00')
    await world.runUntilDrawn(second!)
    expect((await balancesOf(member)).held).toBe('0.00')
  })

  it('skips draws with multiple 0, and refuses more draws than a trace may have', async () => {
    const draws = await world.listOpen(minuteGame, 3)
    const member = await world.createMember('100.00')
    await world.place(member, lastThree('123'), { multiples: [1, 0, 2] })
    expect((await world.ticketsOf(member)).map(({ draw_id }) => draw_id)).toEqual([
      draws[0]!.id,
      draws[2]!.id,
    ])
    const long = Array.from({ length: 21 }, () => 1)
    await expect(world.place(member, lastThree('123'), { multiples: long })).rejects.toMatchObject({
      code: 'lottery.stake_above_limit',
    })
  })

  it('stops with the first winning ticket: later ones end with 6 and their stakes are released', async () => {
    const [first] = await world.listOpen()
    const member = await world.createMember('1000.00')
    await world.place(member, everything, { multiples: [1, 1, 1] })
    expect(await balancesOf(member)).toEqual({ available: '400.00', held: '600.00' })
    await world.runUntilDrawn(first!)
    expect(await statusesOf(member)).toEqual([4, 6, 6])
    // 200 for the one draw, of which 195.60 was returned.
    expect(await balancesOf(member)).toEqual({ available: '995.60', held: '0.00' })
  })

  it('continues after a win if requested', async () => {
    const [first] = await world.listOpen()
    const member = await world.createMember('1000.00')
    await world.place(member, everything, { multiples: [1, 1], stopsOnWin: false })
    await world.runUntilDrawn(first!)
    expect(await statusesOf(member)).toEqual([4, 2])
    expect((await balancesOf(member)).held).toBe('200.00')
  })

  it('is abandoned if its numbers come before it begins', async () => {
    const [first, second] = await world.listOpen(minuteGame, 2)
    const [bold, careful] = [await world.createMember(), await world.createMember()]
    const later = { drawNumber: second!.draw_number, multiples: [1, 1] }
    await world.place(bold, everything, { ...later, abandons: false })
    await world.place(careful, everything, { ...later, abandons: true })
    await world.runUntilDrawn(first!)
    expect(await statusesOf(bold)).toEqual([2, 2])
    expect(await statusesOf(careful)).toEqual([7, 7])
    expect(await balancesOf(careful)).toEqual({ available: '1000.00', held: '0.00' })
  })
})

describe('cancelling', () => {
  it('returns the stake of an order of one draw before the close, once', async () => {
    const member = await world.createMember('10.00')
    await world.place(member, lastThree('123'))
    const [ticket] = await world.ticketsOf(member)
    const cancel = () => world.lottery.cancelOrders({ memberId: member, ticketIds: [ticket!.id] })
    expect(await cancel()).toEqual({ cancelled: 1, returnedAmount: '2.0000' })
    expect(await balancesOf(member)).toEqual({ available: '10.00', held: '0.00' })
    await expect(cancel()).rejects.toMatchObject({ code: 'lottery.not_cancellable' })
    expect(await statusesOf(member)).toEqual([8])
  })

  it('cancels a trace only from its last draw backwards', async () => {
    const member = await world.createMember('10.00')
    await world.place(member, lastThree('123'), { multiples: [1, 1, 1] })
    const [one, two, three] = (await world.ticketsOf(member)).map(({ id }) => id)
    const cancel = (...ids: bigint[]) =>
      world.lottery.cancelOrders({ memberId: member, ticketIds: ids })
    await expect(cancel(one!)).rejects.toMatchObject({ code: 'lottery.not_cancellable' })
    await expect(cancel(one!, two!)).rejects.toMatchObject({ code: 'lottery.not_cancellable' })
    await cancel(three!)
    await cancel(one!, two!)
    expect(await statusesOf(member)).toEqual([8, 8, 8])
    expect(await balancesOf(member)).toEqual({ available: '10.00', held: '0.00' })
  })

  it('is refused from the close on, and for other members’ tickets', async () => {
    const [draw] = await world.listOpen()
    const [member, other] = [await world.createMember(), await world.createMember()]
    await world.place(member, lastThree('123'))
    const [ticket] = await world.ticketsOf(member)
    const cancelling = { memberId: member, ticketIds: [ticket!.id] }
    await expect(
      world.lottery.cancelOrders({ ...cancelling, memberId: other }),
    ).rejects.toMatchObject({ code: 'lottery.order_unknown' })
    world.advanceTo(draw!.closes_at)
    await expect(world.lottery.cancelOrders(cancelling)).rejects.toMatchObject({
      code: 'lottery.not_cancellable',
    })
  })

  it('from eight pages at once, it is returned once', async () => {
    await world.lottery.runDraws()
    const member = await world.createMember('10.00')
    await world.place(member, lastThree('123'))
    const [ticket] = await world.ticketsOf(member)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        world.lottery.cancelOrders({ memberId: member, ticketIds: [ticket!.id] }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await balancesOf(member)).available).toBe('10.00')
  })
})

describe('the record of orders', () => {
  it('returns each status in the wire’s codes, with sums and items', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('1000.00')
    await world.place(member, `${everything};${lastThree('123')}`)
    const asked = {
      memberId: member,
      startDate: world.now().getTime() - 1_000,
      endDate: world.now().getTime() + 1_000,
      orderStatus: 0 as const,
      gameId: -1,
      chasingStatus: 'ALL' as const,
      page: 0,
      size: 10,
    }
    const before = await world.lottery.listOrders(asked)
    // It says until when it can be cancelled: the end of sales, from which `cancelOrders` refuses it.
    expect(before.orders.content).toMatchObject([
      { orderStatus: 2, winningNumber: null, cancelUntil: draw!.closes_at.getTime() },
    ])
    const settled = await world.runUntilDrawn(draw!)
    const listed = await world.lottery.listOrders(asked)
    const [row] = listed.orders.content
    expect(row).toMatchObject({
      orderStatus: 4,
      numero: draw!.draw_number,
      winningNumber: settled.result,
      planBettingAmount: '202.0000',
      cancelUntil: null,
    })
    expect(listed.orderSumTO.sumActualBettingAmt).toBe('202.0000')
    const lines = await world.lottery.listOrderLines(member, BigInt(row!.orderDetailId), {
      page: 0,
      size: 100,
    })
    expect(lines.content.map(({ playId, stakes }) => [playId, stakes])).toEqual([
      [21, 1000],
      [21, 1],
    ])
    expect(lines.content[0]?.winAmount).toBe('195.6000')
    const won = lines.content.reduce((sum, { winAmount }) => sum + Number(winAmount), 0)
    expect(Number(listed.orderSumTO.sumWinningAmt)).toBe(won)
    expect(await world.lottery.listOrders({ ...asked, orderStatus: 5 })).toMatchObject({
      orders: { content: [] },
    })
    const detail = await world.lottery.showOrder(member, BigInt(row!.orderMasterId))
    expect(detail).toMatchObject({
      completed: true,
      stakes: 1001,
      chasing: false,
      orderDetailOrders: [{ cancelUntil: null }],
    })
  })

  it('a ticket that did not win has lost once its draw is settled', async () => {
    const [draw] = await world.listOpen()
    const member = await world.createMember('10.00')
    // Two items of which at most one can be right, and a third that is neither.
    const digits = ['123', '456', '789']
    for (const one of digits) await world.place(member, lastThree(one))
    const settled = await world.runUntilDrawn(draw!)
    const listToday = (gameId: number) =>
      world.lottery.listTodayOrders({ memberId: member, brandId: 1, gameId, page: 0, size: 50 })
    const today = await listToday(-1)
    expect((await listToday(0)).content).toHaveLength(digits.length)
    // Of a lottery that nobody bought, none; ids begin at 1.
    expect((await listToday(1)).content).toEqual([])
    const winning = settled.result!.split(',').slice(-3).join('')
    expect(today.content.map(({ orderStatus }) => orderStatus)).toEqual(
      digits.toReversed().map((one) => (one === winning ? 4 : 5)),
    )
    expect(losingDigits(settled.result!)).not.toBe(winning)
  })
})
