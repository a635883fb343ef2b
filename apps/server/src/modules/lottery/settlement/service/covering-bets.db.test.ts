import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, it } from 'vitest'
import { sumSettled, sumValid } from '../../../bets/index.ts'
import { openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

/** Digits of the last position; R$ 2.00 each at series 1,956, which returns 97.8 %. */
const digits = (some: string, { series = 1956 } = {}) => `${some}~1~14~1~${series}~1~0`

const drawOnSale = async () => {
  const [draw] = await world.listOpen()
  if (!draw) throw new Error('no draw')
  return draw
}

const orderOf = async (memberId: bigint) =>
  (await world.ticketsOf(memberId)).map(({ order_id: orderId }) => ({ memberId, orderId }))

/** The counted part of a member's stakes, by everything that uses it. */
const validOf = async (memberId: bigint) => {
  const orders = await orderOf(memberId)
  const span = { from: new Date(0), to: new Date(8e15) }
  const taken = orders.map(({ orderId }) => ({
    source: 'lottery',
    txnId: `order:${orderId}:staked`,
  }))
  const settled = await sumSettled(world.database.db, memberId, span)
  return {
    turnover: await sumValid(world.database.db, memberId, taken),
    promotions: settled.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
  }
}
const everywhere = (amount: string) => {
  const minor = parseMoney(amount)
  return { turnover: minor, promotions: minor }
}

it('stakes of one member on all digits of a position count only for what can be lost, in one order or several', async () => {
  const draw = await drawOnSale()
  const [inOne, inSeveral, oneHalf] = [
    await world.createMember(),
    await world.createMember(),
    await world.createMember(),
  ]
  await world.place(inOne, digits('0123456789'))
  await world.place(inSeveral, digits('01234'))
  await world.place(inSeveral, digits('56789'))
  await world.place(oneHalf, digits('01234'))
  expect((await world.runUntilDrawn(draw)).status).toBe('settled')
  // Of R$ 20.00 the one winning digit pays R$ 19.56 in every case.
  expect(await validOf(inOne)).toEqual(everywhere('0.44'))
  expect(await validOf(inSeveral)).toEqual(everywhere('0.44'))
  expect(await validOf(oneHalf)).toEqual(everywhere('10.00'))
})

it('a rebate is returned for any numbers as well', async () => {
  const draw = await drawOnSale()
  const member = await world.createMember()
  await world.place(member, digits('0123456789', { series: 1700 }))
  await world.runUntilDrawn(draw)
  // R$ 17.00 is paid, and 12.8 % of R$ 20.00 given back.
  expect(await validOf(member)).toEqual(everywhere('0.44'))
})

it('bets of two members are compared together once the draw is settled', async () => {
  const draw = await drawOnSale()
  const [ana, rui, gone] = [
    await world.createMember(),
    await world.createMember(),
    await world.createMember(),
  ]
  await world.place(ana, digits('01234'))
  await world.place(rui, digits('56789'))
  await world.place(gone, digits('01234'))
  const ticketIds = (await world.ticketsOf(gone)).map(({ id }) => id)
  await world.lottery.cancelOrders({ memberId: gone, ticketIds })
  const { settledBets } = world.lottery
  const findDraw = async () =>
    (await settledBets.listUncompared(100)).find(({ id }) => id === draw.id)
  expect(await findDraw()).toBeUndefined()
  await world.runUntilDrawn(draw)
  expect(await findDraw()).toMatchObject({ subject: `draw ${draw.draw_number}` })
  expect(await settledBets.listBettors(draw.id, 10)).toEqual([ana, rui])
  const riskOf = await settledBets.readRisks(draw.id, [ana, rui])
  expect(await riskOf([ana])).toBe(parseMoney('10.00'))
  expect(await riskOf([ana, rui])).toBe(parseMoney('0.44'))
  await settledBets.markCompared(draw.id)
  expect(await findDraw()).toBeUndefined()
})

it('bets of two draws, and of two members, are judged separately', async () => {
  const [first, second] = await world.listOpen(undefined, 2)
  if (!first || !second) throw new Error('no draws')
  const [ana, rui] = [await world.createMember(), await world.createMember()]
  await world.place(ana, digits('01234'))
  await world.place(rui, digits('56789'))
  await world.runUntilDrawn(first)
  await world.place(ana, digits('56789'))
  await world.runUntilDrawn(second)
  expect(await validOf(ana)).toEqual(everywhere('20.00'))
  expect(await validOf(rui)).toEqual(everywhere('10.00'))
})
