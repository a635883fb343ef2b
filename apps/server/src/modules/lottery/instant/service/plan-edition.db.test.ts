import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addInstantGame, instantCode, instantGame } from '../../testing/add-instant-game.ts'
import { withdrawReady } from '../repository/instant-editions.ts'
import { lockInstantGame, saveNextPlan } from '../repository/instant-games.ts'
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
  const [ended] = await world.lottery.listInstantEditions(1, instantGame)
  expect(ended).toMatchObject({ number: 1, closedBy: 'operators' })
  const [open] = await world.lottery.listInstantGames(1)
  expect(open).toMatchObject({ number: 3, priceMinor: '50000', ticketCount: 400 })
})

test('an edition that was being made by the plan before is not published', async () => {
  await world.database.inTx((tx) => withdrawReady(tx, instantGame))
  const [isPlanned, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const planning = world.database.inTx(async (tx) => {
    const game = await lockInstantGame(tx, 1, instantCode)
    if (!game) throw new Error('no game')
    const { price_minor, ticket_count, prizes: present } = game
    await saveNextPlan(tx, game.id, {
      price_minor,
      ticket_count,
      prizes: present,
      edition_days: 45,
    })
    isPlanned.resolve()
    await mayCommit.promise
  })
  await isPlanned.promise
  const making = world.lottery.keepInstantEditions()
  await world.untilBlocked()
  mayCommit.resolve()
  await Promise.all([planning, making])
  expect(await statesOf()).toEqual(['2 withdrawn 2.50', '1 open 2.50'])
  await world.lottery.keepInstantEditions()
  const { rows } = await world.pool.query(
    "select edition_days from lottery.instant_edition where state = 'ready'",
  )
  expect(rows).toEqual([{ edition_days: 45 }])
})

test('while members buy it may begin as well: each ticket is sold in full, or refused and not paid', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => world.createMember('100.00')))
  const [open] = await world.lottery.listInstantGames(1)
  const editionId = open?.editionId ?? 0
  await ask('ana', {}, true)
  const buying = members.map(async (memberId) => {
    try {
      return await world.lottery.buyInstantTickets({
        memberId,
        brandId: 1,
        clientId: randomUUID(),
        editionId,
        tickets: 3,
      })
    } catch (error) {
      expect(error).toMatchObject({ code: 'lottery.instant_closed' })
      const owned = await world.wallet.balancesOf([memberId])
      expect(owned.get(memberId)?.availableMinor).toBe(parseMoney('100.00'))
      return undefined
    }
  })
  const [orders] = await Promise.all([Promise.all(buying), ask('bento', {}, true)])
  const sold = orders.flatMap((order) => order?.tickets ?? []).map(({ ticket }) => ticket)
  expect(sold.toSorted((a, b) => a - b)).toEqual(sold.map((_, index) => index + 1))
  const edition = await world.lottery.showInstantEdition(1, editionId)
  expect(edition).toMatchObject({ state: 'closed', soldCount: sold.length })
})

test.each([
  {
    what: 'returns more than stakes count for',
    change: { ticketCount: 347 },
    code: 'lottery.return_out_of_bounds',
  },
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
