import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { countedShareBp, lotteryReturnBpMax } from '@trevo/promotion-rules/counted-share.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { shrinkInstantGames } from '../modules/lottery/testing/add-instant-game.ts'
import { startRewardsWorld } from './start-rewards-world.ts'
import { valueOf } from './value-of.ts'

const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
afterAll(() => world.close())
afterEach(async () => {
  expect((await modules.wallet.proveConservation()).problems).toEqual([])
})

await shrinkInstantGames(server.pool)
await modules.lottery.keepInstantEditions()
const ana = await world.enter('ana.demo')

const onSale = async () => {
  const [edition] = valueOf(await server.guest().call(endpoints.listInstantGames, { query: {} }))
  if (!edition) throw new Error('nothing is on sale')
  return edition
}
const buy = async (tickets: unknown, clientId: unknown = randomUUID()) =>
  fetch(`${server.baseUrl}/lgw/instant/editions/${(await onSale()).editionId}/orders`, {
    method: 'POST',
    headers: {
      merchant: 'trevo',
      language: 'EN',
      authorization: ana.token,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ clientId, tickets }),
  })

test.each([0, -1, 11, 1.5, 2 ** 53, '2', null, [1]])(
  'an order of %j tickets is refused: nothing is taken and nothing is sold',
  async (tickets) => {
    const before = await moneyOf(ana)
    expect((await buy(tickets)).status).toBe(400)
    expect(await moneyOf(ana)).toBe(before)
    expect(await onSale()).toMatchObject({ soldCount: 0 })
  },
)

test.each(['1', '', 7])('an order under the id %j is refused', async (clientId) => {
  expect((await buy(1, clientId)).status).toBe(400)
  expect(await onSale()).toMatchObject({ soldCount: 0 })
})

test('eight presses at once are one order, one stake and one line that leads to its tickets', async () => {
  const before = await moneyOf(ana)
  const clientId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy(2, clientId)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const { list } = valueOf(
    await ana.api.call(endpoints.listInstantOrders, { query: { pageSize: 20 } }),
  )
  expect(list).toHaveLength(1)
  const [order] = list
  const paid = BigInt(order?.prizeMinor ?? '0')
  expect(await moneyOf(ana)).toBe(before - parseMoney('5.00') + paid)
  const statement = valueOf(await ana.api.call(endpoints.listTransactions, {})).list
  const line = statement.find(({ amount }) => amount === '-5.00')
  expect(line).toMatchObject({
    gameName: 'Kites in the Sky',
    detailUrl: `/raspadinhas?order=${order?.orderId}`,
  })
  const path = valueOf(
    await ana.api.call(endpoints.getMoneyPath, { query: { txId: line?.tx_id ?? '' } }),
  )
  expect(path.related).toHaveLength(paid > 0n ? 1 : 0)
})

test('its stakes count for rewards by the share of lotteries, as soon as they are taken', async () => {
  await modules.rewards.settleStakes()
  const { rows } = await server.pool.query<{ counted: string }>(
    'select sum(counted_minor)::text as counted from rewards.counted_bet where member_id = $1',
    [ana.memberId],
  )
  const share = BigInt(countedShareBp(lotteryReturnBpMax))
  expect(rows).toEqual([{ counted: String((parseMoney('5.00') * share) / 10_000n) }])
})
