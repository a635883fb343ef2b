import {
  approveBigPrize,
  approveGameChange,
  askGameChange,
  enterDrawResult,
  listBigPrizes,
  listGameChanges,
  listLotteryDraws,
  listOperatorLotteries,
  redraw,
  voidDraw,
  withdrawGameChange,
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

it('two operators of the brand draw, annul and view it by their own listener; visitors see the numbers', async () => {
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

it('two operators change the limits of a lottery by their own listener; one drops a change', async () => {
  world.beginTest()
  const enterAs = async (who: { username: string; password: string }, secret: string) => {
    const { token } = await world.enter(world.withCode(who, secret))
    return world.apiOf({ token })
  }
  const one = await enterAs(first, demoTotpSecrets.operator)
  const other = await enterAs(second, demoTotpSecrets.secondOperator)
  const fromOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const reason = 'asked for by the house'
  const change = {
    what: 'limits',
    order: '500.00',
    multiple: 99,
    prize: '90000.00',
    memberDraw: null,
    draw: null,
  } as const
  const asked = await one.call(askGameChange, {
    body: { gameCode: 'TCFFC', fromOn, change, reason },
  })
  if (!asked.ok) throw new Error(asked.code)
  const params = { changeId: asked.value.changeId }
  expect(await one.call(approveGameChange, { params, body: { reason } })).toMatchObject({
    code: 'lottery.other_operator_needed',
  })
  expect(await other.call(approveGameChange, { params, body: { reason } })).toMatchObject({
    value: { state: 'approved' },
  })
  expect(await one.call(listGameChanges, { query: { gameCode: 'TCFFC' } })).toMatchObject({
    value: { changes: [{ fromOn, change, state: 'approved' }] },
  })
  expect(await one.call(withdrawGameChange, { params, body: { reason } })).toMatchObject({
    value: { state: 'withdrawn' },
  })
  expect(await one.call(listOperatorLotteries, { query: { gameCode: 'TCFFC' } })).toMatchObject({
    value: { lotteries: [{ gameCode: 'TCFFC', limits: { order: '20000.00' } }] },
  })
})
