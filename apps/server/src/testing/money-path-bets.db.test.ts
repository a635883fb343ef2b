import * as endpoints from '@trevo/api-client/endpoints.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { listSlipMovements } from '../modules/sportsbook/index.ts'
import { startLotteryWorld } from './start-lottery-world.ts'

const world = await startLotteryWorld()
const { server, ana, valueOf, orderOf } = world
afterAll(() => world.close())

const newest = async () => {
  const [line] = valueOf(await ana.api.call(endpoints.listTransactions, {})).list
  if (!line) throw new Error('the statement is empty')
  return line
}
const pathOf = async (txId: string) =>
  valueOf(await ana.api.call(endpoints.getMoneyPath, { query: { txId } }))

describe('the path of money of other bets', () => {
  it('a lottery order is open until its draw, and leads to the stake that was returned', async () => {
    const body = await orderOf('1_2_3~1~21~1~1956~1')
    const placed = valueOf(await ana.api.call(endpoints.placeOrder, { body }))
    const stake = await newest()
    expect(await pathOf(stake.tx_id)).toMatchObject({
      line: { amount: '-2.00' },
      isOpen: true,
      related: [],
    })
    const listed = valueOf(
      await ana.api.call(endpoints.listTodayOrders, { query: { gameId: body.gameId } }),
    )
    const ticket = listed.content.find(({ orderNumber }) => orderNumber === placed.orderNumber)
    await ana.api.call(endpoints.cancelOrders, { body: [ticket?.orderDetailId ?? ''] })
    const path = await pathOf(stake.tx_id)
    expect(path.isOpen).toBe(false)
    expect(path.related.map(({ amount }) => amount)).toEqual(['2.00'])
    const back = await pathOf(path.related[0]?.tx_id ?? '')
    expect(back.related.map(({ tx_id }) => tx_id)).toEqual([stake.tx_id])
    expect(back.path.map(({ line }) => line.tx_id)).toContain(stake.tx_id)
  })

  it('a slip leads to all its payments, a slip of another member to nothing', async () => {
    const { db } = createDatabase<Record<never, never>>(server.pool)
    await server.pool.query(
      `insert into sportsbook.slip (member_id, brand_id, client_id, fingerprint, kind, accepts, bet_count,
         stake_each_minor, riding_each_minor, stake_minor, placed_at)
       values ($1, 1, gen_random_uuid(), 'f', 'single', 'any', 1, 10000, 0, 10000, now())`,
      [ana.memberId],
    )
    const { rows } = await server.pool.query<{ id: bigint }>('select id from sportsbook.slip')
    const slipId = rows[0]?.id ?? 0n
    await server.pool.query(
      `insert into sportsbook.credit (fixture_id, member_id, slip_id, attempt, kind, amount_minor, state, created_at)
       values (1, $1, $2, 1, 'prize', 20000, 'paid', now())`,
      [ana.memberId, slipId],
    )
    const own = await listSlipMovements(db, ana.memberId, slipId)
    expect(own.isOpen).toBe(true)
    expect(own.names.map(({ txnId }) => txnId)).toContain(`slip:${slipId}:staked`)
    expect(own.names).toHaveLength(4)
    expect(await listSlipMovements(db, ana.memberId + 1n, slipId)).toEqual({
      names: [],
      isOpen: false,
    })
  })
})
