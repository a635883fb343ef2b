import { randomUUID } from 'node:crypto'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestPlay, testGame, type TestPlay } from '../../testing/open-test-play.ts'
import { createListGameReturns } from './list-game-returns.ts'

let server: TestPlay
beforeEach(async () => {
  server = await openTestPlay()
  server.games.set(testGame.nodeId, { ...testGame, declaredReturnBp: 9_600 })
})
afterEach(() => server.close())

const list = (asked: { readonly brandId?: number; readonly outside?: '1' } = {}) =>
  createListGameReturns(server.context)({
    brandId: 1,
    days: 30,
    after: 0,
    pageSize: 50,
    ...asked,
  })

/** A round of one stake that pays the amount. */
const playRound = async (payout: string): Promise<void> => {
  const table = await seat(server.world, '10.00')
  const debit = randomUUID()
  await table.debit({ transactionId: debit })
  await table.credit(debit, { amount: payout, roundClosed: true })
}

it('settled rounds are added up by brand and game, once however often they are counted', async () => {
  for (const payout of ['0.00', '3.00', '1.50']) await playRound(payout)
  const open = await seat(server.world, '10.00')
  await open.debit({ transactionId: randomUUID() })
  await server.play.countReturns()
  await server.play.countReturns()
  const { list: titles, rounds } = await list()
  expect(rounds).toBe(3)
  expect(titles).toMatchObject([
    {
      nodeId: testGame.nodeId,
      rounds: 3,
      stake: '3.00',
      payout: '4.50',
      measuredBp: 15_000,
      declaredBp: 9_600,
      verdict: 'few',
    },
  ])
  expect((await list({ brandId: 2 })).list).toEqual([])
})

it('eight copies count at the same time, and none fails', async () => {
  await playRound('3.00')
  await Promise.all(Array.from({ length: 8 }, server.play.countReturns))
  expect(await list()).toMatchObject({ rounds: 1 })
})

it('a title that pays too much is outside its limits', async () => {
  await playRound('1.00')
  await server.play.countReturns()
  // A thousand even bets of 1.00, each of which came back twice.
  await server.pool.query(
    `update play.game_return set bets = 1000, stake_minor = 10000000, payout_minor = 12000000,
       stake_squared = 1000 * 1e8, payout_squared = 600 * 4e8, stake_payout = 600 * 2e8`,
  )
  const { list: outside } = await list({ outside: '1' })
  expect(outside).toMatchObject([{ verdict: 'above', measuredBp: 12_000 }])
  const [title] = outside
  expect(title!.upperBp).toBeLessThan(12_000)
  expect(title!.lowerBp).toBeLessThan(9_600)
})

it('titles come by how far they are outside, then those that cannot be judged, each by its number', async () => {
  await playRound('1.00')
  await server.play.countReturns()
  const { rows } = await server.pool.query<{ day: string }>(
    'select day::text from play.game_return',
  )
  const day = rows[0]?.day
  await server.pool.query('delete from play.game_return')
  // A thousand bets of 1.00, of which a part came back twice.
  const returned: readonly (readonly [number, number])[] = [
    [101, 480],
    [102, 700],
    [103, 300],
    [104, 700],
  ]
  for (const [nodeId, doubled] of returned) {
    server.games.set(nodeId, { ...testGame, nodeId, declaredReturnBp: 9_600 })
    await server.pool.query(
      `insert into play.game_return values
         (1, $1, $2, 1000, 10000000, $3 * 20000, 1000 * 1e8, $3 * 4e8, $3 * 2e8)`,
      [nodeId, day, doubled],
    )
  }
  const few = [106, 105]
  for (const nodeId of few) {
    server.games.set(nodeId, { ...testGame, nodeId, declaredReturnBp: 9_600 })
    await server.pool.query(
      'insert into play.game_return values (1, $1, $2, 1, 10000, 0, 1e8, 0, 0)',
      [nodeId, day],
    )
  }
  const inOrder = [102, 104, 103, 101, 105, 106]
  const { list: all, rounds, next } = await list()
  expect(all.map(({ nodeId }) => nodeId)).toEqual(inOrder)
  expect(all.map(({ verdict }) => verdict)).toEqual([
    'above',
    'above',
    'below',
    'inside',
    'few',
    'few',
  ])
  expect([rounds, next]).toEqual([4_002, null])
  const page = (after: number) =>
    createListGameReturns(server.context)({ brandId: 1, days: 1, after, pageSize: 3 })
  const [first, last] = [await page(0), await page(3)]
  expect([...first.list, ...last.list].map(({ nodeId }) => nodeId)).toEqual(inOrder)
  expect([first.next, last.next]).toEqual([3, null])
  expect([first.from, first.to]).toEqual([day, day])
  expect((await list({ outside: '1' })).list).toHaveLength(3)
})
