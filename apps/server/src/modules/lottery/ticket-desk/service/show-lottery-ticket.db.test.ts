import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastThree, openTestLottery, type TestLottery } from '../../testing/open-test-lottery.ts'

let world: TestLottery
beforeEach(async () => {
  world = await openTestLottery()
})
afterEach(() => world.close())

const find = (text: string, brandId = 1) => {
  const [finder] = world.lottery.finders
  if (!finder) throw new Error('lotteries have a finder')
  return finder.accepts(text) ? finder.find(brandId, text) : Promise.resolve([])
}

const placeOne = async () => {
  const memberId = await world.createMember('100.00')
  await world.place(memberId, lastThree('123'))
  const [ticket] = await world.ticketsOf(memberId)
  if (!ticket) throw new Error('a ticket was placed')
  return { memberId, ticket, number: String(ticket.id), order: `L${ticket.order_id}` }
}

describe('a ticket looked up by operators', () => {
  it('has its lines, its stake in the ledger with both balances, and a receipt', async () => {
    const { number, order, ticket } = await placeOne()
    const shown = await world.lottery.showLotteryTicket(1, number)
    expect(shown).toMatchObject({
      ticketId: number,
      orderNumber: order,
      account: 'trevo@member1',
      gameCode: 'TCFFC',
      state: 'waiting',
      won: '0.00',
      trace: null,
      lineCount: 1,
      lines: [{ playId: 21, won: '0.0000' }],
      movements: [{ step: 'staked', balanceBefore: '100.00' }],
    })
    expect(shown.receipt.packed.length).toBeGreaterThan(100)
    expect(shown.receipt.commitment).toMatch(/^[0-9a-f]{64}$/)
    const draw = await world.getDraw(ticket.draw_id)
    const drawn = await world.runUntilDrawn(draw)
    const over = await world.lottery.showLotteryTicket(1, order)
    const hasWon = drawn.result?.endsWith('1,2,3') ?? false
    expect(over).toMatchObject({ result: drawn.result, state: hasWon ? 'won' : 'lost' })
  })

  it('shows the prize and its movement once it is paid', async () => {
    const memberId = await world.createMember('100.00')
    const [draw] = await world.listOpen(7002)
    if (!draw) throw new Error('a draw is on sale')
    await world.place(memberId, lastThree('123'), { gameId: 7002 })
    world.advanceTo(draw.draws_at)
    await world.lottery.runDraws()
    for (const operator of ['ana', 'bento']) {
      await world.lottery.enterDrawResult({
        ...world.approvals.order(operator),
        drawId: draw.id,
        result: '9,9,1,2,3',
      })
    }
    await world.lottery.settle()
    const [ticket] = await world.ticketsOf(memberId)
    const shown = await world.lottery.showLotteryTicket(1, String(ticket?.id))
    expect(shown.state).toBe('won')
    const prize = shown.movements.find(({ step }) => step === 'prize')
    expect(prize?.amount).toBe(shown.won)
  })

  it('is found by its number and by that of its order, at its brand alone', async () => {
    const { number, order } = await placeOne()
    const label = expect.stringContaining(order) as string
    expect(await find(order)).toMatchObject([{ id: number, label }])
    expect(await find(order, 2)).toEqual([])
    expect(await find('L')).toEqual([])
    await expect(world.lottery.showLotteryTicket(2, order)).rejects.toMatchObject({
      code: 'lottery.ticket_unknown',
    })
    await expect(world.lottery.showLotteryTicket(1, '999999')).rejects.toMatchObject({
      code: 'lottery.ticket_unknown',
    })
  })
})
