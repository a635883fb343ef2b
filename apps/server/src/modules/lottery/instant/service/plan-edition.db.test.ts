import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addInstantGame, instantCode } from '../../testing/add-instant-game.ts'
import { openTestLottery, type TestLottery } from '../../testing/open-test-lottery.ts'

let world: TestLottery
beforeEach(async () => {
  world = await openTestLottery()
  await addInstantGame(world.pool)
  await world.lottery.keepInstantEditions()
})
afterEach(() => world.close())

const prizes = [
  { amount: '500.00', count: 1 },
  { amount: '100.00', count: 2 },
  { amount: '50.00', count: 4 },
  { amount: '20.00', count: 10 },
  { amount: '10.00', count: 30 },
  { amount: '5.00', count: 60 },
]
const plan = { price: '5.00', ticketCount: 400, prizes, days: 10 }

const ask = (operator: string, change: Partial<typeof plan> = {}, endsPresent = false) =>
  world.lottery.planInstantEdition(world.approvals.by(operator), instantCode, {
    requestId: randomUUID(),
    plan: { ...plan, ...change },
    endsPresent,
    reason: 'Decided by the head of lotteries',
  })

const statesOf = async () => {
  const { games } = await world.lottery.listInstantSales(1)
  return games[0]?.editions.map(({ number, state, price }) => `${number} ${state} ${price}`)
}

test('an edition by another plan follows the present one once two persons said so', async () => {
  expect(await statesOf()).toEqual(['2 ready 2.50', '1 open 2.50'])
  await ask('ana')
  expect(await statesOf()).toEqual(['2 ready 2.50', '1 open 2.50'])
  await ask('bento')
  await world.lottery.keepInstantEditions()
  expect(await statesOf()).toEqual(['3 ready 5.00', '2 withdrawn 2.50', '1 open 2.50'])
  const { games } = await world.lottery.listInstantSales(1)
  expect(games[0]).toMatchObject({ plan, returnBp: 8_500 })
})

test('it may begin at once: the present edition ends with its seed', async () => {
  await ask('ana', {}, true)
  await ask('bento', {}, true)
  await world.lottery.keepInstantEditions()
  expect(await statesOf()).toEqual([
    '4 ready 5.00',
    '3 open 5.00',
    '2 withdrawn 2.50',
    '1 closed 2.50',
  ])
  const [open] = await world.lottery.listInstantGames(1)
  expect(open).toMatchObject({ number: 3, priceMinor: '50000', ticketCount: 400 })
})

test.each([
  { what: 'returns too much', change: { ticketCount: 200 }, code: 'lottery.return_out_of_bounds' },
  {
    what: 'returns too little',
    change: { ticketCount: 4_000 },
    code: 'lottery.return_out_of_bounds',
  },
  {
    what: 'is not in order',
    change: { prizes: prizes.toReversed() },
    code: 'lottery.change_invalid',
  },
])('a plan that $what is refused before anybody is asked', async ({ change, code }) => {
  await expect(ask('ana', change)).rejects.toMatchObject({ code })
})

test('another brand plans nothing of it', async () => {
  await expect(
    world.lottery.planInstantEdition({ ...world.approvals.by('ana'), brandId: 2 }, instantCode, {
      requestId: randomUUID(),
      plan,
      endsPresent: false,
      reason: 'Not ours',
    }),
  ).rejects.toMatchObject({ code: 'lottery.instant_unknown' })
})
