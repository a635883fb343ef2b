import { randomUUID } from 'node:crypto'
import { beginOfDay, dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DrawRow } from '../../tables.ts'
import { addInstantGame, instantGame } from '../../testing/add-instant-game.ts'
import { openTestLottery } from '../../testing/open-test-lottery.ts'
import { replaceReturns } from '../repository/game-returns.ts'

const world = await openTestLottery()
afterAll(() => world.close())

/** All thousand endings of three digits, of which one wins, at the series. */
const everything = (series: number) => `0123456789_0123456789_0123456789~1~21~2~${series}~1`

const list = async () => {
  await world.lottery.countReturns()
  const day = dayOfBrasilia(world.now())
  return world.lottery.listReturns(1, { from: day, to: day })
}
const drawOnce = async (slip: string): Promise<DrawRow> => {
  const [draw] = await world.listOpen()
  if (!draw) throw new Error('no draw')
  await world.place(await world.createMember(), slip)
  await world.runUntilDrawn(draw)
  return draw
}

it('a settled draw counts once with its stakes and prizes, in 1/10,000 BRL', async () => {
  await drawOnce(everything(1956))
  await list()
  expect(await list()).toMatchObject([
    {
      names: { EN: expect.any(String) },
      days: [
        {
          rounds: '1',
          stake: '2000000',
          payout: '1956000',
          stakeSquared: String(2_000_000 ** 2),
          payoutSquared: String(1_956_000 ** 2),
          stakePayout: String(2_000_000 * 1_956_000),
        },
      ],
    },
  ])
})

it('what a lower series does not pay as a prize comes back as a rebate', async () => {
  await drawOnce(everything(1900))
  const [lottery] = await list()
  expect(lottery?.days).toMatchObject([{ rounds: '2', stake: '4000000', payout: '3912000' }])
  // Series 1956 of 2,000; ZY pays less, and least where the ten-thousands digit is left to chance.
  expect(lottery?.declared).toEqual({ lowestBp: 9_167, highestBp: 9_780 })
})

it('a draw that operators void is measured no longer', async () => {
  const draw = await drawOnce(everything(1956))
  expect((await list())[0]?.days).toMatchObject([{ rounds: '3' }])
  for (const operator of ['ana', 'bento']) {
    const order = world.approvals.order(operator)
    await world.lottery.voidDraw({ ...order, drawId: draw.id, reason: 'tried' })
  }
  expect((await list())[0]?.days).toMatchObject([{ rounds: '2', stake: '4000000' }])
})

it('another brand sees none of them', async () => {
  const day = dayOfBrasilia(world.now())
  expect(await world.lottery.listReturns(2, { from: day, to: day })).toEqual([])
})

describe('an instant lottery', () => {
  let memberId: bigint
  beforeAll(async () => {
    await addInstantGame(world.pool)
    await world.lottery.keepInstantEditions()
    memberId = await world.createMember('500.00')
  })
  const buy = async (tickets: number) => {
    const [edition] = await world.lottery.listInstantGames(1)
    const editionId = edition?.editionId ?? 0
    const clientId = randomUUID()
    return world.lottery.buyInstantTickets({ memberId, brandId: 1, clientId, editionId, tickets })
  }

  it('is measured by its orders, beside what its plans declare', async () => {
    const orders = [await buy(10), await buy(1), await buy(4)]
    const sum = (of: (order: (typeof orders)[number]) => bigint) =>
      String(orders.reduce((total, order) => total + of(order), 0n))
    const found = (await list()).find(({ gameId }) => gameId === instantGame)
    expect(found).toMatchObject({
      kind: 'instant',
      declared: { lowestBp: 7_000, highestBp: 7_000 },
      days: [
        {
          rounds: '3',
          stake: '375000',
          payout: sum(({ prizeMinor }) => BigInt(prizeMinor)),
          stakeSquared: sum(({ stakeMinor }) => BigInt(stakeMinor) ** 2n),
          stakePayout: sum(({ stakeMinor, prizeMinor }) => BigInt(stakeMinor) * BigInt(prizeMinor)),
        },
      ],
    })
  })

  it('two copies that count a day at once take turns, and the second counts what came meanwhile', async () => {
    const day = dayOfBrasilia(world.now())
    const span = { day, from: new Date(beginOfDay(day)), to: new Date(beginOfDay(addDays(day, 1))) }
    const [isCounted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = world.database.inTx(async (tx) => {
      await replaceReturns(tx, span)
      isCounted.resolve()
      await mayCommit.promise
    })
    await isCounted.promise
    await buy(1)
    let attempts = 0
    const second = world.database.inTx(async (tx) => {
      attempts += 1
      await replaceReturns(tx, span)
    })
    await world.untilBlocked()
    mayCommit.resolve()
    await Promise.all([first, second])
    expect(attempts).toBe(1)
    const titles = await world.lottery.listReturns(1, { from: day, to: day })
    const { rows } = await world.pool.query<{ orders: string }>(
      'select count(*)::text as orders from lottery.instant_order',
    )
    expect(titles.find(({ gameId }) => gameId === instantGame)?.days).toMatchObject([
      { rounds: rows[0]?.orders },
    ])
  })
})
