import {
  approveBigPrize,
  enterDrawResult,
  listBigPrizes,
  listLotteryDraws,
  redraw,
  voidDraw,
} from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTotpSecrets } from '../modules/identity/index.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'

let world: Awaited<ReturnType<typeof startOperatorWorld>>
beforeAll(async () => {
  world = await startOperatorWorld()
  world.beginTest()
  const { lottery } = world.server.server.modules
  await world.server.pool.query(
    `update lottery.game set result_source = 'operators' where id = 7001`,
  )
  await lottery.scheduleDraws()
  await lottery.runDraws()
})
afterAll(() => world.server.close())

it('two operators of the brand draw, annul and see it by their own listener; visitors see the numbers', async () => {
  const { lottery } = world.server.server.modules
  const apis = []
  for (const [who, secret] of [
    [first, demoTotpSecrets.operator],
    [second, demoTotpSecrets.secondOperator],
  ] as const) {
    const { token } = await world.enter(world.withCode(who, secret))
    apis.push(world.apiOf({ token }))
  }
  const [one, other] = apis
  if (!one || !other) throw new Error('two operators')
  const { rows } = await world.server.pool.query<{ id: bigint }>(
    `select id from lottery.draw where game_id = 7001 and status = 'open'`,
  )
  const params = { drawId: String(rows[0]?.id) }
  const body = { result: '1,2,3,4,5' }
  expect(await one.call(enterDrawResult, { params, body })).toMatchObject({
    code: 'lottery.draw_state',
  })
  await world.server.pool.query(
    `update lottery.draw set opens_at = opens_at - interval '1 hour',
       closes_at = closes_at - interval '1 hour', draws_at = draws_at - interval '1 hour'
     where id = $1`,
    [params.drawId],
  )
  await lottery.runDraws()
  expect(await one.call(listLotteryDraws, { query: {} })).toMatchObject({
    value: { draws: [{ drawId: params.drawId, status: 'closed', gameCode: 'TCFFC' }] },
  })
  expect(await one.call(enterDrawResult, { params, body })).toMatchObject({
    value: { status: 'closed' },
  })
  expect(await one.call(enterDrawResult, { params, body })).toMatchObject({
    code: 'lottery.other_operator_needed',
  })
  expect(await other.call(enterDrawResult, { params, body })).toMatchObject({
    value: { status: 'drawn', result: '1,2,3,4,5' },
  })
  await lottery.settle()
  const reason = { reason: 'the ball machine stood still' }
  expect(await one.call(redraw, { params, body: reason })).toMatchObject({
    value: { status: 'settled' },
  })
  expect(await one.call(voidDraw, { params, body: reason })).toMatchObject({
    value: { status: 'settled' },
  })
  expect(await other.call(voidDraw, { params, body: reason })).toMatchObject({
    value: { status: 'cancelled' },
  })
  expect(await one.call(listBigPrizes, { query: {} })).toMatchObject({ value: { prizes: [] } })
  const approving = one.call(approveBigPrize, { params: { prizeId: '1' }, body: reason })
  expect(await approving).toMatchObject({ code: 'lottery.prize_unknown' })
})
